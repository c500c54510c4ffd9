import { ChevronDown, ChevronUp, GripVertical, X } from 'lucide-react';
import { IconButton } from './button';
import { rowDrag } from './row-drag';

type Props = {
  /** Name of the item in the buttons' labels: `imagem 2`. */
  name: string;
  index: number;
  count: number;
  onMove: (from: number, to: number) => void;
  onRemove: () => void;
};

/** Renders the drag handle of an item in a form's list. The list is marked `data-rows`. */
export function ItemGrip({ index, onMove }: Pick<Props, 'index' | 'onMove'>) {
  return (
    <span
      aria-hidden
      title="Arraste para mudar a ordem"
      className="grid w-6 shrink-0 cursor-grab touch-none place-items-center self-stretch text-muted active:cursor-grabbing"
      {...rowDrag(index, onMove)}
    >
      <GripVertical size={17} />
    </span>
  );
}

/** Moves and removes an item of a form's list. Focus follows the item. */
export function ItemButtons({ name, index, count, onMove, onRemove }: Props) {
  return (
    <span className="flex shrink-0">
      <IconButton label={`Mover ${name} para cima`} disabled={index === 0} onClick={() => onMove(index, index - 1)}>
        <ChevronUp aria-hidden size={17} />
      </IconButton>
      <IconButton
        label={`Mover ${name} para baixo`}
        disabled={index === count - 1}
        onClick={() => onMove(index, index + 1)}
      >
        <ChevronDown aria-hidden size={17} />
      </IconButton>
      <IconButton label={`Remover ${name}`} onClick={onRemove}>
        <X aria-hidden size={17} />
      </IconButton>
    </span>
  );
}
