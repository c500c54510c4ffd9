import type { Nutrition } from '../../src/shared/nutrition-facts';

/**
 * A second implementation of IN 75/2020, Anexo XX: a table read from top to bottom, in whole hundredths to avoid rounding. A
 * line is the requirement of a claim for the sum of its nutrients; all lines of a claim must hold.
 */
type Line = [claim: string, nutrients: (keyof Nutrition)[], limit: 'least' | 'most' | 'energy', hundredths: number];

export const ANNEX_XX: Line[] = [
  ['energyLow', ['calories'], 'most', 4000],
  ['energyFree', ['calories'], 'most', 400],
  ['sugarsLow', ['totalSugars'], 'most', 500],
  ['sugarsFree', ['totalSugars'], 'most', 50],
  ['sugarsFree', ['addedSugars'], 'most', 0],
  ['sugarsUnadded', ['addedSugars'], 'most', 0],
  ['proteinSource', ['proteins'], 'least', 500],
  ['proteinHigh', ['proteins'], 'least', 1000],
  ['fatsLow', ['fats'], 'most', 300],
  ['fatsFree', ['fats'], 'most', 50],
  ['fatsFree', ['saturatedFats'], 'most', 10],
  ['fatsFree', ['transFats'], 'most', 10],
  ['saturatedLow', ['saturatedFats', 'transFats'], 'most', 150],
  ['saturatedLow', ['saturatedFats'], 'energy', 1000],
  ['saturatedFree', ['saturatedFats'], 'most', 10],
  ['saturatedFree', ['transFats'], 'most', 10],
  ['transFree', ['transFats'], 'most', 10],
  ['transFree', ['saturatedFats', 'transFats'], 'most', 150],
  ['transFree', ['saturatedFats'], 'energy', 1000],
  ['fiberSource', ['fibers'], 'least', 250],
  ['fiberHigh', ['fibers'], 'least', 500],
  ['sodiumLow', ['sodium'], 'most', 8000],
  ['sodiumVeryLow', ['sodium'], 'most', 4000],
  ['sodiumFree', ['sodium'], 'most', 500],
];

const hundredths = (value: unknown) => Math.round(Number(value) * 100);

/** `yes`, `no`, or `?` if the result depends on an unknown value. */
function holds([, nutrients, limit, bound]: Line, facts: Nutrition): 'yes' | 'no' | '?' {
  let sum = 0;
  let missing = false;
  for (const nutrient of nutrients) {
    if (facts[nutrient] === null) missing = true;
    else sum += hundredths(facts[nutrient]);
  }
  if (limit === 'least') {
    if (missing) return '?';
    return sum < bound ? 'no' : 'yes';
  }
  const tooMuch =
    limit === 'energy'
      ? sum * 9 * 10_000 > bound * hundredths(facts.calories)
      : sum > bound || sum * 10_000 > bound * hundredths(facts.servingSize);
  if (tooMuch) return 'no';
  return missing ? '?' : 'yes';
}

/** Returns the result for each claim. */
export function expectedClaims(facts: Nutrition): Record<string, 'yes' | 'no' | '?'> {
  const claims: Record<string, 'yes' | 'no' | '?'> = {};
  for (const line of ANNEX_XX) {
    const [claim] = line;
    const before = claims[claim] ?? 'yes';
    const now = holds(line, facts);
    claims[claim] = before === 'no' || now === 'no' ? 'no' : before === '?' || now === '?' ? '?' : 'yes';
  }
  return claims;
}

/** A linear congruential generator, so every run has the same foods. */
function dice(seed: number) {
  let state = seed;
  return (sides: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * sides);
  };
}

const BOUNDS = [10, 50, 150, 250, 300, 400, 500, 1000, 4000, 8000];

/** Returns foods of all sizes; about half of their amounts are at a threshold per serving or per 100 g, or 0.01 off. */
export function foods(count: number): Nutrition[] {
  const roll = dice(75_2020);
  return Array.from({ length: count }, () => {
    const size = (roll(3) === 0 ? [25, 30, 50, 100, 240][roll(5)] : undefined) ?? (1 + roll(6000)) / 10;
    const amount = (most: number) => {
      if (roll(6) === 0) return 0;
      if (roll(2) === 0) return roll(most * 100) / 100;
      const bound = BOUNDS[roll(BOUNDS.length)] ?? 0;
      const base = roll(2) === 0 ? bound : Math.round((bound * size) / 100);
      return Math.max(0, base + roll(3) - 1) / 100;
    };
    const orUnknown = (value: number) => (roll(8) === 0 ? null : value);
    const saturatedFats = orUnknown(amount(8));
    /** Sometimes exactly a tenth of the energy, or 0.01 kcal off. */
    const calories =
      roll(3) === 0 ? Math.max(0, Math.round((saturatedFats ?? 0) * 9000) + roll(3) - 1) / 100 : amount(600);
    return {
      servingSize: size,
      servingUnit: roll(2) === 0 ? ('g' as const) : ('ml' as const),
      servingMeasure: null,
      servingsPerPack: null,
      calories,
      carbs: amount(60),
      totalSugars: amount(30),
      addedSugars: amount(20),
      proteins: amount(30),
      fats: amount(20),
      saturatedFats,
      transFats: orUnknown(amount(2)),
      fibers: orUnknown(amount(10)),
      sodium: orUnknown(amount(400)),
    };
  });
}
