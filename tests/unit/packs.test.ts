import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addBox, looseUnits } from '../../src/shared/add-box';
import { addToCart, type Cart, type CartItem, cartCount, parseCart } from '../../src/shared/cart';
import {
  type Boxes,
  boxesName,
  boxesOf,
  boxName,
  contentOf,
  entriesOf,
  isBoxes,
  MAX_BOXES,
  packIn,
  savingName,
  setBoxCount,
} from '../../src/shared/cart-boxes';
import { endedPacks, refreshCart } from '../../src/shared/cart-refresh';
import { cartSubtotal, cartTotal, NOTHING_SAID, orderCode, orderText } from '../../src/shared/order';
import { type Pack, packInvitation, packOf, packTerms } from '../../src/shared/pack';
import { repeatLines } from '../../src/site/cart/repeat-lines';
import { filledUp, parseBoxes, priceOf, without } from '../../src/site/products/box-choice';

const PACK: Pack = { line: 'Soul Crunch', size: 6, discount: 10 };
const cone = (number: number, quantity: number, priceCents = 500, pack: CartItem['pack'] = PACK): CartItem => ({
  ...{ category: 'soulcrunch', number, name: `Cone ${number}`, priceCents, image: null, quantity },
  pack,
});
const shake: CartItem = {
  ...{ category: 'soulshake', number: 9, name: 'Soul Shake Pistache', priceCents: 3690, image: null, quantity: 2 },
};
const unit = (number: number, priceCents = 500) => {
  const { quantity: _quantity, pack: _pack, ...one } = cone(number, 1, priceCents);
  return one;
};
/** Puts a box of cones with these numbers into the cart. */
const withBox = (numbers: number[], cart: Cart = []) =>
  addBox(
    cart,
    numbers.map((number) => unit(number)),
    PACK,
  );
const told = (cart: Cart) => orderText(cart).replaceAll('\u00a0', ' ').split('\n').slice(2);

describe('a pack', () => {
  test('exists only where the line has a size for it', () => {
    expect(packOf({ name: 'Soul Crunch', packSize: null, packDiscount: 10 })).toBeNull();
    expect(packOf({ name: 'Soul Crunch', packSize: 6, packDiscount: 10 })).toEqual(PACK);
  });

  test('is offered with a discount only where there is one', () => {
    expect(packInvitation(PACK)).toBe('Monte sua caixa de 6 com 10% de desconto');
    expect(packInvitation({ ...PACK, discount: 1 })).toBe('Monte sua caixa de 6 com 1% de desconto');
    expect(packInvitation({ ...PACK, discount: 0 })).toBe('Monte sua caixa de 6');
    expect(packTerms({ ...PACK, discount: 0 })).toBe('');
  });

  test('is known to a cart as soon as one product of its line has been asked', () => {
    const { pack: _pack, ...unasked } = cone(1, 3);
    expect(packIn([unasked])).toBeNull();
    expect(packIn([unasked, cone(2, 3)])).toEqual(PACK);
  });

  test.each([
    { line: 'Soul Crunch', size: 1, discount: 10 },
    { line: 'Soul Crunch', size: 25, discount: 10 },
    { line: 'Soul Crunch', size: 6, discount: 100 },
    { line: 'Soul Crunch', size: 6, discount: -5 },
    { line: 'Soul Crunch', size: '6', discount: 10 },
    { line: 7, size: 6, discount: 10 },
    'seis',
  ])('is ignored if what is stored is invalid: %j', (pack) => {
    expect(packIn([cone(1, 12, 500, pack as unknown as Pack)])).toBeNull();
  });
});

