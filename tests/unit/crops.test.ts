import { expect, test } from 'vitest';
import { withPoint } from '../../src/panel/media/crops-text';
import { same } from '../../src/shared/merge';

const top = { x: 0.5, y: 0.1 };

test('a point of its own that is taken back leaves the crops of a picture as they were', () => {
  const crops = { tall: { x: 0.2, y: 0.5 } };
  const moved = withPoint(crops, 'wide', top);
  expect(moved).toEqual({ ...crops, wide: top });
  // `toEqual` would ignore a shape without a point, and a form would count it as a change.
  expect(same(withPoint(moved, 'wide', undefined), crops)).toBe(true);
});
