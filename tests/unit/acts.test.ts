import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { actInputs, adjustedPrice } from '../../src/shared/acts';
import { productInput } from '../../src/shared/product';

const MAX_PRICE = 10_000_000;
const cents = fc.integer({ min: 0, max: MAX_PRICE });
/** Percentages with one decimal, in tenths. */
const tenths = fc.integer({ min: -900, max: 4000 });

/** Computes the same by long division of whole numbers. */
function onPaper(price: number, tenthsOfPercent: number): bigint {
  const product = BigInt(price) * BigInt(1000 + tenthsOfPercent);
  const [whole, rest] = [product / 1000n, product % 1000n];
  return rest * 2n >= 1000n ? whole + 1n : whole;
}

describe('a price changed by a percentage', () => {
  test.each([
    [3490, 10, 3839],
    [3490, -10, 3141],
    [1690, 7.5, 1817],
    [500, 7.5, 538],
    [999, 0.1, 1000],
    [1, -90, 0],
    [5, 10, 6],
    [0, 400, 0],
  ])('of %i cents and %d percent becomes %i', (price, percent, expected) => {
    expect(adjustedPrice(price, percent, false)).toBe(expected);
  });

  test('equals the result of long division', () => {
    fc.assert(
      fc.property(cents, tenths, (price, each) => {
        const expected = onPaper(price, each);
        expect(adjustedPrice(price, each / 10, false)).toBe(expected > BigInt(MAX_PRICE) ? null : Number(expected));
      }),
      { numRuns: 5000 },
    );
  });

  test.each([
    [3490, 10, 3790],
    [3490, 12, 3890],
    [1690, 0.1, 1690],
    [1642, -0.1, 1690],
    [1639, -0.1, 1590],
    [1, 400, 90],
    [150, -90, 90],
  ])('of %i cents and %d percent becomes %i when rounded to end in ,90', (price, percent, expected) => {
    expect(adjustedPrice(price, percent, true)).toBe(expected);
  });

  test('ends in ,90 at the nearest possible value when rounded so', () => {
    fc.assert(
      fc.property(cents, tenths, (price, each) => {
        const exact = Number(onPaper(price, each));
        const rounded = adjustedPrice(price, each / 10, true);
        if (rounded === null) return exact > MAX_PRICE - 60;
        const neighbours = [rounded - 100, rounded + 100].filter((other) => other > 0);
        const isNearest = neighbours.every((other) => Math.abs(other - exact) >= Math.abs(rounded - exact));
        return rounded % 100 === 90 && rounded > 0 && isNearest;
      }),
      { numRuns: 5000 },
    );
  });

  test('is always valid under the product contract, or null', () => {
    const price = productInput.shape.priceCents;
    fc.assert(
      fc.property(cents, tenths, fc.boolean(), (before, each, toNinety) => {
        const after = adjustedPrice(before, each / 10, toNinety);
        return after === null || price.safeParse(after).success;
      }),
    );
    expect(adjustedPrice(MAX_PRICE, 0.1, false)).toBeNull();
    expect(adjustedPrice(MAX_PRICE, -0.1, true)).toBe(9_989_990);
  });
});

describe('the contract of a bulk act', () => {
  const rows = [{ id: 1, version: 1 }];
  const price = (percent: number) => actInputs.products.safeParse({ act: 'price', percent, toNinety: false, rows });

  test.each([-90, -0.1, 0.1, 7.5, 12.3, 33.3, 400])('accepts a price change of %d percent', (percent) => {
    expect(price(percent).success).toBe(true);
  });

  test.each([-90.1, 0, 7.55, 400.1, Number.NaN])('refuses a price change of %d percent', (percent) => {
    expect(price(percent).success).toBe(false);
  });

  test('refuses an empty selection, a repeated record and too many records', () => {
    const many = (count: number) => Array.from({ length: count }, (_, index) => ({ id: index + 1, version: 1 }));
    const activate = (some: object[]) => actInputs.ordered.safeParse({ act: 'activate', rows: some });
    expect(activate(many(500)).success).toBe(true);
    expect(activate(many(501)).error?.issues[0]?.message).toBe('No máximo 500 registros por vez.');
    expect(activate([]).error?.issues[0]?.message).toBe('Escolha ao menos um registro.');
    expect(activate([...rows, ...rows]).error?.issues[0]?.message).toBe('Há registros repetidos.');
    expect(actInputs.posts.safeParse({ act: 'publish', rows: many(101) }).success).toBe(false);
  });
});

test('a price may reach the maximum, and no more', () => {
  expect(adjustedPrice(MAX_PRICE, 0, false)).toBe(MAX_PRICE);
  expect(adjustedPrice(MAX_PRICE, 0.1, false)).toBeNull();
});
