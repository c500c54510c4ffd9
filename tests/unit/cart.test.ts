import { describe, expect, test } from 'vitest';
import { addToCart, type Cart, type CartItem, cartCount, MAX_QUANTITY, parseCart } from '../../src/shared/cart';
import { priceChanges, refreshCart } from '../../src/shared/cart-refresh';
import { cartTotal, orderText } from '../../src/shared/order';
import { putBack, removeFromCart, setQuantity } from '../../src/site/cart/cart-changes';

const shake: CartItem = {
  category: 'soulshake',
  number: 9,
  name: 'Soul Shake Pistache',
  priceCents: 3690,
  image: '/images/shake.webp',
  quantity: 1,
};
const ice: CartItem = {
  ...shake,
  category: 'soulice',
  number: 1,
  name: 'Soul Ice Sonho',
  priceCents: 1690,
  image: null,
};
const cart: Cart = [{ ...shake, quantity: 2 }, ice];

test('what was taken out comes back where it stood, beside what was changed and added meanwhile', () => {
  const fuel = { ...ice, category: 'soulfuel', name: 'Soul Fuel Cacau' };
  const more = { ...ice, quantity: 7 };
  expect(putBack([more, fuel], cart)).toEqual([cart[0], more, fuel]);
  expect(putBack([], cart)).toEqual(cart);
});

describe('adding', () => {
  test('a product that is not there makes a last line', () => {
    expect(addToCart([shake], ice)).toEqual([shake, ice]);
  });

  test('one that is there adds up, in its place, at the price of now', () => {
    expect(addToCart(cart, { ...shake, priceCents: 3790, quantity: 3 })).toEqual([
      { ...shake, priceCents: 3790, quantity: 5 },
      ice,
    ]);
  });

  test('never makes a line of more than its maximum', () => {
    expect(addToCart([], { ...shake, quantity: 500 })[0]?.quantity).toBe(MAX_QUANTITY);
    expect(addToCart([{ ...shake, quantity: 60 }], { ...shake, quantity: 60 })[0]?.quantity).toBe(MAX_QUANTITY);
  });

  test('one that had become unavailable can be ordered again', () => {
    expect(addToCart([{ ...ice, unavailable: true }], ice)).toEqual([{ ...ice, quantity: 2 }]);
  });

  test('the same number of another category is another product', () => {
    expect(addToCart([shake], { ...shake, category: 'soulfuel' })).toHaveLength(2);
  });

  test('leaves the cart that it was given as it was', () => {
    const before = structuredClone(cart);
    addToCart(cart, shake);
    setQuantity(cart, shake, 9);
    removeFromCart(cart, shake);
    refreshCart(cart, cart, []);
    expect(cart).toEqual(before);
  });
});

describe('quantities', () => {
  test.each([
    [7, 7],
    [0, 1],
    [-3, 1],
    [2.9, 2],
    [Number.NaN, 1],
    [99, 99],
    [100, 99],
    [Number('9'.repeat(20)), 99],
  ])('%d becomes %d', (wanted, quantity) => {
    expect(setQuantity(cart, shake, wanted)[0]).toEqual({ ...shake, quantity });
  });

  test('removing takes one line away and no other', () => {
    expect(removeFromCart(cart, shake)).toEqual([ice]);
    expect(removeFromCart(cart, { category: 'soulshake', number: 1 })).toEqual(cart);
  });
});

describe('the total and the order', () => {
  test('add up units and cents', () => {
    expect(cartCount(cart)).toBe(3);
    expect(cartTotal(cart)).toBe(2 * 3690 + 1690);
    expect([cartCount([]), cartTotal([])]).toEqual([0, 0]);
  });

  test('the order names every line with quantity and sum, then the total', () => {
    expect(orderText(cart).replaceAll('\u00a0', ' ')).toBe(
      [
        'Olá! Quero fazer este pedido: 🛒',
        '',
        '• 2x Soul Shake Pistache — R$ 73,80',
        '• 1x Soul Ice Sonho — R$ 16,90',
        '',
        'Total: R$ 90,70',
      ].join('\n'),
    );
  });

  test('leave out what is unavailable', () => {
    const lines: Cart = [{ ...shake, quantity: 2, unavailable: true }, ice];
    expect(cartCount(lines)).toBe(1);
    expect(cartTotal(lines)).toBe(1690);
    expect(orderText(lines)).not.toContain('Pistache');
  });
});

