import { expect } from 'vitest';
import { highWarnings, nutritionLabel } from '../../src/shared/nutrition';
import type { Nutrition } from '../../src/shared/nutrition-facts';

/** A solid with a serving of 100 g, so that both columns are equal, and without any nutrients. */
export const nothing: Nutrition = {
  servingSize: 100,
  servingUnit: 'g',
  servingMeasure: null,
  servingsPerPack: null,
  calories: 0,
  carbs: 0,
  totalSugars: 0,
  addedSugars: 0,
  proteins: 0,
  fats: 0,
  saturatedFats: 0,
  transFats: 0,
  fibers: 0,
  sodium: 0,
};

export const iceCream: Nutrition = {
  ...nothing,
  servingSize: 60,
  servingMeasure: '1 bola',
  servingsPerPack: 5,
  calories: 130,
  carbs: 15.3,
  totalSugars: 12,
  addedSugars: 9.6,
  proteins: 2.1,
  fats: 6.6,
  saturatedFats: 4.2,
  transFats: 0.12,
  fibers: 0.3,
  sodium: 42,
};

export const label = (facts: Partial<Nutrition>) => nutritionLabel({ ...nothing, ...facts });
export const warnings = (facts: Partial<Nutrition>) => highWarnings({ ...nothing, ...facts });

type Line = ReturnType<typeof nutritionLabel>['lines'][number];

export function line(key: Line['key'], facts: Partial<Nutrition>): Line {
  const found = label(facts).lines.find((candidate) => candidate.key === key);
  if (!found) throw new Error(`The label has no line for ${key}.`);
  return found;
}

/** Returns the text that both columns of a line print for this amount per 100 g. */
export function printed(key: Line['key'], amount: number, others: Partial<Nutrition> = {}): string {
  const { per100, perServing } = line(key, { ...others, [key]: amount });
  expect(perServing).toBe(per100);
  return per100;
}
