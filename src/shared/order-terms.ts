import { type Cart, type CartKey, isSame } from './cart';
import type { DeliveryTerms } from './location';
import type { Receiving } from './order';
import type { Payment } from './payment';

/** What a store says of orders: told by itself, to whoever orders there. */
export type OrderTerms = DeliveryTerms & {
  payments: Payment[];
  /** What of the catalogue it does not sell. */
  unsold: CartKey[];
};

/** The lines as a store can fill them: what it does not sell stays in the cart, and is neither counted nor ordered. */
export function soldAt(cart: Cart, terms: OrderTerms | null): Cart {
  const isUnsold = (line: CartKey) => terms?.unsold.some((one) => isSame(one, line)) ?? false;
  return cart.map((line) => (isUnsold(line) ? { ...line, unavailable: true } : line));
}

/** What was said of an order as far as its store goes along: how one would pay at another is not said to it. */
export function receivingAt(receiving: Receiving, terms: OrderTerms | null): Receiving {
  const { payment } = receiving;
  return payment && terms && !terms.payments.includes(payment) ? { ...receiving, payment: '' } : receiving;
}