describe('checking against the catalogue', () => {
  const { quantity: _, ...todaysShake } = { ...shake, name: 'Soul Shake Pistache Novo', priceCents: 3990 };

  test('takes name, price and picture of today and keeps the quantity', () => {
    expect(refreshCart(cart, [shake], [todaysShake])).toEqual([{ ...todaysShake, quantity: 2 }, ice]);
  });

  test('follows what has moved, into the line of it that is there already', () => {
    const moved = { ...todaysShake, number: 12, formerly: { category: shake.category, number: shake.number } };
    const { formerly: _formerly, ...there } = moved;
    const { quantity: _quantity, ...todaysIce } = ice;
    expect(refreshCart(cart, cart, [moved, todaysIce])).toEqual([
      { ...there, quantity: 2 },
      { ...todaysIce, quantity: ice.quantity },
    ]);
    const both = [...cart, { ...shake, number: 12, quantity: 3 }];
    expect(refreshCart(both, both, [moved, there, todaysIce])).toEqual([
      { ...there, quantity: 5 },
      { ...todaysIce, quantity: ice.quantity },
    ]);
    expect(priceChanges(cart, [moved])).toEqual(priceChanges(cart, [todaysShake]));
  });

  test('marks what is gone, and frees it once it is back', () => {
    const [, gone] = refreshCart(cart, cart, [todaysShake]);
    expect(gone).toEqual({ ...ice, unavailable: true });
    const { quantity, ...todaysIce } = ice;
    expect(refreshCart([{ ...ice, unavailable: true }], [ice], [todaysIce])).toEqual([{ ...todaysIce, quantity }]);
  });

  test('leaves alone a line that was not asked about', () => {
    expect(refreshCart(cart, [], [])).toEqual(cart);
  });

  test('tells which prices changed', () => {
    expect(priceChanges(cart, [todaysShake])).toEqual([{ name: 'Soul Shake Pistache Novo', before: 3690, now: 3990 }]);
    const { quantity, ...same } = ice;
    expect(priceChanges(cart, [same])).toEqual([]);
  });
});

describe('what was stored', () => {
  test('comes back as it was', () => {
    const stored: Cart = [...cart, { ...ice, number: 2, unavailable: true }];
    expect(parseCart(JSON.stringify(stored))).toEqual(stored);
  });

  test.each([null, 7, 'a', [], {}])('comes back without %j, which is no line', (other) => {
    expect(parseCart(JSON.stringify([other, ice]))).toEqual([ice]);
  });

  test('comes back with what costs nothing', () => {
    expect(parseCart(JSON.stringify([{ ...shake, priceCents: 0 }]))).toEqual([{ ...shake, priceCents: 0 }]);
  });

  test('comes back with no more of a product than a line holds', () => {
    expect(parseCart(JSON.stringify([{ ...shake, quantity: 5000 }]))).toEqual([{ ...shake, quantity: MAX_QUANTITY }]);
  });

  test.each([null, '', 'undefined', '{', '{}', '"text"', '7', 'null', '[null, true, 1, "a", [], {}]'])(
    '%j is an empty cart',
    (stored) => {
      expect(parseCart(stored)).toEqual([]);
    },
  );

  test.each([
    { quantity: 0 },
    { quantity: 1.5 },
    { quantity: '2' },
    { priceCents: -1 },
    { priceCents: 34.9 },
    { priceCents: null },
    { number: 0 },
    { category: '../painel' },
    { category: 'soul/painel' },
    { category: 'soul--shake' },
    { category: '-soul' },
    { category: 7 },
    { name: undefined },
    { image: 7 },
  ])('a line with %j is left out, the others stay', (wrong) => {
    expect(parseCart(JSON.stringify([{ ...shake, ...wrong }, ice]))).toEqual([ice]);
  });
});
