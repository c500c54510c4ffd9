import { type KeyboardEvent, type MouseEvent, useId } from 'react';
import type { Medium } from '../../shared/media';
import type { Point, Shape } from '../../shared/media-address';
import { Picture } from '../../ui/picture';
import { ByPointer } from '../parts/by-pointer';
import { pointText } from './crops-text';

type Props = {
  medium: Medium;
  point: Point;
  /** Shape for which the kept and the cut parts are shown. */
  shape: Shape | null;
  onChange: (point: Point) => void;
};

/** Aspect ratios, width by height. */
const RATIOS: Record<Shape, number> = { wide: 16 / 9, square: 1, tall: 9 / 16 };

const STEPS: Record<string, Point> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** Shows the whole picture with its focal point, which every crop keeps. */
export function FocalPoint({ medium, point: { x, y }, shape, onChange }: Props) {
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
        {/* biome-ignore lint/a11y/useKeyWithClickEvents: keyboards move the point itself. */}
        {/* biome-ignore lint/a11y/noStaticElementInteractions: a shortcut for pointers only. */}
        <div
          onClick={onClick}
          className="relative max-h-[70vh] max-w-full cursor-crosshair"
          style={{ aspectRatio: `${medium.width} / ${medium.height}`, width: `min(100%, ${widthAtMost(medium)})` }}
        >
          <Picture src={medium.address} alt={medium.alt} sizes="(min-width: 64rem) 44rem, 100vw" eager />
          {shape && (
            <span aria-hidden className="pointer-events-none absolute inset-0 overflow-hidden">
              <span
                style={kept(medium, RATIOS[shape], { x, y })}
                className="absolute rounded-sm outline-2 outline-white shadow-[0_0_0_100vmax_rgb(23_23_28/0.6)]"
              />
            </span>
          )}
          <span
            role="slider"
            tabIndex={0}
            aria-label="Ponto focal"
            aria-describedby={hintId}
            aria-valuemin={0}
            aria-valuemax={100}
            aria-valuenow={Math.round(x * 100)}
            aria-valuetext={pointText({ x, y })}
            onKeyDown={onKeyDown}
            style={{ left: `${x * 100}%`, top: `${y * 100}%` }}
            className="absolute grid size-8 -translate-1/2 place-items-center rounded-full border-2 border-white bg-[#17171c]/35 shadow-[0_0_0_2px_#17171c] focus-visible:shadow-[0_0_0_7px_#17171c] focus-visible:outline-3 focus-visible:outline-white"
          >
            <span className="size-1.5 rounded-full bg-white" />
          </span>
        </div>
      </div>
      <p id={hintId} className="mt-2 text-sm text-muted">
        <ByPointer
          mouse="Clique no que não pode ser cortado, ou mova o ponto com as setas do teclado (com Shift, mais depressa)."
          touch="Toque no que não pode ser cortado."
        />
      </p>
    </div>
  );
}

/** Returns position and size of the largest box with this ratio that keeps the point, as the site crops. */
function kept({ width, height }: Medium, ratio: number, { x, y }: Point) {
  const [wide, high] = [Math.min(1, (height * ratio) / width), Math.min(1, width / ratio / height)];
  const percent = (share: number) => `${share * 100}%`;
  return {
    ...{ left: percent((1 - wide) * x), top: percent((1 - high) * y) },
    ...{ width: percent(wide), height: percent(high) },
  };
}

/** Rounds to hundredths, the precision of an address. */
function fraction(value: number): number {
  return Math.round(Math.min(1, Math.max(0, value)) * 100) / 100;
}

/** Returns a width limit: at most the picture's width, and a height of at most 70vh. */
function widthAtMost({ width, height }: Medium): string {
  return `${width}px, ${Math.round((width / height) * 70)}vh`;
}
