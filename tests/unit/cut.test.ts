import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cut } from '../../src/shared/cut';

test('a long text is cut at its maximum length, never within a character', () => {
  expect(['ab', 'abc', 'abcd', 'ab😀', 'a😀b', ''].map((text) => cut(text, 3))).toEqual([
    'ab',
    'abc',
    'abc',
    'ab',
    'a😀',
    '',
  ]);
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.nat(30), (text, most) => {
      const beginning = cut(text, most);
      expect(beginning.isWellFormed()).toBe(true);
      expect(text.startsWith(beginning)).toBe(true);
      expect(beginning.length).toBeLessThanOrEqual(most);
      expect(beginning.length).toBeGreaterThanOrEqual(Math.min(most, text.length) - 1);
    }),
  );
});
