import { describe, expect, test } from 'vitest';
import { products } from '../../scripts/seed/products';
import { energyMismatch, energyOf } from '../../src/panel/products/nutrition-check';

const FACTS = { carbs: 10, proteins: 10, fats: 0, fibers: 10 };

describe('the energy of a product', () => {
  test('is 4 kcal for a gram of carbohydrates or proteins, 9 of fat and 2 of fibre', () => {
    expect(energyOf({ carbs: 1, proteins: 10, fats: 100, fibers: 1000 })).toBe(4 + 40 + 900 + 2000);
    expect(energyOf({ carbs: 0.1, proteins: 0.2, fats: 0, fibers: null })).toBe(1.2);
  });

  test.each([
    [80, null],
    [79, 100],
    [79.99, 100],
    [120, null],
    [121, 100],
    [120.01, 100],
    [100, null],
  ])('declared as %d kcal against a sum of 100 is reported as: %s', (calories, sum) => {
    expect(energyMismatch({ ...FACTS, calories })).toBe(sum);
  });

  test('without any nutrients must be zero', () => {
    const none = { carbs: 0, proteins: 0, fats: 0, fibers: null };
    expect([energyMismatch({ ...none, calories: 0 }), energyMismatch({ ...none, calories: 1 })]).toEqual([null, 0]);
  });

  test('matches the declaration of every seeded product', () => {
    for (const { name, nutrition } of products) expect(nutrition && energyMismatch(nutrition), name).toBeNull();
  });
});
