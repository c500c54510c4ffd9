import { expect, test } from 'vitest';
import { typedLocation } from '../../src/shared/typed/location';
import { typedPost } from '../../src/shared/typed/post';
import { typedProduct } from '../../src/shared/typed/product';
import { typedSlide } from '../../src/shared/typed/slide';

// A working copy holds what differs: what a contract filled in would be taken for what was typed, and published.
test.each([
  ['posts', typedPost],
  ['products', typedProduct],
  ['locations', typedLocation],
  ['slides', typedSlide],
])('the fields of %s that nobody has typed stay untold', (_, { contract }) => {
  expect(contract.partial().parse({})).toEqual({});
});
