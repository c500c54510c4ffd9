import { expect, test } from 'vitest';
import { LOCATION_TYPES } from '../../src/shared/location-type';

test('types of locations are in the order in which the database sorts them', () => {
  expect(LOCATION_TYPES).toEqual(LOCATION_TYPES.toSorted().reverse());
});
