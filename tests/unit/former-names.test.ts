import { expect, test } from 'vitest';
import { presentName, withPresentNames } from '../../src/shared/former-names';

test('a field name of an earlier release maps to its present name', () => {
  expect(withPresentNames({ title: 'A', order: 3, active: true })).toEqual({ title: 'A', position: 3, active: true });
  expect([presentName('order'), presentName('title'), presentName('__proto__')]).toEqual([
    'position',
    'title',
    '__proto__',
  ]);
});