describe('a box in the cart', () => {
  test('stays as it was put together, beside loose units of the same products', () => {
    const [box, ...loose] = entriesOf(withBox([1, 1, 1, 2, 2, 7], [cone(1, 3), cone(4, 1)]));
    expect(box).toMatchObject({ category: 'soulcrunch', pack: PACK, count: 1 });
    expect(box && isBoxes(box) && contentOf(box)).toEqual(['3x Cone 1', '2x Cone 2', '1x Cone 7']);
    expect(loose).toEqual([cone(1, 3), cone(4, 1)]);
  });

  test('is counted with those of the same content, and stands apart from others', () => {
    const twice = withBox([2, 1, 1, 1, 1, 1], withBox([1, 1, 1, 2, 1, 1]));
    expect(boxesOf(twice).map((boxes) => [boxes.count, contentOf(boxes)])).toEqual([[2, ['5x Cone 1', '1x Cone 2']]]);
    const other = withBox([3, 3, 3, 3, 3, 3], twice);
    expect(boxesOf(other).map(({ count, box }) => [count, box])).toEqual([
      [1, '3,3,3,3,3,3'],
      [2, '1,1,1,1,1,2'],
    ]);
  });

  test('is never made of loose units by itself', () => {
    expect(boxesOf([cone(1, 12), cone(2, 6)])).toEqual([]);
  });

  test('takes loose units along that are to fill it', () => {
    const cart = [cone(1, 4, 700), cone(2, 3)];
    const taken = looseUnits(cart, 'soulcrunch').slice(0, 6);
    const closed = addBox(cart, [], PACK, taken);
    expect(boxesOf(closed).map(contentOf)).toEqual([['4x Cone 1', '2x Cone 2']]);
    expect(entriesOf(closed).filter((entry) => !isBoxes(entry))).toEqual([cone(2, 1)]);
    expect(cartCount(closed)).toBe(7);
  });

  test('is counted as a whole, from one to the maximum', () => {
    const cart = withBox([1, 1, 1, 1, 2, 2], [shake]);
    const [boxes] = boxesOf(cart) as [Boxes];
    for (const [wanted, count] of [
      [3, 3],
      [0, 1],
      [99_999, MAX_BOXES],
    ] as const) {
      const changed = setBoxCount(cart, boxes, wanted);
      expect(boxesOf(changed).map((one) => [one.count, contentOf(one)])).toEqual([[count, ['4x Cone 1', '2x Cone 2']]]);
      expect(changed).toContainEqual(shake);
    }
    const [more] = boxesOf(setBoxCount(cart, boxes, 5)) as [Boxes];
    expect(boxesOf(setBoxCount(setBoxCount(cart, boxes, 5), more, 2))[0]?.count).toBe(2);
  });

  test('falls apart while one of its products cannot be had, and is whole again when it can', () => {
    const cart = setBoxCount(withBox([1, 2, 2, 2, 2, 2]), boxesOf(withBox([1, 2, 2, 2, 2, 2]))[0] as Boxes, 6);
    const without = cart.map((line) => (line.number === 1 ? { ...line, unavailable: true } : line));
    expect(boxesOf(without)).toEqual([]);
    expect(cartTotal(without)).toBe(30 * 500);
    expect(told(without)[0]).toBe('• 30x Cone 2 — R$ 150,00');
    expect(boxesOf(cart)[0]?.count).toBe(6);
  });

  test('falls apart when its line is sold in other sizes, or no longer by the box', () => {
    for (const pack of [{ ...PACK, size: 4 }, { ...PACK, size: 12 }, { ...PACK, size: 5 }, null]) {
      const cart = withBox([1, 1, 1, 1, 2, 2]).map((line) => ({ ...line, pack }));
      expect(boxesOf(cart)).toEqual([]);
    }
  });

  test('falls apart when its flavours are counted apart and no longer fill equal boxes', () => {
    const counted = (...quantities: number[]) =>
      withBox([1, 1, 2, 2, 3, 3]).map((line, index) => ({ ...line, quantity: quantities[index] ?? 1 }));
    for (const cart of [counted(5, 5, 2), counted(4, 1, 7), counted(3, 2, 2), counted(1, 1, 1)]) {
      expect(boxesOf(cart)).toEqual([]);
    }
    expect(boxesOf(counted(4, 4, 4))[0]?.count).toBe(2);
  });

  test('is another one than that of the same numbers in another line', () => {
    const pots: Pack = { line: 'Soul Pote', size: 6, discount: 5 };
    const units = Array.from({ length: 6 }, () => ({ ...unit(1), category: 'soulpote' }));
    const both = addBox(withBox([1, 1, 1, 1, 1, 1]), units, pots);
    expect(boxesOf(both).map(boxesName)).toEqual(['Caixa de 6 Soul Pote', 'Caixa de 6 Soul Crunch']);
  });

  test('saves its discount, to the cent, and loose units save nothing', () => {
    const units = fc.array(fc.record({ number: fc.integer({ min: 1, max: 6 }) }), { minLength: 6, maxLength: 6 });
    fc.assert(
      fc.property(units, fc.integer({ min: 0, max: 90 }), fc.integer({ min: 1, max: 9 }), (some, discount, count) => {
        const pack = { ...PACK, discount };
        const cart = addBox(
          [cone(1, 7)],
          some.map(({ number }) => unit(number, 100 * number + 37)),
          pack,
        );
        const [boxes] = boxesOf(cart) as [Boxes];
        const cents = some.reduce((sum, { number }) => sum + 100 * number + 37, 0) * count;
        const many = setBoxCount(cart, boxes, count);
        expect(cartTotal(many)).toBe(cartSubtotal(many) - Math.round((cents * discount) / 100));
        expect(cartSubtotal(many)).toBe(cents + 7 * 500);
      }),
    );
  });

  test('is named by number, size and line', () => {
    const [one] = boxesOf(withBox([1, 1, 1, 1, 1, 1])) as [Boxes];
    const named = (count: number) => ({ ...one, count });
    expect([1, 2, 1000].map((count) => boxesName(named(count)))).toEqual([
      'Caixa de 6 Soul Crunch',
      '2 caixas de 6 Soul Crunch',
      '1.000 caixas de 6 Soul Crunch',
    ]);
    expect(boxName(named(2))).toBe('Caixa de 6 Soul Crunch');
    expect(savingName(named(2))).toBe('2 caixas de 6 Soul Crunch (10% de desconto)');
  });

  test('is restored from storage, and a line whose box is unreadable is left out', () => {
    const cart = withBox([1, 1, 1, 1, 1, 2]);
    expect(parseCart(JSON.stringify(cart))).toEqual(cart);
    expect(parseCart(JSON.stringify([{ ...shake, box: 7 }, shake]))).toEqual([shake]);
  });

  test('stays whole when the catalogue answers with other prices and addresses', () => {
    const cart = withBox([1, 1, 1, 1, 1, 2], [cone(1, 2)]);
    const now = [cone(1, 1, 600), { ...cone(9, 1, 500), formerly: { category: 'soulcrunch', number: 2 } }];
    const refreshed = refreshCart(
      cart,
      cart,
      now.map(({ quantity: _quantity, ...product }) => product),
    );
    expect(boxesOf(refreshed).map(contentOf)).toEqual([['5x Cone 1', '1x Cone 9']]);
    expect(cartTotal(refreshed)).toBe(Math.round(3500 * 0.9) + 1200);
  });
});

