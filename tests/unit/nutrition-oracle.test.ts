import fc from 'fast-check';
import { expect, test } from 'vitest';
import { highWarnings, nutritionLabel } from '../../src/shared/nutrition';
import type { Nutrition } from '../../src/shared/nutrition-facts';
import { edgesOf, expectedLines, expectedWarnings, type Hundredths } from '../helpers/nutrition-oracle';

const KEYS = [
  'calories',
  'carbs',
  'totalSugars',
  'addedSugars',
  'proteins',
  'fats',
  'saturatedFats',
  'transFats',
] as const;
const OPEN = ['fibers', 'sodium', 'saturatedFats', 'transFats'] as const;

/** Servings of common sizes, and of random ones. */
const servings = fc.oneof(fc.constantFrom(1000, 300, 600, 2000, 4000, 30, 1), fc.integer({ min: 1, max: 10_000 }));

const foods = servings.chain((tenths) => {
  const amount = (key: keyof Hundredths) =>
    fc.oneof(
      fc.constantFrom(...edgesOf(key, tenths)),
      fc.integer({ min: 0, max: 3000 }),
      fc.integer({ min: 0, max: 100_000 }),
    );
  const known = Object.fromEntries(KEYS.map((key) => [key, amount(key)]));
  const open = Object.fromEntries(OPEN.map((key) => [key, fc.option(amount(key))]));
  return fc.record({
    tenths: fc.constant(tenths),
    unit: fc.constantFrom('g' as const, 'ml' as const),
    food: fc.record({ ...known, ...open }) as unknown as fc.Arbitrary<Hundredths>,
  });
});

const factsOf = (food: Hundredths, tenths: number, servingUnit: 'g' | 'ml') =>
  ({
    servingSize: tenths / 10,
    servingUnit,
    servingMeasure: null,
    servingsPerPack: null,
    ...Object.fromEntries(Object.entries(food).map(([key, amount]) => [key, amount === null ? null : amount / 100])),
  }) as Nutrition;

test('the table and the warnings of any food match a separate calculation in whole numbers', () => {
  fc.assert(
    fc.property(foods, ({ food, tenths, unit }) => {
      const facts = factsOf(food, tenths, unit);
      const lines = nutritionLabel(facts).lines.map(({ per100, perServing, dailyValue }) => [
        per100,
        perServing,
        dailyValue,
      ]);
      expect(lines).toEqual(expectedLines(food, tenths));
      expect(highWarnings(facts)).toEqual(expectedWarnings(food, tenths, unit));
    }),
    { numRuns: 10_000 },
  );
}, 60_000);

test('the table and the warnings match that calculation at, just below and just above every limit', () => {
  const nothing = Object.fromEntries([...KEYS, ...OPEN].map((key) => [key, 0])) as Hundredths;
  for (const key of [...KEYS, 'fibers', 'sodium'] as const) {
    for (const edge of edgesOf(key, 1000)) {
      for (const unit of ['g', 'ml'] as const) {
        const food = { ...nothing, [key]: edge };
        const { lines } = nutritionLabel(factsOf(food, 1000, unit));
        const told = lines.map(({ per100, perServing, dailyValue }) => [per100, perServing, dailyValue]);
        expect([key, edge, told]).toEqual([key, edge, expectedLines(food, 1000)]);
        expect([key, edge, highWarnings(factsOf(food, 1000, unit))]).toEqual([
          key,
          edge,
          expectedWarnings(food, 1000, unit),
        ]);
      }
    }
  }
});
