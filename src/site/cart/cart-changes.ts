/** Cart changes that need the open cart; a separate module, loaded with it. */

import type { Cart, LineKey } from '../../shared/cart';
import { isSameLine, validQuantity } from '../../shared/cart';

export function setQuantity(cart: Cart, key: LineKey, quantity: number): Cart {
  return cart.map((line) => (isSameLine(line, key) ? { ...line, quantity: validQuantity(quantity) } : line));
}

export function removeFromCart(cart: Cart, keys: LineKey[]): Cart {
  return cart.filter((line) => !keys.some((key) => isSameLine(line, key)));
}

/** Puts removed items back in their place; items changed or added since then are kept. */
export function putBack(cart: Cart, before: Cart): Cart {
  const stood = before.map((line) => cart.find((one) => isSameLine(one, line)) ?? line);
  return [...stood, ...cart.filter((line) => !before.some((one) => isSameLine(one, line)))];
}
