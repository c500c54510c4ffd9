import fc from 'fast-check';
import { expect, test } from 'vitest';
import { brandDay, startOfBrandDay } from '../../src/shared/local-time';

test('a day of the brand begins at midnight in Brasília', () => {
  expect(startOfBrandDay('2026-11-25')).toBe('2026-11-25T00:00:00.000-03:00');
  const since2020 = fc.integer({ min: Date.UTC(2020, 0), max: Date.UTC(2040, 0) });
  fc.assert(
    fc.property(since2020, (now) => {
      const start = Date.parse(startOfBrandDay(brandDay(now)));
      expect([brandDay(start), brandDay(start - 1)]).toEqual([brandDay(now), brandDay(now, 1)]);
    }),
  );
});
