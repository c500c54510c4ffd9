import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  deadEnds,
  filterPairs,
  readFilters,
  WITHOUT,
  type Without,
  writeFilters,
} from '../../src/shared/catalogue/filters';
import { matching, type Suited } from '../../src/shared/catalogue/matching';
import { expectedProducts, GRAMS, KCAL, ONLY, ORDERS, PRICES, WORDS } from '../helpers/catalogue-oracle';

type Product = Suited & { id: number };
type Query = [name: string, word: string][];

const search = (query: Query) => `?${new URLSearchParams(query)}`;
const shown = (products: readonly Product[], query: Query) =>
  matching(products, readFilters(search(query))).map(({ id }) => id);

/** Values at each threshold, just below and just above it, and any others. */
const around = (steps: string[]) => steps.map(Number).flatMap((step) => [step - 0.1, step, step + 0.1]);
const figure = (steps: string[]) =>
  fc.option(fc.oneof(fc.constantFrom(0, ...around(steps)), fc.integer({ min: 0, max: 400 })), { nil: null });

const catalogue = fc
  .array(
    fc.record({
      priceCents: fc.constantFrom(500, 999, 1000, 1001, 1690, 2000, 2001, 3490, 4000, 4001, 10_000, 10_001),
      proteins: figure(GRAMS),
      calories: figure(KCAL),
      // Products lack most allergens; otherwise hardly any would match.
      without: fc
        .subarray([...WITHOUT], { maxLength: 3 })
        .map((there) => WITHOUT.filter((one) => !there.includes(one))),
      only: fc.subarray(['vegan', 'caffeine'] as const),
    }),
    { maxLength: 12 },
  )
  .map((rows): Product[] => rows.map((row, id) => ({ id, ...row })));

const word = (words: string[]) => fc.oneof({ weight: 9, arbitrary: fc.constantFrom(...words) }, fc.string());
const query: fc.Arbitrary<Query> = fc
  .record({
    proteina: fc.array(word(GRAMS), { maxLength: 2 }),
    kcal: fc.array(word(KCAL), { maxLength: 2 }),
    preco: fc.array(word(PRICES), { maxLength: 2 }),
    so: fc.array(word(Object.keys(ONLY)), { maxLength: 2 }),
    sem: fc.array(word(Object.keys(WORDS)), { maxLength: 3 }),
    ordem: fc.array(word(ORDERS), { maxLength: 2 }),
    utm: fc.array(fc.string(), { maxLength: 1 }),
  })
  .chain((said) => {
    const pairs = Object.entries(said).flatMap(([name, words]) => words.map((one): [string, string] => [name, one]));
    return fc.shuffledSubarray(pairs, { minLength: pairs.length });
  });

test('every combination of filters shows the products of the reference filter, in its order', () => {
  fc.assert(
    fc.property(catalogue, query, (products, asked) => {
      expect(shown(products, asked)).toEqual(expectedProducts(products, asked));
    }),
    { numRuns: 5000 },
  );
});

test('an option is a dead end exactly where choosing it would find no product', () => {
  const OPTIONS = Object.entries({
    proteina: GRAMS,
    kcal: KCAL,
    preco: PRICES,
    sem: Object.keys(WORDS),
    so: Object.keys(ONLY),
  });
  fc.assert(
    fc.property(catalogue, query, (products, said) => {
      const filters = readFilters(search(said));
      const asked: Query = filterPairs(filters);
      const dead = deadEnds(filters, (wanted) => matching(products, wanted).length > 0);
      const expected = OPTIONS.flatMap(([name, words]) =>
        words.flatMap((one) => {
          if (asked.some(([other, word]) => other === name && word === one)) return [];
          const besides = ['sem', 'so'].includes(name) ? asked : asked.filter(([other]) => other !== name);
          return expectedProducts(products, [...besides, [name, one]]).length > 0 ? [] : [`${name}=${one}`];
        }),
      );
      expect(dead.toSorted()).toEqual(expected.toSorted());
    }),
    { numRuns: 500 },
  );
});

const PLAIN: Suited = { priceCents: 500, proteins: 0, calories: 0, without: [], only: [] };

describe.each(GRAMS)('the filter for at least %s g of protein', (grams) => {
  test.each([
    [-0.1, 0],
    [0, 1],
    [0.1, 1],
  ])('with %s g of difference matches %s products', (off, count) => {
    const products = [{ ...PLAIN, proteins: Number(grams) + off }];
    expect(matching(products, readFilters(`?proteina=${grams}`))).toHaveLength(count);
  });
});

describe.each(KCAL)('the filter for at most %s kcal', (kcal) => {
  test.each([
    [-1, 1],
    [0, 1],
    [1, 0],
  ])('with %s kcal of difference matches %s products', (off, count) => {
    const products = [{ ...PLAIN, calories: Number(kcal) + off }];
    expect(matching(products, readFilters(`?kcal=${kcal}`))).toHaveLength(count);
  });
});

test.each(Object.entries(WORDS))('«sem=%s» shows only products that are known to be without it', (said, without) => {
  const products = [PLAIN, { ...PLAIN, without: [without as Without] }, { ...PLAIN, without: [] }];
  expect(matching(products, readFilters(`?sem=${said}`))).toEqual([products[1]]);
});

test('a product with unknown figures matches no threshold, and sorts last', () => {
  const products = [
    { ...PLAIN, id: 1, proteins: null, calories: null },
    { ...PLAIN, id: 2, proteins: 3, calories: 300 },
    { ...PLAIN, id: 3, proteins: 5, calories: 90 },
  ];
  expect(shown(products, [['proteina', '5']])).toEqual([3]);
  expect(shown(products, [['kcal', '250']])).toEqual([3]);
  expect(shown(products, [['ordem', 'mais-proteina']])).toEqual([3, 2, 1]);
  expect(shown(products, [['ordem', 'menos-kcal']])).toEqual([3, 2, 1]);
});

test('sorting leaves the given list of products unchanged', () => {
  const products = Object.freeze([PLAIN, { ...PLAIN, priceCents: 1 }]);
  expect(matching(products, readFilters('?ordem=menor-preco'))[0]).toBe(products[1]);
});

describe('the address of a filtered catalogue', () => {
  test('has each valid filter once, in a fixed order, and drops everything else', () => {
    const said =
      '?ordem=menos-kcal&sem=leite&x=1&sem=acucar&sem=leite&sem=tudo&kcal=&proteina=7&proteina=10&proteina=5';
    expect(filterPairs(readFilters(said))).toEqual([
      ['proteina', '10'],
      ['sem', 'acucar'],
      ['sem', 'leite'],
      ['ordem', 'menos-kcal'],
    ]);
  });

  test('restores the filters that it was written from', () => {
    fc.assert(
      fc.property(query, (asked) => {
        const filters = readFilters(search(asked));
        expect(readFilters(search(filterPairs(filters)))).toEqual(filters);
      }),
    );
  });

  test('puts the filters behind the line and the product, and is empty without any of them', () => {
    expect(writeFilters(readFilters(''))).toBe('');
    expect(writeFilters(readFilters('sem=ovos&proteina=20'))).toBe('?proteina=20&sem=ovos');
    expect(writeFilters(readFilters('sem=ovos'), 'soulshake', '9')).toBe('?linha=soulshake&apos=9&sem=ovos');
    expect(writeFilters(readFilters(''), 'soulshake')).toBe('?linha=soulshake');
  });

  test('without known words has no filters', () => {
    expect(filterPairs(readFilters('?proteina=9&kcal=101&sem=nada&ordem=preco&sem=toString&proteina=05'))).toEqual([]);
  });
});
