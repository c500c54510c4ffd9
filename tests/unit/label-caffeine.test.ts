import { describe, expect, test } from 'vitest';
import { products } from '../../scripts/seed/products';
import { caffeineDoubts, caffeineNote, hasCaffeine } from '../../src/shared/label/caffeine';
import { declarationProblems } from '../../src/shared/label/contract';
import { declarationDoubts } from '../../src/shared/label/doubts';
import type { Declaration } from '../../src/shared/label/statements';
import { productInput } from '../../src/shared/product';
import { SHEET } from '../helpers/product-sheet';

const NOTHING: Declaration = {
  ingredients: null,
  contains: [],
  mayContain: [],
  gluten: 'free',
  lactose: null,
  vegan: false,
  caffeine: null,
};
const problems = (fields: Partial<Declaration>) => declarationProblems({ ...NOTHING, ...fields });
const doubts = (fields: Partial<Declaration>) => declarationDoubts({ ...NOTHING, ...fields });

test.each([
  ['Leite e café torrado.', true],
  ['Água e CHÁ-PRETO.', true],
  ['Extrato de guaraná.', true],
  ['Erva-mate.', true],
  ['Cafeína anidra.', true],
  // Natural traces do not count as caffeine.
  ['Cacau em pó.', null],
  ['Café descafeinado.', null],
  ['Café solúvel descafeinado.', null],
  ['Café e chá descafeinado.', true],
  ['Chá (Camellia sinensis).', true],
  // A coffee flavouring may contain none, and a following ingredient may contain some.
  ['Leite, aromatizante natural de café, sal.', null],
  ['Aroma de guaraná.', null],
  ['Aromatizante de baunilha e café torrado.', true],
  ['Aromatizante, café.', true],
  ['Aroma de chocolate com café.', true],
  ['Camomila e chá de hortelã.', null],
  ['Tomate.', null],
  ['Água.', null],
  [null, null],
])('the ingredients “%s” alone prove caffeine: %s', (ingredients, known) => {
  expect(hasCaffeine({ ingredients, caffeine: null })).toBe(known);
  expect(hasCaffeine({ ingredients, caffeine: 80 })).toBe(true);
  expect(hasCaffeine({ ingredients, caffeine: 0 })).toBe(false);
});

describe('a declaration of zero caffeine is refused', () => {
  test.each([
    ['Leite e Café torrado.', 'café'],
    ['Leite, massa de cacau e açúcar.', 'cacau'],
    ['Chocolate ao leite.', 'chocolate'],
    ['Chá-verde.', 'chá verde'],
  ])('for the ingredients “%s”', (ingredients, source) => {
    const message = `Não é sem cafeína: a receita leva ${source}. Sem a medida, deixe em branco.`;
    expect(problems({ ingredients, caffeine: 0 })).toEqual([{ field: 'caffeine', message }]);
    expect(problems({ ingredients, caffeine: null })).toEqual([]);
    expect(problems({ ingredients, caffeine: 12 })).toEqual([]);
  });

  test('but not for ingredients with little or no caffeine', () => {
    expect(problems({ ingredients: 'Chocolate branco (manteiga de cacau).', caffeine: 0 })).toEqual([]);
    expect(problems({ ingredients: 'Café descafeinado.', caffeine: 0 })).toEqual([]);
    expect(problems({ ingredients: 'Aroma de café e aroma de chocolate.', caffeine: 0 })).toEqual([]);
  });
});

test('an amount without a source is doubted, and so is zero beside decaffeinated or flavoured ingredients', () => {
  expect(doubts({ ingredients: 'Água.', caffeine: 40 })).toEqual(['Os ingredientes não dizem de onde vem a cafeína.']);
  expect(doubts({ ingredients: 'Cacau.', caffeine: 4 })).toEqual([]);
  expect(doubts({ caffeine: 40 })).toEqual([]);
  expect(doubts({ ingredients: 'Café descafeinado.', caffeine: 0 })).toEqual([
    'O descafeinado ainda tem um pouco de cafeína: zero só vale com análise.',
  ]);
  expect(doubts({ ingredients: 'Leite, aroma natural de café e aroma de coco.', caffeine: 0 })).toEqual([
    'Zero de cafeína só vale se aroma natural de café também não tiver: confirme com o fornecedor.',
  ]);
});

test.each([
  ['Café descafeinado.', 12],
  ['Leite, aroma natural de café.', 12],
  ['Café torrado.', 80],
  ['Água.', null],
  ['Água.', 0],
])('the declared caffeine is not doubted: “%s” with %s mg', (ingredients, caffeine) => {
  expect(caffeineDoubts({ ingredients, caffeine })).toEqual([]);
});

test.each([
  [-1, 'A cafeína não pode ser negativa.'],
  [0, null],
  [1000, null],
  [1000.1, 'A cafeína passa de 1.000 mg por porção: confira a unidade.'],
])('the contract validates %s mg of caffeine a serving: %s', (caffeine, message) => {
  const { error } = productInput.safeParse({ ...SHEET, number: 1, caffeine });
  expect(error?.issues.map((issue) => issue.message) ?? []).toEqual(message ? [message] : []);
});

test('the caffeine note shows the amount, zero, or what the ingredients prove', () => {
  expect(caffeineNote({ ingredients: null, caffeine: 80.5 })).toBe('Cafeína: 80,5 mg por porção.');
  expect(caffeineNote({ ingredients: 'Água.', caffeine: 0 })).toBe('Sem cafeína.');
  expect(caffeineNote({ ingredients: 'Café.', caffeine: null })).toBe('Contém cafeína.');
  expect(caffeineNote({ ingredients: 'Cacau.', caffeine: null })).toBeNull();
});

test('no seeded product denies caffeine that it has, and none declares an amount', () => {
  for (const product of products) expect(declarationProblems(product), product.name).toEqual([]);
  expect(new Set(products.map(({ caffeine }) => caffeine))).toEqual(new Set([null, 0]));
  const told = products.filter((product) => hasCaffeine(product)).map(({ name }) => name);
  expect(told).toEqual([
    'Soul Shake Café',
    'Soul Crunch Café',
    'Soul Fuel Chai',
    'Soul Coffee Cappuccino',
    'Soul Coffee Mocha',
  ]);
});