describe('the loose units of a line', () => {
  test('are those in no box, one by one, the dearest first', () => {
    const cart = withBox(
      [1, 1, 1, 1, 1, 1],
      [cone(1, 2, 500), cone(2, 1, 700), { ...cone(3, 4), unavailable: true }, shake],
    );
    expect(looseUnits(cart, 'soulcrunch').map(({ number }) => number)).toEqual([2, 1, 1]);
    expect(looseUnits(cart, 'soulpote')).toEqual([]);
  });
});

describe('the parts of a cart', () => {
  test('are kept together by line, and otherwise stay as they were added', () => {
    const entries = entriesOf([shake, cone(3, 1), { ...shake, number: 1 }, cone(1, 1)]) as CartItem[];
    expect(entries.map(({ number }) => number)).toEqual([9, 1, 3, 1]);
  });
});

describe('an order with boxes', () => {
  test('names each box with its content, and shows the subtotal, the discounts and the total', () => {
    expect(told(withBox([1, 1, 1, 1, 2, 2], [shake, cone(1, 1)]))).toEqual([
      '• 📦 Caixa de 6 Soul Crunch — R$ 30,00:',
      '    4x Cone 1',
      '    2x Cone 2',
      '• 1x Cone 1 — R$ 5,00',
      '• 2x Soul Shake Pistache — R$ 73,80',
      '',
      'Subtotal: R$ 108,80',
      'Caixa de 6 Soul Crunch (10% de desconto): −R$ 3,00',
      'Total: R$ 105,80',
    ]);
  });

  test('for a store numbers the boxes with the other lines', () => {
    const store = { id: 2, name: 'Soul', city: 'Vitória', uf: 'ES', phone: '' };
    const cart = withBox([3, 3, 3, 3, 3, 3], [shake, cone(1, 1)]);
    const text = orderText(cart, { store, code: 'K7QM', receiving: NOTHING_SAID }).replaceAll('\u00a0', ' ');
    expect(text.split('\n').slice(-9)).toEqual([
      '',
      '1. 📦 Caixa de 6 Soul Crunch — R$ 30,00:',
      '    6x Cone 3',
      '2. 1x Cone 1 — R$ 5,00',
      '3. 2x Soul Shake Pistache — R$ 73,80',
      '',
      'Subtotal: R$ 108,80',
      'Caixa de 6 Soul Crunch (10% de desconto): −R$ 3,00',
      'Total: R$ 105,80',
    ]);
  });

  test('says of several equal boxes what is in each, and takes nothing off without a discount', () => {
    const dear = { ...PACK, discount: 0 };
    const units = [1, 1, 1, 1, 1, 2].map((number) => unit(number));
    expect(told(addBox(addBox([], units, dear), units, dear))).toEqual([
      '• 📦 2 caixas de 6 Soul Crunch — R$ 60,00. Em cada uma:',
      '    5x Cone 1',
      '    1x Cone 2',
      '',
      'Total: R$ 60,00',
    ]);
  });

  test('has another code than the same units without the box', () => {
    const boxed = withBox([1, 1, 1, 1, 1, 1]);
    expect(orderCode(boxed, null, 7)).not.toBe(orderCode([cone(1, 6)], null, 7));
  });

  test('is repeated with its boxes', () => {
    const cart = withBox([1, 1, 1, 1, 1, 2], [cone(1, 2)]);
    expect(repeatLines([], cart)).toEqual(cart);
    expect(boxesOf(repeatLines(cart, cart))[0]?.count).toBe(2);
  });
});

