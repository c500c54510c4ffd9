import { expect, test } from 'vitest';
import { presentName, withPresentNames } from '../../src/shared/former-names';

test('a field is known by the name that it had in an earlier release', () => {
  expect(withPresentNames({ title: 'A', order: 3, active: true })).toEqual({ title: 'A', position: 3, active: true });
  expect([presentName('order'), presentName('title'), presentName('__proto__')]).toEqual([
    'position',
    'title',
    '__proto__',
  ]);
});
