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

/** Takes back what `repeatLines` has added to `before`. Other items keep their changes since then. */
export function takeBack(cart: Cart, before: Cart, lines: Cart): Cart {
  const restored = cart.flatMap((line) => {
    if (!lines.some((one) => isSameLine(one, line))) return line;
    const stood = before.find((one) => isSameLine(one, line));
    return stood ? { ...line, quantity: stood.quantity } : [];
  });
  const inOrder = before.flatMap((line) => restored.find((one) => isSameLine(one, line)) ?? []);
  return [...inOrder, ...restored.filter((line) => !inOrder.includes(line))];
}

/** Adds the items of an earlier order before the others. Items already in the cart keep their current name and price. */
export function repeatLines(cart: Cart, lines: Cart): Cart {
  return lines.reduceRight((all, line) => {
    const present = all.find((candidate) => isSameLine(candidate, line)) ?? line;
    return addToCart(all, { ...present, quantity: line.quantity });
  }, cart);
}
