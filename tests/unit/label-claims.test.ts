import { describe, expect, test } from 'vitest';
import { CLAIM_CODES, type Claim } from '../../src/shared/label/claim-limits';
import { verdictOn, verdicts } from '../../src/shared/label/claims';
import type { Nutrition } from '../../src/shared/nutrition-facts';
import { ANNEX_XX, expectedClaims, foods } from '../helpers/claims-oracle';
import { nothing } from '../helpers/nutrition';

const SAID = { true: 'yes', false: 'no', null: '?' } as const;
const said = (facts: Nutrition) =>
  Object.fromEntries(verdicts(facts).map(({ claim, carried }) => [claim, SAID[`${carried}`]]));
const carried = (claim: Claim, facts: Partial<Nutrition>) => verdictOn(claim, { ...nothing, ...facts }).carried;
const lack = (claim: Claim, facts: Partial<Nutrition>) => {
  const [first] = verdictOn(claim, { ...nothing, ...facts }).lacks;
  return first && `${first.wanted} | ${first.found}`;
};

test('10,000 generated foods get exactly the claims of an independent reading of the annex', () => {
  const all = foods(10_000);
  const seen = new Set<string>();
  for (const facts of all) {
    const expected = expectedClaims(facts);
    expect(said(facts), JSON.stringify(facts)).toEqual(expected);
    for (const [claim, verdict] of Object.entries(expected)) seen.add(`${claim} ${verdict}`);
  }
  for (const claim of CLAIM_CODES) {
    expect([seen.has(`${claim} yes`), seen.has(`${claim} no`)], claim).toEqual([true, true]);
  }
});

describe('every threshold includes its limit and excludes a hundredth beyond it', () => {
  test.each(ANNEX_XX.filter(([, , limit]) => limit !== 'energy'))(
    '%s by %s, %s %d',
    (claim, [nutrient], limit, bound) => {
      if (!nutrient) throw new Error('A line has a nutrient.');
      const at = (hundredths: number, servingSize = 100) =>
        carried(claim as Claim, {
          calories: 500,
          [nutrient]: hundredths / 100,
          servingSize,
          ...(nutrient === 'calories' && { calories: hundredths / 100 }),
        });
      if (limit === 'least') {
        expect([at(bound - 1), at(bound), at(bound + 1)]).toEqual([false, true, true]);
        expect([at(bound, 10), at(bound, 400)]).toEqual([true, true]);
        return;
      }
      expect([bound > 0 ? at(bound - 1) : true, at(bound), at(bound + 1)]).toEqual([true, true, false]);
      expect([at(bound + 1, 400), at(bound, 400)]).toEqual([false, true]);
      if (bound > 0) expect([at(bound / 2, 50), at(bound / 2 + 1, 50)]).toEqual([true, false]);
    },
  );

  test.each(['saturatedLow', 'transFree'] as const)('%s by the share of the energy', (claim) => {
    const at = (calories: number, servingSize = 100) => carried(claim, { saturatedFats: 1, calories, servingSize });
    expect([at(89.99), at(90), at(90.01), at(0)]).toEqual([false, true, true, false]);
    expect([carried(claim, { saturatedFats: 0.11, calories: 9.9, servingSize: 30 }), carried(claim, {})]).toEqual([
      true,
      true,
    ]);
  });
});

test('an unknown figure proves no claim, but a known figure beside it may refute one', () => {
  expect([carried('fiberSource', { fibers: null }), carried('sodiumLow', { sodium: null })]).toEqual([null, null]);
  expect(carried('saturatedLow', { saturatedFats: 1, transFats: null, calories: 100 })).toBe(null);
  expect(carried('saturatedLow', { saturatedFats: 2, transFats: null, calories: 500 })).toBe(false);
  expect(carried('fatsFree', { fats: 4, saturatedFats: null })).toBe(false);
});

test('a lack lists only the figures that are unknown', () => {
  const unknown = (facts: Partial<Nutrition>) =>
    verdictOn('saturatedLow', { ...nothing, calories: 100, ...facts }).lacks.map((one) => one.unknown);
  expect(unknown({ saturatedFats: 1, transFats: null })).toEqual([['transFats']]);
  expect(unknown({ saturatedFats: null })).toEqual([['saturatedFats'], ['saturatedFats']]);
});

test('a lack shows the required and the declared amount, in the serving or in 100 g', () => {
  expect(lack('proteinSource', { proteins: 3.2 })).toBe('5 g de proteínas por porção | 3,2 g');
  expect(lack('sugarsLow', { totalSugars: 11.5, servingSize: 400, servingUnit: 'ml' })).toBe(
    'no máximo 5 g de açúcares por porção e por 100 ml | 11,5 g na porção',
  );
  expect(lack('sodiumLow', { sodium: 50, servingSize: 25 })).toBe(
    'no máximo 80 mg de sódio por porção e por 100 g | 200 mg em 100 g',
  );
  expect(lack('energyLow', { calories: 134 })).toBe('no máximo 40 kcal por porção e por 100 g | 134 kcal na porção');
  expect(lack('sugarsUnadded', { addedSugars: 2 })).toBe('0 g de açúcares adicionados | 2 g na porção');
  expect(lack('saturatedLow', { saturatedFats: 1, calories: 40 })).toBe(
    'no máximo 10% da energia das gorduras saturadas | 22,5%',
  );
  expect(lack('saturatedLow', { saturatedFats: 1, calories: 0 })).toContain('das gorduras saturadas | 100%');
  expect(lack('fiberSource', { fibers: null })).toBe('2,5 g de fibras por porção | null');
});
