import { expect, test } from 'vitest';
import { amountDoubts } from '../../src/shared/label/stated-amounts';
import type { Nutrition } from '../../src/shared/nutrition-facts';

const facts: Nutrition = {
  servingSize: 50,
  servingUnit: 'g',
  servingMeasure: '1 barra',
  servingsPerPack: 1,
  calories: 180,
  carbs: 12.4,
  totalSugars: 2,
  addedSugars: 0,
  proteins: 26.5,
  fats: 5,
  saturatedFats: 1,
  transFats: 0,
  fibers: null,
  sodium: 90,
};

test.each([
  'Tem 26,5 g de proteína.',
  'Tem 27 g de proteína.',
  'Tem 27 g proteína.',
  'Em 100 g, são 53 g de proteínas e 360 kcal.',
  '180 kcal e 12 g de carboidratos na porção',
  'Tem mais de 20 g de proteína.',
  'Com até 200 kcal.',
  'Uma dose de 30 g de whey',
  'Traz 9 g de proteínase',
  'Traz 9 g de fibras.',
  'O modelo 1.180 kcal',
])('«%s» is in the table, or is no amount of this product', (text) => {
  expect(amountDoubts(text, facts)).toEqual([]);
});

test.each([
  ['Tem 24,5 g de proteína por copo.', '“24,5 g de proteína” não é o que a tabela declara: 27 g por porção.'],
  ['São 25 g de PROTEÍNAS', '“25 g de PROTEÍNAS” não é o que a tabela declara: 27 g por porção.'],
  ['25\u00a0g de proteína', '“25 g de proteína” não é o que a tabela declara: 27 g por porção.'],
  ['Só 150 kcal!', '“150 kcal” não é o que a tabela declara: 180 kcal por porção.'],
  ['10 g de carboidrato', '“10 g de carboidrato” não é o que a tabela declara: 12 g por porção.'],
])('«%s» is doubted', (text, doubt) => {
  expect(amountDoubts(text, facts)).toEqual([doubt]);
});

test('each amount of a text is doubted for itself', () => {
  const text = 'Os 24 g de proteína viraram 26,5 g de proteína, e os 170 kcal e 20 g de fibra ficaram.';
  expect(amountDoubts(text, { ...facts, fibers: 3 })).toEqual([
    '“24 g de proteína” não é o que a tabela declara: 27 g por porção.',
    '“20 g de fibra” não é o que a tabela declara: 3 g por porção.',
    '“170 kcal” não é o que a tabela declara: 180 kcal por porção.',
  ]);
});