describe('the pack known to a cart', () => {
  test('is kept when a card without it adds more units', () => {
    const { pack: _pack, ...card } = cone(1, 2);
    expect(addToCart([cone(1, 4)], card)).toEqual([cone(1, 6)]);
  });

  test('follows the catalogue: an ended pack gives no discount', () => {
    const cart = [cone(1, 6)];
    const { quantity: _quantity, ...now } = cone(1, 6, 500, null);
    expect(cartTotal(refreshCart(cart, cart, [now]))).toBe(3000);
    const boxed = withBox([1, 1, 1, 1, 1, 1]);
    expect(cartTotal(boxed)).toBe(2700);
    expect(cartTotal(refreshCart(boxed, boxed, [now]))).toBe(3000);
    expect(endedPacks(cart, [now])).toEqual([PACK]);
  });

  test('is reported once per line when it got worse, and not when it got better', () => {
    const cart = [cone(1, 3), cone(2, 3)];
    const today = (pack: Pack) => cart.map(({ quantity: _quantity, ...line }) => ({ ...line, pack }));
    expect(endedPacks(cart, today({ ...PACK, discount: 5 }))).toEqual([PACK]);
    expect(endedPacks(cart, today({ ...PACK, size: 4 }))).toEqual([PACK]);
    expect(endedPacks(cart, today({ ...PACK, discount: 20 }))).toEqual([]);
    const { quantity: _quantity, ...todaysShake } = shake;
    expect(endedPacks([...cart, shake], [...today(PACK), todaysShake])).toEqual([]);
  });

  test('is not reported when nothing of its line answers, since the box may still be sold', () => {
    expect(endedPacks([cone(1, 3), shake], [])).toEqual([]);
    const { quantity: _quantity, ...other } = cone(2, 3);
    expect(endedPacks([cone(1, 3)], [{ ...other, category: 'soulpote', pack: null }])).toEqual([]);
  });

  test('is not reported while another product of its line still has it', () => {
    const { quantity: _quantity, ...other } = cone(2, 3);
    expect(endedPacks([cone(1, 3), cone(2, 3)], [other])).toEqual([]);
  });

  test('is reported by another product of its line when its own is gone', () => {
    const { quantity: _quantity, ...other } = cone(2, 3);
    const today = [{ ...other, pack: null }];
    expect(endedPacks([cone(1, 3)], today)).toEqual([PACK]);
    const gone = refreshCart([cone(1, 3)], [cone(1, 3)], []);
    expect(endedPacks(gone, today)).toEqual([]);
  });

  test('is reported for each line that lost its own', () => {
    const pot: CartItem = { ...cone(4, 6, 900, { line: 'Soul Pote', size: 4, discount: 5 }), category: 'soulpote' };
    const today = [cone(1, 6), pot].map(({ quantity: _quantity, ...line }) => ({ ...line, pack: null }));
    expect(endedPacks([cone(1, 6), pot], today).map(({ line }) => line)).toEqual(['Soul Crunch', 'Soul Pote']);
  });
});

describe('a box that is being filled', () => {
  test('costs what all its units cost, those in the cart included, less the saving once it is full', () => {
    const [inCart, chosen] = [Array.from({ length: 5 }, () => cone(1, 1, 2000)), cone(2, 1, 2000)];
    const pack = { ...PACK, discount: 20 };
    expect(priceOf([...inCart.slice(1), chosen], pack)).toEqual({ sumCents: 10_000, savingCents: 0 });
    expect(priceOf([...inCart, chosen], pack)).toEqual({ sumCents: 12_000, savingCents: 2400 });
  });

  test('removes the last chosen unit of a product', () => {
    expect(without([1, 2, 1, 3], 1)).toEqual([1, 2, 3]);
    expect(without([1, 2], 7)).toEqual([1, 2]);
  });

  test('is filled up with its least chosen products, and keeps the chosen units', () => {
    expect(filledUp([1, 1], [1, 2, 3], 6, () => 0)).toEqual([1, 1, 2, 3, 2, 3]);
    expect(filledUp([2], [2], 3)).toEqual([2, 2, 2]);
    expect(filledUp([1], [], 6)).toEqual([1]);
  });

  test('is restored from storage, and empty where the stored text is invalid', () => {
    expect(parseBoxes('{"soulcrunch":[1,2,2],"soulshake":["9"],"soulice":7}')).toEqual({ soulcrunch: [1, 2, 2] });
    for (const text of [null, '', '{', 'null', '7']) expect(parseBoxes(text)).toEqual({});
    expect(parseBoxes(JSON.stringify({ soulice: Array(99).fill(1) })).soulice).toHaveLength(24);
  });
});
