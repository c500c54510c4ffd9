import { type KeyboardEvent, type MouseEvent, useId } from 'react';
import type { Medium } from '../../shared/media';
import { Picture } from '../../ui/picture';

type Point = { x: number; y: number };
type Props = { medium: Medium; point: Point; onChange: (point: Point) => void };

const STEPS: Record<string, Point> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** The picture, whole, and the point of it that every crop keeps. */
export function FocalPoint({ medium, point: { x, y }, onChange }: Props) {
  const hintId = useId();

  function onClick({ clientX, clientY, currentTarget }: MouseEvent) {
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    onChange({ x: fraction((clientX - left) / width), y: fraction((clientY - top) / height) });
  }

  function onKeyDown(event: KeyboardEvent) {
    const step = STEPS[event.key];
    if (!step) return;
    event.preventDefault();
    const size = event.shiftKey ? 0.1 : 0.01;
    onChange({ x: fraction(x + step.x * size), y: fraction(y + step.y * size) });
  }

  return (
    <div>
      <div className="panel-card grid place-items-center overflow-hidden bg-sunken">
        {/* biome-ignore lint/a11y/useKeyWithClickEvents: the point itself moves by keys. */}
        {/* biome-ignore lint/a11y/noStaticElementInteractions: a shortcut for the pointer. */}
        <div
          onClick={onClick}
          className="relative max-h-[70vh] max-w-full cursor-crosshair"
          style={{ aspectRatio: `${medium.width} / ${medium.height}`, width: `min(100%, ${widthAtMost(medium)})` }}
        >
          <Picture src={medium.address} alt={medium.alt} sizes="(min-width: 64rem) 44rem, 100vw" eager />
          <span
            role="slider"
            tabIndex={0}
            aria-label="Ponto focal"
            aria-describedby={hintId}
            aria-valuemin={0}
            aria-valuemax={100}
            aria-valuenow={Math.round(x * 100)}
            aria-valuetext={`${Math.round(x * 100)}% da esquerda, ${Math.round(y * 100)}% do topo`}
            onKeyDown={onKeyDown}
            style={{ left: `${x * 100}%`, top: `${y * 100}%` }}
            className="absolute grid size-8 -translate-1/2 place-items-center rounded-full border-2 border-white bg-[#17171c]/35 shadow-[0_0_0_2px_#17171c] focus-visible:shadow-[0_0_0_7px_#17171c] focus-visible:outline-3 focus-visible:outline-white"
          >
            <span className="size-1.5 rounded-full bg-white" />
          </span>
        </div>
      </div>
      <p id={hintId} className="mt-2 text-sm text-muted">
        Clique no que não pode ser cortado, ou mova o ponto com as setas do teclado (com Shift, mais depressa).
      </p>
    </div>
  );
}

/** Hundredths are what an address can say. */
function fraction(value: number): number {
  return Math.round(Math.min(1, Math.max(0, value)) * 100) / 100;
}

/** No wider than the picture is, and no taller than most of the window. */
function widthAtMost({ width, height }: Medium): string {
  return `${width}px, ${Math.round((width / height) * 70)}vh`;
}
