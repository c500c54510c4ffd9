import { decimalText, parseDecimal } from '../money';
import { type Nutrition, nutrition } from '../nutrition-facts';
import { nutritionLabels } from '../nutrition-labels';
import { z } from '../zod';

const text = z.string();

/** The label's fields as typed; empty is unknown. */
export const nutritionFields = {
  servingSize: text,
  servingUnit: nutrition.shape.servingUnit,
  servingMeasure: text,
  servingsPerPack: text,
  calories: text,
  carbs: text,
  totalSugars: text,
  addedSugars: text,
  proteins: text,
  fats: text,
  saturatedFats: text,
  transFats: text,
  fibers: text,
  sodium: text,
};
const typed = z.strictObject(nutritionFields);
export type NutritionValues = z.infer<typeof typed>;

/** The amounts of one serving, in the order of the label, and whether the label may leave them unknown. */
export const AMOUNTS = [
  { key: 'calories', optional: false },
  { key: 'carbs', optional: false },
  { key: 'totalSugars', optional: false },
  { key: 'addedSugars', optional: false },
  { key: 'proteins', optional: false },
  { key: 'fats', optional: false },
  { key: 'saturatedFats', optional: true },
  { key: 'transFats', optional: true },
  { key: 'fibers', optional: true },
  { key: 'sodium', optional: true },
] as const;

export function nutritionValues(facts: Nutrition | null): NutritionValues {
  const text = (key: Exclude<keyof Nutrition, 'servingUnit' | 'servingMeasure'>) => decimalText(facts?.[key] ?? null);
  return {
    servingSize: text('servingSize'),
    servingUnit: facts?.servingUnit ?? 'g',
    servingMeasure: facts?.servingMeasure ?? '',
    servingsPerPack: text('servingsPerPack'),
    calories: text('calories'),
    carbs: text('carbs'),
    totalSugars: text('totalSugars'),
    addedSugars: text('addedSugars'),
    proteins: text('proteins'),
    fats: text('fats'),
    saturatedFats: text('saturatedFats'),
    transFats: text('transFats'),
    fibers: text('fibers'),
    sodium: text('sodium'),
  };
}

/** Lists the facts line by line, with the names of their fields. Leaves out unknown ones. */
export function describeNutrition(facts: Nutrition): string {
  const values = nutritionValues(facts);
  return Object.entries(nutritionLabels)
    .map(([key, label]) => [label, values[key as keyof NutritionValues]])
    .filter(([, text]) => text)
    .map(([label, text]) => `${label}: ${text}`)
    .join('\n');
}

const UNITS: Partial<Record<keyof NutritionValues, string>> = { calories: 'kcal', sodium: 'mg', servingsPerPack: '' };

/** Returns a typed amount as `parseDecimal` does. Its own unit may follow the number; any other makes it `NaN`. */
export function amountOf(values: NutritionValues, key: Exclude<keyof Nutrition, 'servingUnit' | 'servingMeasure'>) {
  const unit = key === 'servingSize' ? values.servingUnit : (UNITS[key] ?? 'g');
  return parseDecimal(values[key].trim().replace(new RegExp(`(?<=\\d)\\s*${unit}$`, 'i'), ''));
}

/** Returns the input for the contract, in which amounts may be `null` or `NaN`; `null` while nothing is typed. */
export function nutritionInput(values: NutritionValues) {
  const { servingSize, servingUnit, servingMeasure, servingsPerPack } = values;
  const typed = [servingSize, servingMeasure, servingsPerPack, ...AMOUNTS.map(({ key }) => values[key])];
  if (typed.every((text) => text.trim() === '')) return null;
  return {
    ...Object.fromEntries(AMOUNTS.map(({ key }) => [key, amountOf(values, key)])),
    servingUnit,
    servingMeasure: servingMeasure.trim() || null,
    servingSize: amountOf(values, 'servingSize'),
    servingsPerPack: amountOf(values, 'servingsPerPack'),
  };
}

/** Returns the facts if they are complete and valid. */
export function nutritionOf(values: NutritionValues): Nutrition | null {
  return nutrition.safeParse(nutritionInput(values)).data ?? null;
}
