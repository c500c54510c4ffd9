import type { Medium } from '../../shared/media';
import { Picture } from '../../ui/picture';

const SIZES = '(min-width: 80rem) 11rem, (min-width: 40rem) 22vw, 45vw';

/** A picture of the library and what it is called, inside whatever opens or chooses it. */
export function Tile({ medium: { address, name, alt } }: { medium: Medium }) {
  return (
    <>
      <span className="block aspect-square overflow-hidden rounded-t-[0.6875rem] bg-sunken">
        <Picture src={address} alt="" sizes={SIZES} />
      </span>
      <span className="block px-3 py-2 text-left">
        <span className="block truncate text-sm font-medium text-ink">{alt || name}</span>
        <span className={`block truncate text-xs ${alt ? 'text-muted' : 'text-warning'}`}>
          {alt ? name : 'Sem texto alternativo'}
        </span>
      </span>
    </>
  );
}

export const TILES = 'grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-4 xl:grid-cols-6';
export const TILE = 'panel-card block w-full hover:border-edge hover:shadow-card';
