import type { Nutrition } from '../../shared/nutrition-facts';

/** Energy per gram, in kcal (IN 75/2020, Anexo XXII). Fibre is declared apart from carbohydrates. */
const KCAL_A_GRAM = { carbs: 4, proteins: 4, fats: 9, fibers: 2 } as const;

/** Tolerated deviation of the declared energy, as a share of the sum. */
const ENERGY_TOLERANCE = 0.2;

type Macros = Pick<Nutrition, 'calories' | keyof typeof KCAL_A_GRAM>;

/** Returns the energy of the macronutrients, in kcal. Unknown fibre counts as zero. */
export function energyOf({ carbs, proteins, fats, fibers }: Omit<Macros, 'calories'>): number {
  const { carbs: c, proteins: p, fats: f, fibers: fibre } = KCAL_A_GRAM;
  return Number((carbs * c + proteins * p + fats * f + (fibers ?? 0) * fibre).toFixed(6));
}

/** Returns the energy of the macronutrients if the declared value deviates by more than 20 %; otherwise `null`. */
export function energyMismatch(facts: Macros): number | null {
  const sum = energyOf(facts);
  const difference = Math.abs(facts.calories - sum);
  return difference > Number((sum * ENERGY_TOLERANCE).toFixed(6)) ? sum : null;
}
