/** Cart changes that need the open cart; a separate module, loaded with it. */

import type { Cart, LineKey } from '../../shared/cart';
import { addToCart, isSameLine, validQuantity } from '../../shared/cart';

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

/** Adds the items of an earlier order before the others. Items already in the cart keep their current name and price. */
export function repeatLines(cart: Cart, lines: Cart): Cart {
  return lines.reduceRight((all, line) => {
    const present = all.find((candidate) => isSameLine(candidate, line)) ?? line;
    return addToCart(all, { ...present, quantity: line.quantity });
  }, cart);
}
