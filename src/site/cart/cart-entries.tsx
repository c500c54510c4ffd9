import { type ComponentType, lazy, Suspense } from 'react';
import { type Cart, type CartItem, isSameLine } from '../../shared/cart';
import { boxName, entriesOf, isBoxes } from '../../shared/cart-boxes';
import { BoxLine } from './box-line';
import { CartLine } from './cart-line';

/** Fetched only for a cart with a line that has discounted boxes. */
const BoxHints = lazy<ComponentType<{ cart: Cart }>>(
  async () => (await import('./box-hints').catch(() => null)) ?? { default: () => null },
);

type Props = {
  /** The cart with the chosen store's availability. */
  sold: Cart;
  unsold: Cart;
  /** Removes lines, which have a name together, from their place in the list. */
  onRemove: (lines: CartItem[], name: string, place: number) => void;
};

/** The cart's boxes and loose lines. */
export function CartEntries({ sold, unsold, onRemove }: Props) {
  return (
    <>
      <ul className="grid gap-4">
        {entriesOf(sold).map((entry, place) =>
          isBoxes(entry) ? (
            <BoxLine
              key={entry.category + entry.box}
              boxes={entry}
              onRemove={() => onRemove(entry.lines, boxName(entry), place)}
            />
          ) : (
            <CartLine
              key={`${entry.category}${entry.number}/${entry.box}`}
              item={entry}
              isUnsold={unsold.some((line) => isSameLine(line, entry))}
              onRemove={() => onRemove([entry], entry.name, place)}
            />
          ),
        )}
      </ul>
      <Suspense>{sold.some(({ pack }) => pack?.discount) && <BoxHints cart={sold} />}</Suspense>
    </>
  );
}
