import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { products } from '../../scripts/seed/products';
import { declarationProblems } from '../../src/shared/label/contract';
import { declarationDoubts } from '../../src/shared/label/doubts';
import { type Declaration, labelNotes } from '../../src/shared/label/statements';
import { animalSources, veganDoubts, veganProblem } from '../../src/shared/label/vegan';

/** Names of ingredients with their animal origin; read from labels by hand. */
const PHRASES: [phrase: string, animal: string | null][] = [
  ['leite em pó', 'leite'],
  ['proteína concentrada do soro do leite', 'leite'],
  ['whey', 'leite'],
  ['caseinato de cálcio', 'leite'],
  ['manteiga', 'leite'],
  ['gema de ovo pasteurizada', 'ovos'],
  ['albumina', 'ovos'],
  ['extrato de anchova', 'peixes'],
  ['camarão', 'crustáceos'],
  ['mel', 'mel'],
  ['mel de abelhas', 'mel'],
  ['geleia real', 'geleia real'],
  ['própolis', 'própolis'],
  ['GELATINA', 'gelatina'],
  ['colágeno hidrolisado', 'colágeno'],
  ['corante carmim de cochonilha', 'carmim'],
  ['corante INS 120', 'ins 120'],
  ['goma-laca', 'goma laca'],
  ['banha', 'banha'],
  ['gordura animal', 'animal'],
  ['ingredientes de origem animal', 'animal'],
  ['sem ingredientes de origem animal', null],
  ['não contém nada de origem animal', null],
  ['cobertura sem gelatina', null],
  ['adoçado sem mel', null],
  ['leite condensado de coco', null],
  ['ovo vegano', null],
  ['carne bovina', 'carne'],
  ['leite de coco', null],
  ['bebida de aveia', null],
  ['manteiga de cacau', null],
  ['creme de amendoim', null],
  ['mel de cana', null],
  ['melado', null],
  ['melaço de cana', null],
  ['gelatina vegetal', null],
  ['carne de soja', null],
  ['caramelo', null],
  ['polvilho azedo', null],
  ['goma xantana', null],
  ['lecitina de soja', null],
  ['ácido lático', null],
  ['aromatizante', null],
];

const recipe = { contains: [], mayContain: [], lactose: null };
const NOTHING: Declaration = { ingredients: null, ...recipe, gluten: null, vegan: true, caffeine: null };
const problems = (fields: Partial<Declaration>) =>
  declarationProblems({ ...NOTHING, gluten: 'free', ...fields }).filter(({ field }) => field === 'vegan');

test('lactose counts as an animal source, even a little of it, but is not listed beside milk', () => {
  const of = (lactose: Declaration['lactose'], ingredients = 'Água.') =>
    animalSources({ ...recipe, ingredients, lactose });
  expect([of('contains'), of('low'), of('free'), of('notApplicable'), of(null)]).toEqual([
    ['lactose'],
    ['lactose'],
    [],
    [],
    [],
  ]);
  expect(of('low', 'Leite.')).toEqual(['leite']);
});

test('a recipe of plants alone raises no doubt', () => {
  expect(veganDoubts({ ingredients: 'Água e cacau.', contains: [], mayContain: ['soy'] })).toEqual([]);
});

test.each(PHRASES)('the animal source of “%s” is %s', (phrase, animal) => {
  const found = animalSources({ ...recipe, ingredients: phrase });
  if (animal === null) expect(found).toEqual([]);
  else expect(found[0]).toBe(animal);
});

test('one animal ingredient makes a list not vegan, wherever it stands', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(fc.constantFrom(...PHRASES), { minLength: 1, maxLength: 6, selector: ([phrase]) => phrase }),
      fc.constantFrom(', ', '; ', ' (', ',\n'),
      (chosen, between) => {
        const ingredients = `${chosen.map(([phrase]) => phrase).join(between)}.`;
        const isVegan = chosen.every(([, animal]) => animal === null);
        expect(veganProblem({ ...recipe, ingredients }) === null, ingredients).toBe(isVegan);
      },
    ),
    { numRuns: 3000 },
  );
});

describe('a vegan declaration is refused', () => {
  test.each([
    [{ ingredients: 'Aveia e mel.' }, 'Não é vegano: a receita leva mel.'],
    [{ ingredients: 'Água, WHEY e gelatina.' }, 'Não é vegano: a receita leva leite e gelatina.'],
    [{ ingredients: 'Água.', contains: ['eggs', 'milk'] }, 'Não é vegano: a receita leva ovos e leite.'],
    [{ ingredients: 'Água.', lactose: 'contains' }, 'Não é vegano: a receita leva lactose.'],
    [{ ingredients: null }, 'Escreva os ingredientes: só por eles se sabe que é vegano.'],
  ] as const)('for %j', (fields, message) => {
    expect(problems(fields)).toContainEqual({ field: 'vegan', message });
  });

  test('but not where vegan is not declared or nothing is of animal origin', () => {
    expect(problems({ vegan: false, ingredients: 'Mel.' })).toEqual([]);
    expect(problems({ ingredients: 'Água e cacau.', mayContain: ['milk'], contains: ['soy'] })).toEqual([]);
  });
});

test('a vegan declaration is doubted beside ingredients of unclear origin, and beside animal traces', () => {
  const doubts = (fields: Partial<Declaration>) => declarationDoubts({ ...NOTHING, ...fields });
  expect(doubts({ ingredients: 'Água, aromatizante e Glicerina.' })).toEqual([
    'Vegano pede origem vegetal também de aromatizante e glicerina: confirme com o fornecedor.',
  ]);
  expect(doubts({ ingredients: 'Água e glicerina vegetal.' })).toEqual([]);
  expect(doubts({ ingredients: 'Ômega-3 de algas.' })).toEqual([]);
  expect(doubts({ ingredients: 'Água.', mayContain: ['soy', 'milk'] })).toEqual([
    'Vegano e pode conter leite: a receita não leva, mas muita gente espera que nem traços haja.',
  ]);
  expect(doubts({ ingredients: 'Água e aromatizante.', vegan: false })).toEqual([]);
});

test('the notes below the label say in plain words that a product is vegan', () => {
  expect(labelNotes({ ...NOTHING, ingredients: 'Água.' })).toEqual(['Produto vegano: nada de origem animal.']);
  expect(labelNotes({ ...NOTHING, vegan: false })).toEqual([]);
});

test('only the pure creatine of the seed is declared vegan', () => {
  expect(products.filter(({ vegan }) => vegan).map(({ name }) => name)).toEqual(['Soul Creatina 300 g']);
});
