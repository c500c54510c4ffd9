import { describe, expect, test } from 'vitest';
import { type CartItem, MAX_QUANTITY } from '../../src/shared/cart';
import { keepOrder, ORDERS_MAX, parseOrders, type SentOrder } from '../../src/shared/sent-orders';
import { repeatLines, takeBack } from '../../src/site/cart/repeat-lines';

const shake: CartItem = {
  category: 'soulshake',
  number: 9,
  name: 'Soul Shake Pistache',
  priceCents: 3690,
  image: null,
  quantity: 2,
};
const ice: CartItem = { ...shake, category: 'soulice', number: 1, name: 'Soul Ice Sonho', quantity: 1 };
const order: SentOrder = { code: 'K7QM', sentAt: '2026-03-02T14:30:00.000Z', store: 'Soul Moema', lines: [shake, ice] };
const others = ['AAAA', 'BBBB', 'CCCC', 'DDDD', 'EEEE', 'FFFF'].map((code) => ({ ...order, code }));

describe('keeping an order', () => {
  test('puts it first, and drops the oldest', () => {
    const kept = others.reduceRight(keepOrder, [] as SentOrder[]);
    expect(kept).toHaveLength(ORDERS_MAX);
    expect(keepOrder(kept, order).map(({ code }) => code)).toEqual(['K7QM', 'AAAA', 'BBBB', 'CCCC', 'DDDD']);
  });

  test('that is sent again keeps it once', () => {
    const again = { ...order, sentAt: '2026-03-02T14:35:00.000Z' };
    expect(keepOrder([order], again)).toEqual([again]);
  });

  test('leaves out unavailable lines', () => {
    expect(keepOrder([], { ...order, lines: [shake, { ...ice, unavailable: true }] })[0]?.lines).toEqual([shake]);
  });
});

describe('the kept orders', () => {
  test('are restored unchanged, up to the limit', () => {
    expect(parseOrders(JSON.stringify([order, { ...order, code: 'X', store: null }]))).toEqual([
      order,
      { ...order, code: 'X', store: null },
    ]);
    expect(parseOrders(JSON.stringify(others))).toHaveLength(ORDERS_MAX);
    const delivered: SentOrder = { ...order, way: 'delivery', district: 'Praia da Costa' };
    expect(parseOrders(JSON.stringify([delivered]))).toEqual([delivered]);
  });

  test.each([null, '', '{', '{}', 'null', '7', '[null, 7, "a", [], {}]'])('are empty for %j', (stored) => {
    expect(parseOrders(stored)).toEqual([]);
  });

  test.each([null, 7, 'a', [], {}])('are restored without %j', (other) => {
    expect(parseOrders(JSON.stringify([other, order]))).toEqual([order]);
  });

  test.each([
    { code: 7 },
    { sentAt: 2026 },
    { sentAt: 'ontem' },
    { sentAt: null },
    { lines: [] },
    { lines: 'x' },
    { lines: [{ name: 1 }] },
  ])('are restored without one that has %j', (wrong) => {
    expect(parseOrders(JSON.stringify([{ ...order, ...wrong }, others[0]]))).toEqual([others[0]]);
  });

  test('lose an unreadable line, and an invalid name of a store', () => {
    expect(parseOrders(JSON.stringify([{ ...order, store: 7, lines: [shake, { ...ice, quantity: 0 }] }]))).toEqual([
      { ...order, store: null, lines: [shake] },
    ]);
  });
});

describe('repeating an order', () => {
  test('fills an empty cart with its lines', () => {
    expect(repeatLines([], order.lines)).toEqual(order.lines);
  });

  test('adds to existing lines, which keep their current name and price', () => {
    const today = { ...shake, name: 'Soul Shake Pistache Novo', priceCents: 3990, quantity: 1 };
    expect(repeatLines([today], order.lines)).toEqual([{ ...today, quantity: 3 }, ice]);
  });

  test('never exceeds the maximum quantity of a line', () => {
    expect(repeatLines([{ ...shake, quantity: MAX_QUANTITY - 1 }], [shake])[0]?.quantity).toBe(MAX_QUANTITY);
  });

  test('can be taken back, which keeps other changes made since', () => {
    const fuel: CartItem = { ...shake, category: 'soulfuel', number: 1, name: 'Soul Fuel Cacau', quantity: 1 };
    const before = [fuel, { ...shake, quantity: 1 }];
    const repeated = repeatLines(before, order.lines);
    expect(takeBack(repeated, before, order.lines)).toEqual(before);
    const changed = repeated.map((line) => (line === fuel ? { ...fuel, quantity: 5 } : line));
    expect(takeBack(changed, before, order.lines)).toEqual([
      { ...fuel, quantity: 5 },
      { ...shake, quantity: 1 },
    ]);
  });
});
