import { expect, test } from 'vitest';
import { priceDoubt } from '../../src/shared/price-doubt';

const asked = (before: number, after: number) => priceDoubt(before, after)?.replaceAll('\u00a0', ' ') ?? null;

test('a price of at least 20 times the former one, or at most a twentieth, is questioned', () => {
  expect(asked(3490, 349_000)).toBe('De R$ 34,90 para R$ 3.490,00: é isso mesmo?');
  expect(asked(349_000, 3490)).toBe('De R$ 3.490,00 para R$ 34,90: é isso mesmo?');
  expect([asked(100, 2000), asked(2000, 100)]).toEqual([expect.any(String), expect.any(String)]);
  expect([asked(100, 1999), asked(1999, 100), asked(3490, 3490)]).toEqual([null, null, null]);
});

test('a price is not compared with one of zero', () => {
  expect([asked(0, 3490), asked(3490, 0), asked(0, 0)]).toEqual([null, null, null]);
});
