import { type Cart, type CartKey, isSame } from './cart';
import type { DeliveryTerms } from './location';
import type { Receiving } from './order';
import type { Payment } from './payment';

/** A store's terms for orders. Sent separately, to customers who order there. */
export type OrderTerms = DeliveryTerms & {
  payments: Payment[];
  /** Products of the catalogue that it does not sell. */
  unsold: CartKey[];
};

/** Marks lines that a store does not sell as unavailable: they stay in the cart, neither counted nor ordered. */
export function soldAt(cart: Cart, terms: OrderTerms | null): Cart {
  const isUnsold = (line: CartKey) => terms?.unsold.some((one) => isSame(one, line)) ?? false;
  return cart.map((line) => (isUnsold(line) ? { ...line, unavailable: true } : line));
}

/** Returns the customer's answers, without a payment method that this store does not accept. */
export function receivingAt(receiving: Receiving, terms: OrderTerms | null): Receiving {
  const { payment } = receiving;
  return payment && terms && !terms.payments.includes(payment) ? { ...receiving, payment: '' } : receiving;
}
