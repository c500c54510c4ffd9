/** What a visitor does with the cart once it is open; apart, so that a page carries it only then. */

import type { Cart, CartKey } from '../../shared/cart';
import { availableLines, isSame, validQuantity } from '../../shared/cart';
import { formatPrice } from '../../shared/format';

export function setQuantity(cart: Cart, key: CartKey, quantity: number): Cart {
  return cart.map((line) => (isSame(line, key) ? { ...line, quantity: validQuantity(quantity) } : line));
}

export function removeFromCart(cart: Cart, key: CartKey): Cart {
  return cart.filter((line) => !isSame(line, key));
}

/** In cents. */
export function cartTotal(cart: Cart): number {
  return availableLines(cart).reduce((total, line) => total + line.quantity * line.priceCents, 0);
}

/** The order as a chat message: one line per product, then the total. */
export function orderText(cart: Cart): string {
  const lines = availableLines(cart).map(
    (line) => `• ${line.quantity}x ${line.name} — ${formatPrice(line.quantity * line.priceCents)}`,
  );
  return ['Olá! Quero fazer este pedido: 🛒', '', ...lines, '', `Total: ${formatPrice(cartTotal(cart))}`].join('\n');
}
