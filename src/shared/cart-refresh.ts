import { addToCart, availableLines, type Cart, type CartItem, type CartKey, isSame, isSameLine } from './cart';
import type { Pack } from './pack';

/** A product as the catalogue has it now. `formerly` is the requested address, if it has moved since. */
export type CurrentProduct = Omit<CartItem, 'quantity' | 'unavailable'> & { formerly?: CartKey };

/**
 * Updates the `checked` lines from the catalogue: name, price and address. A moved product joins the line that is already
 * at its new address. A product that is gone becomes unavailable.
 */
export function refreshCart(cart: Cart, checked: CartKey[], current: CurrentProduct[]): Cart {
  let lines: Cart = [];
  // From the last line to the first, because each is put before the others.
  for (const line of cart.toReversed()) {
    const isChecked = checked.some((key) => isSame(key, line));
    const found = current.find(isAskedBy(line));
    const present = lines.find((other) => isSameLine(other, line));
    if (!isChecked) lines = present ? addToCart(lines, { ...present, quantity: line.quantity }) : [line, ...lines];
    else if (!found) lines.unshift({ ...line, unavailable: true });
    else {
      const { formerly: _formerly, ...product } = found;
      lines = addToCart(lines, { ...product, quantity: line.quantity, box: line.box });
    }
  }
  return lines;
}

const isAskedBy = (line: CartKey) => (product: CurrentProduct) => isSame(product.formerly ?? product, line);

export type PriceChange = { name: string; before: number; now: number };

/** Returns the lines whose price has changed; prices in cents. */
export function priceChanges(cart: Cart, current: CurrentProduct[]): PriceChange[] {
  return cart.flatMap((line) => {
    const product = current.find(isAskedBy(line));
    if (!product || product.priceCents === line.priceCents) return [];
    return [{ name: product.name, before: line.priceCents, now: product.priceCents }];
  });
}

/**
 * Returns the box offers that were shown for a cart and no longer hold. If a product is gone, its line's other products
 * tell; if none of these is in the cart, the box may still be sold.
 */
export function endedPacks(cart: Cart, current: CurrentProduct[]): Pack[] {
  const ended = availableLines(cart).flatMap(({ pack, ...line }) => {
    const product = current.find(isAskedBy(line)) ?? current.find(({ category }) => category === line.category);
    if (!product || !pack?.discount) return [];
    return pack.size !== product.pack?.size || pack.discount > product.pack.discount ? [pack] : [];
  });
  return ended.filter(({ line }, index) => ended.findIndex((other) => other.line === line) === index);
}
