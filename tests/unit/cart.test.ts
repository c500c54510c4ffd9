import { describe, expect, test } from 'vitest';
import { addToCart, type Cart, type CartItem, cartCount, MAX_QUANTITY, parseCart } from '../../src/shared/cart';
import { priceChanges, refreshCart } from '../../src/shared/cart-refresh';
import { cartTotal, orderText } from '../../src/shared/order';
import { placesOf, putBack, removeFromCart, setQuantity } from '../../src/site/cart/cart-changes';

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

test('undoing a removal puts the line back in its place, beside lines that were changed or added since', () => {
  const fuel = { ...ice, category: 'soulfuel', name: 'Soul Fuel Cacau' };
  const more = { ...ice, quantity: 7 };
  expect(putBack([more, fuel], placesOf(cart, [shake]))).toEqual([cart[0], more, fuel]);
  expect(putBack([], placesOf(cart, cart))).toEqual(cart);
});

test('undoing a removal puts nothing else back: not what was removed elsewhere, nor what has another address now', () => {
  const moved = { ...ice, category: 'sorvetes' };
  expect(putBack([], placesOf(cart, [shake]))).toEqual([cart[0]]);
  expect(putBack([moved], placesOf(cart, [shake]))).toEqual([cart[0], moved]);
});

test('undoing a removal leaves a line as it is that was added again since', () => {
  expect(putBack([ice, shake], placesOf(cart, [shake]))).toEqual([ice, shake]);
});

describe('adding', () => {
  test('a new product becomes the first line', () => {
    expect(addToCart([shake], ice)).toEqual([ice, shake]);
  });

  test('a product that is in the cart increases its quantity at the current price, and becomes the first line', () => {
    expect(addToCart([ice, { ...shake, quantity: 2 }], { ...shake, priceCents: 3790, quantity: 3 })).toEqual([
      { ...shake, priceCents: 3790, quantity: 5 },
      ice,
    ]);
  });

  test('takes the quantity of a party', () => {
    expect(addToCart([{ ...shake, quantity: 90 }], { ...shake, quantity: 300 })[0]?.quantity).toBe(390);
  });

  test('never exceeds the maximum quantity of a line', () => {
    expect(addToCart([], { ...shake, quantity: 50_000 })[0]?.quantity).toBe(MAX_QUANTITY);
    expect(addToCart([{ ...shake, quantity: 6000 }], { ...shake, quantity: 6000 })[0]?.quantity).toBe(MAX_QUANTITY);
  });

  test('a product marked unavailable clears the mark', () => {
    expect(addToCart([{ ...ice, unavailable: true }], ice)).toEqual([{ ...ice, quantity: 2 }]);
  });

  test('the same number of another category makes a separate line', () => {
    expect(addToCart([shake], { ...shake, category: 'soulfuel' })).toHaveLength(2);
  });

  test('does not change the given cart, nor do the other operations', () => {
    const before = structuredClone(cart);
    addToCart(cart, shake);
    setQuantity(cart, shake, 9);
    removeFromCart(cart, [shake]);
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
    [9999, 9999],
    [10_000, 9999],
    [Number('9'.repeat(20)), 9999],
  ])('%d becomes %d', (wanted, quantity) => {
    expect(setQuantity(cart, shake, wanted)[0]).toEqual({ ...shake, quantity });
  });

  test('removing takes away one line and leaves the others', () => {
    expect(removeFromCart(cart, [shake])).toEqual([ice]);
    expect(removeFromCart(cart, [{ category: 'soulshake', number: 1 }])).toEqual(cart);
    expect(removeFromCart(cart, [{ ...shake, box: '9,9' }])).toEqual(cart);
  });
});

describe('the total and the order', () => {
  test('add up units and cents', () => {
    expect(cartCount(cart)).toBe(3);
    expect(cartTotal(cart)).toBe(2 * 3690 + 1690);
    expect([cartCount([]), cartTotal([])]).toEqual([0, 0]);
  });

  test('list every line with its quantity and sum, then the total', () => {
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

  test('leave out unavailable products', () => {
    const lines: Cart = [{ ...shake, quantity: 2, unavailable: true }, ice];
    expect(cartCount(lines)).toBe(1);
    expect(cartTotal(lines)).toBe(1690);
    expect(orderText(lines)).not.toContain('Pistache');
  });
});

describe('checking against the catalogue', () => {
  const { quantity: _, ...todaysShake } = { ...shake, name: 'Soul Shake Pistache Novo', priceCents: 3990 };

  test('takes the current name, price and picture, and keeps the quantity', () => {
    expect(refreshCart(cart, [shake], [todaysShake])).toEqual([{ ...todaysShake, quantity: 2 }, ice]);
  });

  test('follows a product that moved, and merges it into an existing line of its new address', () => {
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
    // The line at the new address may have been added, or be beyond the limit of a request, while the cart was checked.
    expect(refreshCart(both, cart, [moved, todaysIce])).toEqual([
      { ...there, quantity: 5 },
      { ...todaysIce, quantity: ice.quantity },
    ]);
    expect(refreshCart(both.toReversed(), cart, [moved, todaysIce])).toEqual([
      { ...there, quantity: 5 },
      { ...todaysIce, quantity: ice.quantity },
    ]);
    expect(priceChanges(cart, [moved])).toEqual(priceChanges(cart, [todaysShake]));
  });

  test('marks a product that is gone as unavailable, and clears the mark when it is back', () => {
    const [, gone] = refreshCart(cart, cart, [todaysShake]);
    expect(gone).toEqual({ ...ice, unavailable: true });
    const { quantity, ...todaysIce } = ice;
    expect(refreshCart([{ ...ice, unavailable: true }], [ice], [todaysIce])).toEqual([{ ...todaysIce, quantity }]);
  });

  test('leaves a line unchanged when it was not looked up', () => {
    expect(refreshCart(cart, [], [])).toEqual(cart);
  });

  test('reports which prices changed', () => {
    expect(priceChanges(cart, [todaysShake])).toEqual([{ name: 'Soul Shake Pistache Novo', before: 3690, now: 3990 }]);
    const { quantity, ...same } = ice;
    expect(priceChanges(cart, [same])).toEqual([]);
  });
});

describe('a stored cart', () => {
  test('is restored unchanged', () => {
    const stored: Cart = [...cart, { ...ice, number: 2, unavailable: true }];
    expect(parseCart(JSON.stringify(stored))).toEqual(stored);
  });

  test.each([null, 7, 'a', [], {}])('drops %j, which is no cart line', (other) => {
    expect(parseCart(JSON.stringify([other, ice]))).toEqual([ice]);
  });

  test('keeps a product that costs nothing', () => {
    expect(parseCart(JSON.stringify([{ ...shake, priceCents: 0 }]))).toEqual([{ ...shake, priceCents: 0 }]);
  });

  test('limits each line to the maximum quantity', () => {
    expect(parseCart(JSON.stringify([{ ...shake, quantity: 50_000 }]))).toEqual([{ ...shake, quantity: MAX_QUANTITY }]);
  });

  test.each([null, '', 'undefined', '{', '{}', '"text"', '7', 'null', '[null, true, 1, "a", [], {}]'])(
    'of %j is restored as an empty cart',
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
  ])('drops a line with %j and keeps the others', (wrong) => {
    expect(parseCart(JSON.stringify([{ ...shake, ...wrong }, ice]))).toEqual([ice]);
  });
});
