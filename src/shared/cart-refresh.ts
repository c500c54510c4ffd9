import { type Cart, type CartItem, type CartKey, isSame } from './cart';

/** What the catalogue says of a product today. */
export type CurrentProduct = Omit<CartItem, 'quantity' | 'unavailable'>;

/** As many lines of a cart are checked against the catalogue at once. */
export const CART_LINES_CHECKED = 50;

/** The `checked` lines as the catalogue has them now: renamed, repriced, or unavailable where it has them no more. */
export function refreshCart(cart: Cart, checked: CartKey[], current: CurrentProduct[]): Cart {
  return cart.map((line) => {
    if (!checked.some((key) => isSame(key, line))) return line;
    const { quantity } = line;
    const product = current.find((candidate) => isSame(candidate, line));
    return product ? { ...product, quantity } : { ...line, unavailable: true };
  });
}

export type PriceChange = { name: string; before: number; now: number };

/** The lines whose price is another now; prices in cents. */
export function priceChanges(cart: Cart, current: CurrentProduct[]): PriceChange[] {
  return cart.flatMap((line) => {
    const product = current.find((candidate) => isSame(candidate, line));
    if (!product || product.priceCents === line.priceCents) return [];
    return [{ name: product.name, before: line.priceCents, now: product.priceCents }];
  });
}
