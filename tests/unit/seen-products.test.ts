import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseSeen, SEEN_KEPT, withSeen } from '../../src/shared/seen-products';

const key = fc.record({ category: fc.constantFrom('soulshake', 'soulice'), number: fc.integer({ min: 1, max: 9 }) });

test('what was seen last comes first, each once, and no more than are kept', () => {
  fc.assert(
    fc.property(fc.array(key), (keys) => {
      const seen = keys.reduce(withSeen, []);
      const names = keys.map(({ category, number }) => `${category}/${number}`).reverse();
      expect(seen.map(({ category, number }) => `${category}/${number}`)).toEqual(
        [...new Set(names)].slice(0, SEEN_KEPT),
      );
    }),
  );
});

test('of what is stored only what can be a product is read', () => {
  const stored = [
    { category: 'soulshake', number: 9, name: 'x' },
    { category: '../x', number: 1 },
    { category: 'a' },
    7,
    null,
  ];
  expect(parseSeen(JSON.stringify(stored))).toEqual([{ category: 'soulshake', number: 9 }]);
  expect([parseSeen(null), parseSeen('{'), parseSeen('{}')]).toEqual([[], [], []]);
});
