/** Cart changes that need the open cart; a separate module, loaded with it. */

import type { Cart, CartItem, LineKey } from '../../shared/cart';
import { isSameLine, validQuantity } from '../../shared/cart';

export function setQuantity(cart: Cart, key: LineKey, quantity: number): Cart {
  return cart.map((line) => (isSameLine(line, key) ? { ...line, quantity: validQuantity(quantity) } : line));
}

export function removeFromCart(cart: Cart, keys: LineKey[]): Cart {
  return cart.filter((line) => !keys.some((key) => isSameLine(line, key)));
}

type Place = { line: CartItem; index: number };

/** Returns the lines with these keys and their places in the cart. */
export function placesOf(cart: Cart, keys: LineKey[]): Place[] {
  return cart.map((line, index) => ({ line, index })).filter(({ line }) => keys.some((key) => isSameLine(line, key)));
}

/** Puts removed lines back in their places, unless they were added again; all other lines are as they are now. */
export function putBack(cart: Cart, removed: Place[]): Cart {
  return removed.reduce(
    (lines, { line, index }) => (lines.some((one) => isSameLine(one, line)) ? lines : lines.toSpliced(index, 0, line)),
    cart,
  );
}
