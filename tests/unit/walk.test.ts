import { expect, test } from 'vitest';
import { walkOn } from '../../src/panel/media/walk';

test('a walk begins with the list, and goes on with what comes to it, each behind the one that it follows', () => {
  expect(walkOn([], [3, 2, 1])).toEqual([3, 2, 1]);
  expect(walkOn([3, 2, 1], [4, 3, 2, 5, 1, 0])).toEqual([4, 3, 2, 5, 1, 0]);
});

test('what leaves the list keeps its place on the walk', () => {
  expect(walkOn([3, 2, 1], [3, 1])).toEqual([3, 2, 1]);
  expect(walkOn([3, 2, 1], [1, 0])).toEqual([3, 2, 1, 0]);
  expect(walkOn([3, 2, 1], [])).toEqual([3, 2, 1]);
});
