import { expect, test, vi } from 'vitest';
import { remembered } from '../../src/shared/remembered';

// Planted faults are tested without it (`tests/mutation/setup.ts`), but here.
vi.unmock('../../src/shared/remembered');

test('the result for a text is computed once, also when it is undefined', () => {
  const work = vi.fn((text: string) => (text ? text.length : undefined));
  const length = remembered(work);
  expect([length('abc'), length('abc'), length(''), length('')]).toEqual([3, 3, undefined, undefined]);
  expect(work).toHaveBeenCalledTimes(2);
});

test('only the results for the latest texts are kept', () => {
  const work = vi.fn((text: string) => text.length);
  const length = remembered(work, 2);
  for (const text of ['a', 'b', 'a', 'c', 'c', 'a']) length(text);
  expect(work.mock.calls.flat()).toEqual(['a', 'b', 'c', 'a']);
});
