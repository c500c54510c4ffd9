import type { Nutrition } from '../../shared/nutrition-facts';

/** kcal that one gram gives (IN 75/2020, Anexo XXII). Fibre is declared apart from carbohydrates. */
const KCAL_A_GRAM = { carbs: 4, proteins: 4, fats: 9, fibers: 2 } as const;

/** The share of the sum by which the declared energy may miss it. */
const ENERGY_TOLERANCE = 0.2;

type Macros = Pick<Nutrition, 'calories' | keyof typeof KCAL_A_GRAM>;

/** What the macronutrients add up to, in kcal. Unknown fibre counts as none. */
export function energyOf({ carbs, proteins, fats, fibers }: Omit<Macros, 'calories'>): number {
  const { carbs: c, proteins: p, fats: f, fibers: fibre } = KCAL_A_GRAM;
  return Number((carbs * c + proteins * p + fats * f + (fibers ?? 0) * fibre).toFixed(6));
}

/** The sum of the macronutrients where the declared energy misses it by more than 20 %; otherwise `null`. */
export function energyMismatch(facts: Macros): number | null {
  const sum = energyOf(facts);
  const difference = Math.abs(facts.calories - sum);
  return difference > Number((sum * ENERGY_TOLERANCE).toFixed(6)) ? sum : null;
}
