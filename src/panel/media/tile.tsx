import type { Medium } from '../../shared/media';
import { describePicture } from '../../shared/picture';
import { Picture } from '../../ui/picture';
import { PictureBox } from '../parts/thumbnail';

/** Returns `sizes` for a picture that covers its square: a wide one is drawn wider than the square. */
function sizesOf(address: string): string {
  const picture = describePicture(address);
  const ratio = picture ? Math.max(1, picture.width / picture.height) : 1;
  const times = (side: number) => Math.ceil(side * ratio);
  return `(min-width: 80rem) ${times(11)}rem, (min-width: 64rem) ${times(22)}vw, (min-width: 40rem) ${times(30)}vw, ${times(45)}vw`;
}

export function TilePicture({ address }: { address: string }) {
  return (
    <PictureBox src={address} iconSize={24} className="aspect-square w-full rounded-t-[0.6875rem]">
      {(src) => <Picture src={src} shape="square" alt="" sizes={sizesOf(src)} />}
    </PictureBox>
  );
}

export function TileWords({ title, note, isWarning }: ReturnType<typeof wordsOfMedium>) {
  return (
    <span className="block w-full px-3 py-2 text-left">
      <span className="line-clamp-2 text-sm font-medium text-ink">{title}</span>
      <span className={`block truncate text-xs ${isWarning ? 'text-warning' : 'text-muted'}`}>{note}</span>
    </span>
  );
}

/** Returns the words of a tile, with the description as the title, because file names are arbitrary. */
export function wordsOfMedium({ name, alt }: Medium) {
  return { title: alt || name, note: alt ? name : 'Sem texto alternativo', isWarning: !alt };
}

/** Renders a picture with its words, inside a button. */
export function MediumTile({ medium }: { medium: Medium }) {
  return (
    <>
      <TilePicture address={medium.address} />
      <TileWords {...wordsOfMedium(medium)} />
    </>
  );
}

export const TILES = 'grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-4 xl:grid-cols-6';
export const TILE = 'panel-card flex size-full flex-col hover:border-edge hover:shadow-card';
