import { expect, test } from 'vitest';
import { walkOn } from '../../src/panel/media/walk';

test('a walk starts with the list, and inserts new entries behind the one that they follow', () => {
  expect(walkOn([], [3, 2, 1])).toEqual([3, 2, 1]);
  expect(walkOn([3, 2, 1], [4, 3, 2, 5, 1, 0])).toEqual([4, 3, 2, 5, 1, 0]);
});

test('an entry that leaves the list keeps its place on the walk', () => {
  expect(walkOn([3, 2, 1], [3, 1])).toEqual([3, 2, 1]);
  expect(walkOn([3, 2, 1], [1, 0])).toEqual([3, 2, 1, 0]);
  expect(walkOn([3, 2, 1], [])).toEqual([3, 2, 1]);
});
