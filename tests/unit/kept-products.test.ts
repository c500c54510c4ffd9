import fc from 'fast-check';
import { expect, test } from 'vitest';
import { FAVOURITES_MAX, movedOn, parseKeys, SEEN_MAX, withFavourite, withSeen } from '../../src/shared/kept-products';

const key = fc.record({ category: fc.constantFrom('soulshake', 'soulice'), number: fc.integer({ min: 1, max: 9 }) });

test('seen products are listed once each, the latest first, up to a limit', () => {
  fc.assert(
    fc.property(fc.array(key), (keys) => {
      const seen = keys.reduce(withSeen, []);
      const names = keys.map(({ category, number }) => `${category}/${number}`).reverse();
      expect(seen.map(({ category, number }) => `${category}/${number}`)).toEqual(
        [...new Set(names)].slice(0, SEEN_MAX),
      );
    }),
  );
});

test('a kept product that moved is kept at its new address, each once', () => {
  const keys = [1, 2, 3].map((number) => ({ category: 'soulshake', number }));
  const found = [
    { category: 'soulice', number: 5, name: 'Moved', formerly: { category: 'soulshake', number: 1 } },
    { category: 'soulshake', number: 2, name: 'Stayed' },
    { category: 'soulshake', number: 2, formerly: { category: 'soulshake', number: 3 } },
  ];
  expect(movedOn(keys, found)).toEqual([
    { category: 'soulice', number: 5 },
    { category: 'soulshake', number: 2 },
  ]);
});

test('stored keys are read without entries that are no product', () => {
  const stored = [
    { category: 'soulshake', number: 9, name: 'x' },
    { category: '../x', number: 1 },
    { category: 'a' },
    7,
    null,
  ];
  expect(parseKeys(JSON.stringify(stored), 5)).toEqual([{ category: 'soulshake', number: 9 }]);
  expect([parseKeys(null, 5), parseKeys('{', 5), parseKeys('{}', 5)]).toEqual([[], [], []]);
});

test.each([
  ...[null, 7, 'a', [], { category: 7, number: 1 }, { category: 'soul/painel', number: 1 }],
  ...[
    { category: 'soul--shake', number: 1 },
    { category: 'soul', number: -1 },
  ],
])('reading stored keys drops %j and keeps the others', (other) => {
  const shake = { category: 'soulshake', number: 9 };
  expect(parseKeys(JSON.stringify([other, shake]), 5)).toEqual([shake]);
});

test('stored keys are read up to the limit', () => {
  const stored = [1, 2, 3].map((number) => ({ category: 'soulshake', number }));
  expect(parseKeys(JSON.stringify(stored), 2)).toEqual(stored.slice(0, 2));
});

test('a new favourite comes first, is removed when chosen again, and pushes out the oldest', () => {
  const [one, two] = [
    { category: 'soulshake', number: 1 },
    { category: 'soulice', number: 1 },
  ];
  expect(withFavourite([one], two)).toEqual([two, one]);
  expect(withFavourite([two, one], one)).toEqual([two]);
  const full = Array.from({ length: FAVOURITES_MAX }, (_, index) => ({ category: 'toppins', number: index + 1 }));
  expect(withFavourite(full, one)).toEqual([one, ...full.slice(0, -1)]);
});
