/** What a visitor does with the cart once it is open; apart, so that a page carries it only then. */

import type { Cart, CartKey } from '../../shared/cart';
import { addToCart, isSame, validQuantity } from '../../shared/cart';

export function setQuantity(cart: Cart, key: CartKey, quantity: number): Cart {
  return cart.map((line) => (isSame(line, key) ? { ...line, quantity: validQuantity(quantity) } : line));
}

export function removeFromCart(cart: Cart, key: CartKey): Cart {
  return cart.filter((line) => !isSame(line, key));
}

/** The cart with what was taken out of it since, where it stood; what was changed or added meanwhile stays. */
export function putBack(cart: Cart, before: Cart): Cart {
  const stood = before.map((line) => cart.find((one) => isSame(one, line)) ?? line);
  return [...stood, ...cart.filter((line) => !before.some((one) => isSame(one, line)))];
}

/** Adds the lines of an earlier order. What the cart has already keeps the name and price that it has there. */
export function repeatLines(cart: Cart, lines: Cart): Cart {
  return lines.reduce((all, line) => {
    const present = all.find((candidate) => isSame(candidate, line)) ?? line;
    return addToCart(all, { ...present, quantity: line.quantity });
  }, cart);
}
