/** Cart changes that need earlier orders; a separate module, loaded with them. */

import { addToCart, type Cart, isSameLine } from '../../shared/cart';

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
