import { expect, test } from 'vitest';
import type { CartItem } from '../../src/shared/cart';
import { payments } from '../../src/shared/location';
import { cartTotal, NOTHING_SAID, orderText } from '../../src/shared/order';
import { type OrderTerms, receivingAt, soldAt } from '../../src/shared/order-terms';
import { isPayment, paymentText } from '../../src/shared/payment';

const TERMS: OrderTerms = {
  ...{ districts: [], minimumCents: null, payments: ['pix', 'cash'] },
  unsold: [{ category: 'suplementos', number: 2 }],
};
const line = (category: string, number: number, priceCents: number): CartItem => ({
  ...{ category, number, name: `${category} ${number}`, priceCents, image: null, quantity: 1 },
});
const cart = [line('soulshake', 9, 3690), line('suplementos', 2, 8990)];
const store = { id: 2, name: 'Soul', city: 'Vitória', uf: 'ES', phone: '' };

test('a product that the store does not sell stays in the cart, but is neither counted nor ordered', () => {
  const sold = soldAt(cart, TERMS);
  expect(sold.map(({ unavailable }) => unavailable ?? false)).toEqual([false, true]);
  expect(cartTotal(sold)).toBe(3690);
  const text = orderText(sold, { store, code: 'K7QM', receiving: NOTHING_SAID });
  expect(text).toContain('1. 1x soulshake 9');
  expect(text).not.toContain('suplementos');
});

test('every product that the store does not sell is marked unavailable', () => {
  const sold = soldAt([...cart, line('soulice', 1, 1690)], {
    ...TERMS,
    unsold: [...TERMS.unsold, { category: 'soulice', number: 1 }, { category: 'soulshake', number: 2 }],
  });
  expect(sold.map(({ unavailable }) => unavailable ?? false)).toEqual([false, true, true]);
});

test('a store without known terms is assumed to sell everything', () => {
  expect(soldAt(cart, null)).toEqual(cart);
});

test('the payment is passed on only to a store that accepts it', () => {
  expect(receivingAt({ ...NOTHING_SAID, payment: 'pix' }, TERMS).payment).toBe('pix');
  expect(receivingAt({ ...NOTHING_SAID, payment: 'meal', name: 'Ana' }, TERMS)).toEqual({
    ...NOTHING_SAID,
    name: 'Ana',
  });
  expect(receivingAt({ ...NOTHING_SAID, payment: 'meal' }, null).payment).toBe('meal');
});

test('the message states the payment on a line of its own', () => {
  const receiving = { ...NOTHING_SAID, name: 'Ana', payment: 'debit' } as const;
  expect(orderText(cart, { store, code: 'K7QM', receiving }).split('\n').slice(2, 6)).toEqual([
    'Pedido: K7QM',
    'Loja: Soul (Vitória - ES)',
    'Nome: Ana',
    'Pagamento: cartão de débito',
  ]);
});

test('ways to pay are listed in the form they have within a sentence', () => {
  expect(paymentText(['pix', 'debit', 'cash'])).toBe('Pix, cartão de débito e dinheiro');
});

test('only the exact codes of known ways to pay are valid', () => {
  expect(['pix', 'cash'].every(isPayment)).toBe(true);
  expect(['Pix', '', 'constructor', ['pix'], null, undefined, 7].filter(isPayment)).toEqual([]);
});

test('a store cannot list a way to pay twice', () => {
  expect(payments.safeParse(['pix', 'cash']).success).toBe(true);
  expect(payments.safeParse(['pix', 'cash', 'pix']).error?.issues.map(({ message }) => message)).toEqual([
    'Há formas de pagamento repetidas.',
  ]);
});
