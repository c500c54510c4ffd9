import { ChevronDown, ChevronUp, GripVertical } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { IconButton } from './button';
import { rowDrag } from './row-drag';

type Props = {
  /** Name of the row in the buttons' labels. */
  title: string;
  position: number;
  /** Position of the last row. */
  last: number;
  onStep: (by: -1 | 1) => void;
  /** Called on a drop at another position, counted from 0. */
  onDrop: (to: number) => void;
};

/** Shows a row's position, counted from 1, and moves the row. Phones show only the buttons, for long cards. */
export function PositionCell({ title, position, last, onStep, onDrop }: Props) {
  const steps = useRef<HTMLSpanElement>(null);
  const stepped = useRef<-1 | 1>(null);

  // At the end of the list the pressed button is disabled: the focus moves to the other one.
  // biome-ignore lint/correctness/useExhaustiveDependencies: moves the focus after the order has changed.
  useEffect(() => {
    if (!stepped.current) return;
    const [up, down] = steps.current?.querySelectorAll('button') ?? [];
    const [taken, other] = stepped.current === -1 ? [up, down] : [down, up];
    (taken?.disabled ? other : taken)?.focus();
    stepped.current = null;
  }, [position]);

  function step(by: -1 | 1) {
    stepped.current = by;
    onStep(by);
  }

  return (
    <span className="flex items-center">
      <span
        aria-hidden
        title="Arraste para mudar a ordem"
        className="-ml-2 grid size-9 cursor-grab max-md:hidden touch-none place-items-center text-muted active:cursor-grabbing"
        {...rowDrag(position, (_from, to) => onDrop(to))}
      >
        <GripVertical size={17} />
      </span>
      <span className="min-w-6 text-center max-md:min-w-4 max-md:text-left font-medium text-ink tabular-nums">
        {position + 1}
      </span>
      <span ref={steps} className="ml-1 flex">
        <IconButton label={`Mover ${title} para cima`} disabled={position === 0} onClick={() => step(-1)}>
          <ChevronUp aria-hidden size={17} />
        </IconButton>
        <IconButton label={`Mover ${title} para baixo`} disabled={position === last} onClick={() => step(1)}>
          <ChevronDown aria-hidden size={17} />
        </IconButton>
      </span>
    </span>
  );
}
