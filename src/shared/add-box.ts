import { addToCart, type Cart, type CartItem, isSameLine } from './cart';
import { entriesOf, isBoxes } from './cart-boxes';
import type { Pack } from './pack';

/** A flavour of a box that is being put into a cart: one unit. */
type Unit = Omit<CartItem, 'quantity' | 'box' | 'pack'>;

/** Returns the loose units of a product line that can be ordered, one by one, the dearest first. */
export function looseUnits(cart: Cart, category: string): CartItem[] {
  return entriesOf(cart)
    .filter((entry): entry is CartItem => !isBoxes(entry) && !entry.unavailable && entry.category === category)
    .toSorted((a, b) => b.priceCents - a.priceCents)
    .flatMap((line) => Array.from({ length: line.quantity }, () => line));
}

/** Puts a box of these units into the cart. Those in `taken` are in the cart already, loose, and leave their lines. */
export function addBox(cart: Cart, units: Unit[], pack: Pack, taken: CartItem[] = []): Cart {
  const all = [...taken, ...units].toSorted((a, b) => a.number - b.number);
  const box = all.map(({ number }) => number).join();
  const rest = taken.reduce((lines, unit) => takenFrom(lines, unit), cart);
  return all.reduceRight((lines, unit) => addToCart(lines, { ...unit, quantity: 1, pack, box }), rest);
}

function takenFrom(cart: Cart, unit: CartItem): Cart {
  const less = cart.map((line) => (isSameLine(line, unit) ? { ...line, quantity: line.quantity - 1 } : line));
  return less.filter(({ quantity }) => quantity > 0);
}
