import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addToCart, type Cart, type CartItem } from '../../src/shared/cart';
import { besideBoxes, boxesOf, boxesTitle, byCategory, looseUnits, savingName } from '../../src/shared/cart-boxes';
import { endedPacks, refreshCart } from '../../src/shared/cart-refresh';
import { cartSubtotal, cartTotal, NOTHING_SAID, orderText } from '../../src/shared/order';
import { type Pack, packInvitation, packOf, packTerms } from '../../src/shared/pack';
import { filledUp, parseBoxes, without } from '../../src/site/products/box-choice';

const PACK: Pack = { line: 'Soul Crunch', size: 6, discount: 10 };
const cone = (number: number, quantity: number, priceCents = 500, pack: CartItem['pack'] = PACK): CartItem => ({
  ...{ category: 'soulcrunch', number, name: `Cone ${number}`, priceCents, image: null, quantity },
  pack,
});
const shake: CartItem = {
  ...{ category: 'soulshake', number: 9, name: 'Soul Shake Pistache', priceCents: 3690, image: null, quantity: 2 },
};
const told = (cart: Cart) => orderText(cart).replaceAll('\u00a0', ' ').split('\n').slice(2);

describe('what a line sells by the box', () => {
  test('is nothing where it names no size', () => {
    expect(packOf({ name: 'Soul Crunch', packSize: null, packDiscount: 10 })).toBeNull();
    expect(packOf({ name: 'Soul Crunch', packSize: 6, packDiscount: 10 })).toEqual(PACK);
  });

  test('fills with units of any flavours, and says what the next box wants', () => {
    const [boxes] = boxesOf([cone(1, 4), cone(2, 3)]);
    expect(boxes).toEqual({ category: 'soulcrunch', pack: PACK, full: 1, missing: 5, savingCents: 300 });
    expect(boxesOf([cone(1, 12)])).toMatchObject([{ full: 2, missing: 0, savingCents: 600 }]);
    expect(boxesOf([cone(1, 5)])).toMatchObject([{ full: 0, missing: 1, savingCents: 0 }]);
  });

  test('leaves other lines alone, and what can no longer be ordered', () => {
    expect(boxesOf([shake])).toEqual([]);
    expect(boxesOf([cone(1, 5), { ...cone(2, 5), unavailable: true }])).toMatchObject([{ full: 0, missing: 1 }]);
  });

  test('is known of a line as soon as it is of one of its products', () => {
    const { pack: _pack, ...unasked } = cone(1, 3);
    expect(boxesOf([unasked, cone(2, 3)])).toMatchObject([{ full: 1, savingCents: 300 }]);
  });

  test.each([
    { line: 'Soul Crunch', size: 1, discount: 10 },
    { line: 'Soul Crunch', size: 6, discount: 100 },
    { line: 'Soul Crunch', size: 6, discount: -5 },
    { line: 'Soul Crunch', size: '6', discount: 10 },
    { line: 7, size: 6, discount: 10 },
    'seis',
  ])('is not read from what no site of ours has kept: %j', (pack) => {
    expect(boxesOf([cone(1, 12, 500, pack as unknown as Pack)])).toEqual([]);
  });

  test('takes off the dearest units that fill boxes, to the cent, whatever is in the cart', () => {
    const lines = fc.array(
      fc.record({ quantity: fc.integer({ min: 1, max: 30 }), priceCents: fc.integer({ min: 0, max: 9999 }) }),
      { minLength: 1, maxLength: 6 },
    );
    fc.assert(
      fc.property(lines, fc.integer({ min: 2, max: 24 }), fc.integer({ min: 0, max: 90 }), (some, size, discount) => {
        const pack = { ...PACK, size, discount };
        const cart = some.map(({ quantity, priceCents }, index) => cone(index + 1, quantity, priceCents, pack));
        // Computed unit by unit, unlike the tested sums.
        const units = some.flatMap(({ quantity, priceCents }) => Array<number>(quantity).fill(priceCents));
        const boxed = units.sort((a, b) => b - a).slice(0, units.length - (units.length % size));
        const saving = Math.round((boxed.reduce((sum, cents) => sum + cents, 0) * discount) / 100);
        expect(cartTotal(cart)).toBe(cartSubtotal(cart) - saving);
      }),
    );
  });

  test('invites to a box, and names a discount only where there is one', () => {
    expect(packInvitation(PACK)).toBe('Monte sua caixa de 6 com 10% de desconto');
    expect(packInvitation({ ...PACK, discount: 1 })).toBe('Monte sua caixa de 6 com 1% de desconto');
    expect(packInvitation({ ...PACK, discount: 0 })).toBe('Monte sua caixa de 6');
    expect(packTerms({ ...PACK, discount: 0 })).toBe('');
  });

  test('is called by its size and its line', () => {
    const [one] = boxesOf([cone(1, 6)]);
    const [two] = boxesOf([cone(1, 13)]);
    expect(one && savingName(one)).toBe('Caixa de 6 Soul Crunch (10% de desconto)');
    expect(two && savingName(two)).toBe('2 caixas de 6 Soul Crunch (10% de desconto)');
  });

  test.each([
    [5, ''],
    [6, 'Caixa de 6 Soul Crunch'],
    [7, 'Caixa de 6 Soul Crunch e mais 1 unidade'],
    [12, '2 caixas de 6 Soul Crunch'],
    [14, '2 caixas de 6 Soul Crunch e mais 2 unidades'],
  ])('is the title of its %i units', (units, title) => {
    expect(boxesTitle(boxesOf([cone(1, units)])[0])).toBe(title);
  });

  test('stands together, and lines otherwise as they were added', () => {
    expect(byCategory([shake, cone(3, 1), { ...shake, number: 1 }, cone(1, 1)]).map(({ number }) => number)).toEqual([
      9, 1, 3, 1,
    ]);
    expect(boxesTitle(boxesOf([shake])[0])).toBe('');
  });
});

