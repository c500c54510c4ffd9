import { expect, test } from 'vitest';
import { nutrition } from '../../src/shared/nutrition-facts';

const FACTS = {
  servingSize: 400,
  servingUnit: 'ml',
  servingMeasure: '1 copo',
  servingsPerPack: 1,
  calories: 262,
  carbs: 18,
  totalSugars: 11,
  addedSugars: 2.2,
  proteins: 25,
  fats: 10,
  saturatedFats: 3.6,
  transFats: 0,
  fibers: 2.9,
  sodium: 180,
} as const;
const problems = (changed: object) => {
  const { error } = nutrition.safeParse({ ...FACTS, ...changed });
  return error?.issues.map(({ path, message }) => [path.join('.'), message]) ?? [];
};

test('nutrients cannot weigh more than their serving, and the error is at the heaviest of them', () => {
  expect(problems({})).toEqual([]);
  const sum = 'Carboidratos, proteínas, gorduras e fibras somam 9.030,9 g, e não cabem na porção. Confira os valores.';
  expect(problems({ proteins: 9000 })).toEqual([['proteins', sum]]);
  expect(problems({ fibers: 99_999 }).map(([field]) => field)).toEqual(['fibers']);
});

test('nutrients may fill a serving in grams, plus one gram for rounding', () => {
  const dry = { servingUnit: 'g', servingSize: 30, carbs: 20, proteins: 8, fats: 2, fibers: null };
  expect(problems(dry)).toEqual([]);
  expect(problems({ ...dry, fats: 3 })).toEqual([]);
  expect(problems({ ...dry, fats: 3.1 }).map(([field]) => field)).toEqual(['carbs']);
});

test('a millilitre may weigh more than a gram, as syrup does', () => {
  expect(problems({ servingSize: 10, carbs: 14, proteins: 0, fats: 0, fibers: 0 })).toEqual([]);
  expect(problems({ servingSize: 10, carbs: 17, proteins: 0, fats: 0, fibers: 0 })).toHaveLength(1);
});

test('of two nutrients that weigh as much, the first has the error', () => {
  expect(problems({ carbs: 300, proteins: 300 }).map(([field]) => field)).toEqual(['carbs']);
});

test('a serving of nothing is refused once, whatever it should weigh', () => {
  for (const servingSize of [0, -1]) {
    expect([...new Set(problems({ servingSize }).map(([field]) => field))]).toEqual(['servingSize']);
  }
});

test('a value that is missing is told from one that is no number', () => {
  const missing = 'Informe este valor: a tabela nutricional precisa dele.';
  expect(problems({ calories: undefined, fats: null, carbs: '12' })).toEqual([
    ['calories', missing],
    ['carbs', 'Informe só o número, como 4,5.'],
    ['fats', missing],
  ]);
});
