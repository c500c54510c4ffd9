import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addToCart, type Cart, type CartItem } from '../../src/shared/cart';
import { besideBoxes, boxesName, boxesOf, byCategory, looseUnits, savingName } from '../../src/shared/cart-boxes';
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

describe('the boxes of a line', () => {
  test('exist only where the line has a size for them', () => {
    expect(packOf({ name: 'Soul Crunch', packSize: null, packDiscount: 10 })).toBeNull();
    expect(packOf({ name: 'Soul Crunch', packSize: 6, packDiscount: 10 })).toEqual(PACK);
  });

  test('are filled with units of any flavour, and report how many the next box lacks', () => {
    const [boxes] = boxesOf([cone(1, 4), cone(2, 3)]);
    expect(boxes).toEqual({ category: 'soulcrunch', pack: PACK, full: 1, missing: 5, savingCents: 300 });
    expect(boxesOf([cone(1, 12)])).toMatchObject([{ full: 2, missing: 0, savingCents: 600 }]);
    expect(boxesOf([cone(1, 5)])).toMatchObject([{ full: 0, missing: 1, savingCents: 0 }]);
  });

  test('ignore other lines and unavailable products', () => {
    expect(boxesOf([shake])).toEqual([]);
    expect(boxesOf([cone(1, 5), { ...cone(2, 5), unavailable: true }])).toMatchObject([{ full: 0, missing: 1 }]);
  });

  test('are recognised as soon as one product of the line has them', () => {
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
  ])('ignore an invalid stored pack: %j', (pack) => {
    expect(boxesOf([cone(1, 12, 500, pack as unknown as Pack)])).toEqual([]);
  });

  test('discount the most expensive units that fill boxes, to the cent', () => {
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

  test('are offered with a discount only where there is one', () => {
    expect(packInvitation(PACK)).toBe('Monte sua caixa de 6 com 10% de desconto');
    expect(packInvitation({ ...PACK, discount: 1 })).toBe('Monte sua caixa de 6 com 1% de desconto');
    expect(packInvitation({ ...PACK, discount: 0 })).toBe('Monte sua caixa de 6');
    expect(packTerms({ ...PACK, discount: 0 })).toBe('');
  });

  test('are named by their number, size and line', () => {
    const [one] = boxesOf([cone(1, 6)]);
    const [two] = boxesOf([cone(1, 13)]);
    expect(one && savingName(one)).toBe('Caixa de 6 Soul Crunch (10% de desconto)');
    expect(two && savingName(two)).toBe('2 caixas de 6 Soul Crunch (10% de desconto)');
  });

  test('have a name that counts them', () => {
    const nameOf = (units: number) => boxesOf([cone(1, units)]).map(boxesName);
    expect(nameOf(7)).toEqual(['Caixa de 6 Soul Crunch']);
    expect(nameOf(14)).toEqual(['2 caixas de 6 Soul Crunch']);
    expect(nameOf(6000)).toEqual(['1.000 caixas de 6 Soul Crunch']);
  });

  test('are kept together in the cart, and other lines stay as they were added', () => {
    expect(byCategory([shake, cone(3, 1), { ...shake, number: 1 }, cone(1, 1)]).map(({ number }) => number)).toEqual([
      9, 1, 3, 1,
    ]);
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

describe('the units beside full boxes', () => {
  const beside = (cart: CartItem[]) => besideBoxes(cart, boxesOf(cart)[0]);

  test('are listed with their price', () => {
    expect(beside([cone(1, 6), cone(2, 2)])).toEqual({ text: '2 Cone 2', cents: 1000 });
    expect(beside([cone(1, 7, 700), cone(2, 1, 500)])).toEqual({ text: '1 Cone 2 e 1 Cone 1', cents: 1200 });
  });

  test('are the last ones added, among equally cheap ones', () => {
    expect(beside([cone(1, 3), cone(2, 4)])?.text).toBe('1 Cone 2');
  });

  test('are none where no box is full, or nothing is left over', () => {
    expect([[cone(1, 5)], [cone(1, 6)], [cone(1, 12)], [shake]].map(beside)).toEqual([null, null, null, null]);
  });
});

describe('an order with full boxes', () => {
  test('shows the subtotal, each discount and the total', () => {
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

  test('for a store shows the same sums below its numbered lines', () => {
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

  test('without a discount takes nothing off, but still names its boxes', () => {
    const dear = { ...PACK, discount: 0 };
    expect(told([cone(1, 7, 500, dear)])).toEqual([
      '📦 Caixa de 6 Soul Crunch:',
      '• 7x Cone 1 — R$ 35,00',
      'Fora da caixa: 1 Cone 1',
      '',
      'Total: R$ 35,00',
    ]);
  });

  test('has a blank line before and after a box, and none between other lines', () => {
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

describe('the pack known to a cart', () => {
  test('is kept when a card without it adds more units', () => {
    const { pack: _pack, ...card } = cone(1, 2);
    expect(addToCart([cone(1, 4)], card)).toEqual([cone(1, 6)]);
  });

  test('follows the catalogue: an ended pack gives no discount', () => {
    const cart = [cone(1, 6)];
    const { quantity: _quantity, ...now } = cone(1, 6, 500, null);
    expect(cartTotal(refreshCart(cart, cart, [now]))).toBe(3000);
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