describe('the units of a line that are in no full box', () => {
  test('are its cheapest, one by one', () => {
    const units = looseUnits([cone(1, 5, 700), cone(2, 3, 500), shake], 'soulcrunch');
    expect(units.map(({ number }) => number)).toEqual([2, 2]);
    expect(looseUnits([cone(1, 6)], 'soulcrunch')).toEqual([]);
    const pots: CartItem = { ...cone(4, 4, 900, { line: 'Soul Pote', size: 4, discount: 5 }), category: 'soulpote' };
    expect(looseUnits([pots, cone(1, 7)], 'soulcrunch')).toEqual([cone(1, 7)]);
    expect(looseUnits([shake], 'soulcrunch')).toEqual([]);
    for (const cart of [
      [cone(1, 7), cone(2, 4)],
      [cone(2, 4), cone(1, 7)],
    ]) {
      const alike = looseUnits(cart, 'soulcrunch');
      expect(alike.map(({ number }) => number)).toEqual([2, 2, 2, 2, 1]);
    }
  });
});

describe('what stands beside full boxes', () => {
  const beside = (cart: CartItem[]) => besideBoxes(cart, boxesOf(cart)[0]);

  test('is the units that are in none, with what they cost', () => {
    expect(beside([cone(1, 6), cone(2, 2)])).toEqual({ text: '2 Cone 2', cents: 1000 });
    expect(beside([cone(1, 7, 700), cone(2, 1, 500)])).toEqual({ text: '1 Cone 2 e 1 Cone 1', cents: 1200 });
  });

  test('is of as cheap ones that which was added to what the box held', () => {
    expect(beside([cone(1, 3), cone(2, 4)])?.text).toBe('1 Cone 2');
  });

  test('is nothing where no box is full, or all are', () => {
    expect([[cone(1, 5)], [cone(1, 6)], [cone(1, 12)], [shake]].map(beside)).toEqual([null, null, null, null]);
  });
});

