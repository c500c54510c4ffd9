import { capitalized } from './capitalized';
import { listed } from './listed';

/** Payment methods of a store, in person; as written within a sentence. */
export const PAYMENTS = {
  pix: 'Pix',
  debit: 'cartão de débito',
  credit: 'cartão de crédito',
  meal: 'vale-refeição',
  cash: 'dinheiro',
} as const;
export type Payment = keyof typeof PAYMENTS;
export const PAYMENT_CODES = Object.keys(PAYMENTS) as [Payment, ...Payment[]];

export const isPayment = (code: unknown): code is Payment => typeof code === 'string' && Object.hasOwn(PAYMENTS, code);

/** As written on their own. */
export const paymentLabels = Object.fromEntries(
  PAYMENT_CODES.map((code) => [code, capitalized(PAYMENTS[code])]),
) as Record<Payment, string>;

/** `Pix, cartão de débito e dinheiro` */
export const paymentText = (payments: readonly Payment[]) => listed(payments.map((code) => PAYMENTS[code]));
