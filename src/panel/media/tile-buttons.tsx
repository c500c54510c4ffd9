import type { ReactNode } from 'react';
import { TILE, TILES } from './tile';

type Props<Picture> = {
  label: string;
  pictures: Picture[];
  className?: string | undefined;
  /** Addresses of the chosen pictures in their order, where several may be chosen. */
  taken?: string[] | undefined;
  onChoose: (picture: Picture) => void;
  /** Renders the tile of a picture. */
  children: (picture: Picture) => ReactNode;
};

/** Renders pictures as buttons. */
export function TileButtons<Picture extends { address: string }>({
  label,
  pictures,
  className = TILES,
  taken,
  onChoose,
  children,
}: Props<Picture>) {
  return (
    <ul aria-label={label} className={className}>
      {pictures.map((picture) => {
        const place = (taken?.indexOf(picture.address) ?? -1) + 1;
        return (
          <li key={picture.address}>
            <button
              type="button"
              data-record=""
              aria-pressed={taken && place > 0}
              className={`${TILE} relative aria-pressed:border-primary-deep aria-pressed:bg-lilac`}
              onClick={() => onChoose(picture)}
            >
              {children(picture)}
              {place > 0 && (
                <span
                  aria-hidden
                  className="absolute top-2 right-2 grid size-7 place-items-center rounded-full bg-primary font-semibold text-sm text-white"
                >
                  {place}
                </span>
              )}
            </button>
          </li>
        );
      })}
    </ul>
  );
}