describe('an order with full boxes', () => {
  test('tells the subtotal, what each takes off, and the total', () => {
    expect(told([cone(1, 4), shake, cone(2, 2)])).toEqual([
      '📦 Caixa de 6 Soul Crunch:',
      '• 4x Cone 1 — R$ 20,00',
      '• 2x Cone 2 — R$ 10,00',
      '',
      '• 2x Soul Shake Pistache — R$ 73,80',
      '',
      'Subtotal: R$ 103,80',
      'Caixa de 6 Soul Crunch (10% de desconto): −R$ 3,00',
      'Total: R$ 100,80',
    ]);
  });

  test('for a store tells the same below its numbered lines', () => {
    const store = { id: 2, name: 'Soul', city: 'Vitória', uf: 'ES', phone: '' };
    const text = orderText([cone(1, 6)], { store, code: 'K7QM', receiving: NOTHING_SAID }).replaceAll('\u00a0', ' ');
    expect(text.split('\n').slice(-6)).toEqual([
      '📦 Caixa de 6 Soul Crunch:',
      '1. 6x Cone 1 — R$ 30,00',
      '',
      'Subtotal: R$ 30,00',
      'Caixa de 6 Soul Crunch (10% de desconto): −R$ 3,00',
      'Total: R$ 27,00',
    ]);
  });

  test('takes nothing off for boxes that cost as much as their units, and names them all the same', () => {
    const dear = { ...PACK, discount: 0 };
    expect(told([cone(1, 7, 500, dear)])).toEqual([
      '📦 Caixa de 6 Soul Crunch e mais 1 unidade:',
      '• 7x Cone 1 — R$ 35,00',
      '',
      'Total: R$ 35,00',
    ]);
  });

  test('has a gap before a box as behind it, and none between what is in no box', () => {
    const toppings: CartItem = { ...shake, category: 'toppins', name: 'Calda', priceCents: 500, quantity: 1 };
    expect(told([shake, toppings, cone(1, 6)])).toEqual([
      '• 2x Soul Shake Pistache — R$ 73,80',
      '• 1x Calda — R$ 5,00',
      '',
      '📦 Caixa de 6 Soul Crunch:',
      '• 6x Cone 1 — R$ 30,00',
      '',
      'Subtotal: R$ 108,80',
      'Caixa de 6 Soul Crunch (10% de desconto): −R$ 3,00',
      'Total: R$ 105,80',
    ]);
    expect(told([cone(1, 5), shake])[0]).toBe('• 5x Cone 1 — R$ 25,00');
  });
});

describe('what a cart knows of boxes', () => {
  test('stays as more is added by a card that knows nothing of them', () => {
    const { pack: _pack, ...card } = cone(1, 2);
    expect(addToCart([cone(1, 4)], card)).toEqual([cone(1, 6)]);
  });

  test('follows the catalogue: a box that is no longer sold takes nothing off', () => {
    const cart = [cone(1, 6)];
    const { quantity: _quantity, ...now } = cone(1, 6, 500, null);
    expect(cartTotal(refreshCart(cart, cart, [now]))).toBe(3000);
    expect(endedPacks(cart, [now])).toEqual([PACK]);
  });

  test('tells of what it was promised once for a line, and not of what is better now', () => {
    const cart = [cone(1, 3), cone(2, 3)];
    const today = (pack: Pack) => cart.map(({ quantity: _quantity, ...line }) => ({ ...line, pack }));
    expect(endedPacks(cart, today({ ...PACK, discount: 5 }))).toEqual([PACK]);
    expect(endedPacks(cart, today({ ...PACK, size: 4 }))).toEqual([PACK]);
    expect(endedPacks(cart, today({ ...PACK, discount: 20 }))).toEqual([]);
    expect(endedPacks([...cart, shake], today(PACK))).toEqual([]);
  });

  test('tells of a promise that the catalogue took back together with the product', () => {
    expect(endedPacks([cone(1, 3), shake], [])).toEqual([PACK]);
  });

  test('tells of the boxes of each line that has lost its own', () => {
    const pot: CartItem = { ...cone(4, 6, 900, { line: 'Soul Pote', size: 4, discount: 5 }), category: 'soulpote' };
    expect(endedPacks([cone(1, 6), pot], []).map(({ line }) => line)).toEqual(['Soul Crunch', 'Soul Pote']);
  });
});

describe('a box that is being filled', () => {
  test('gives back the unit of a product that was chosen last', () => {
    expect(without([1, 2, 1, 3], 1)).toEqual([1, 2, 3]);
    expect(without([1, 2], 7)).toEqual([1, 2]);
  });

  test('is filled up with what it has least of, and keeps what was chosen', () => {
    expect(filledUp([1, 1], [1, 2, 3], 6, () => 0)).toEqual([1, 1, 2, 3, 2, 3]);
    expect(filledUp([2], [2], 3)).toEqual([2, 2, 2]);
    expect(filledUp([1], [], 6)).toEqual([1]);
  });

  test('is read as it was kept, and empty where that cannot be read', () => {
    expect(parseBoxes('{"soulcrunch":[1,2,2],"soulshake":["9"],"soulice":7}')).toEqual({ soulcrunch: [1, 2, 2] });
    for (const text of [null, '', '{', 'null', '7']) expect(parseBoxes(text)).toEqual({});
    expect(parseBoxes(JSON.stringify({ soulice: Array(99).fill(1) })).soulice).toHaveLength(24);
  });
});
