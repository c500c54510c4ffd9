import { addToCart, type Cart, type CartItem, type CartKey, isSame } from './cart';
import type { Pack } from './pack';

/** What the catalogue says of a product today; `formerly` is what it was asked by, where it has moved since. */
export type CurrentProduct = Omit<CartItem, 'quantity' | 'unavailable'> & { formerly?: CartKey };

/**
 * The `checked` lines as the catalogue has them now: renamed, repriced, moved (into the line that stands there already, if
 * there is one), or unavailable where it has them no more.
 */
export function refreshCart(cart: Cart, checked: CartKey[], current: CurrentProduct[]): Cart {
  let lines: Cart = [];
  for (const line of cart) {
    const isChecked = checked.some((key) => isSame(key, line));
    const found = current.find(isAskedBy(line));
    if (!isChecked) lines.push(line);
    else if (!found) lines.push({ ...line, unavailable: true });
    else {
      const { formerly: _formerly, ...product } = found;
      lines = addToCart(lines, { ...product, quantity: line.quantity });
    }
  }
  return lines;
}

const isAskedBy = (line: CartKey) => (product: CurrentProduct) => isSame(product.formerly ?? product, line);

export type PriceChange = { name: string; before: number; now: number };

/** The lines whose price is another now; prices in cents. */
export function priceChanges(cart: Cart, current: CurrentProduct[]): PriceChange[] {
  return cart.flatMap((line) => {
    const product = current.find(isAskedBy(line));
    if (!product || product.priceCents === line.priceCents) return [];
    return [{ name: product.name, before: line.priceCents, now: product.priceCents }];
  });
}

/** What a cart has been promised of boxes, and is no longer sold so. */
export function endedPacks(cart: Cart, current: CurrentProduct[]): Pack[] {
  const ended = cart.flatMap(({ pack, ...line }) => {
    const now = current.find(isAskedBy(line))?.pack;
    return pack?.discount && (pack.size !== now?.size || pack.discount > now.discount) ? [pack] : [];
  });
  return ended.filter(({ line }, index) => ended.findIndex((other) => other.line === line) === index);
}
