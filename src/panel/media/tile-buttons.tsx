import type { ReactNode } from 'react';
import { TILE, TILES } from './tile';

type Props<Picture> = {
  label: string;
  pictures: Picture[];
  className?: string | undefined;
  onChoose: (picture: Picture) => void;
  /** The tile of a picture. */
  children: (picture: Picture) => ReactNode;
};

/** Pictures of Mídia, each a button. */
export function TileButtons<Picture extends { address: string }>({
  label,
  pictures,
  className = TILES,
  onChoose,
  children,
}: Props<Picture>) {
  return (
    <ul aria-label={label} className={className}>
      {pictures.map((picture) => (
        <li key={picture.address}>
          <button type="button" data-record="" className={TILE} onClick={() => onChoose(picture)}>
            {children(picture)}
          </button>
        </li>
      ))}
    </ul>
  );
}
