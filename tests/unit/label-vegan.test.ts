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

test('lactose is of an animal, a little of it too, and is told once where milk is', () => {
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

test('a recipe of plants alone leaves no doubt', () => {
  expect(veganDoubts({ ingredients: 'Água e cacau.', contains: [], mayContain: ['soy'] })).toEqual([]);
});

test.each(PHRASES)('“%s”: %s', (phrase, animal) => {
  const found = animalSources({ ...recipe, ingredients: phrase });
  if (animal === null) expect(found).toEqual([]);
  else expect(found[0]).toBe(animal);
});

test('a list has something of an animal where one of its ingredients has, wherever it stands', () => {
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

describe('vegan is refused', () => {
  test.each([
    [{ ingredients: 'Aveia e mel.' }, 'Não é vegano: a receita leva mel.'],
    [{ ingredients: 'Água, WHEY e gelatina.' }, 'Não é vegano: a receita leva leite e gelatina.'],
    [{ ingredients: 'Água.', contains: ['eggs', 'milk'] }, 'Não é vegano: a receita leva ovos e leite.'],
    [{ ingredients: 'Água.', lactose: 'contains' }, 'Não é vegano: a receita leva lactose.'],
    [{ ingredients: null }, 'Escreva os ingredientes: só por eles se sabe que é vegano.'],
  ] as const)('%j', (fields, message) => {
    expect(problems(fields)).toContainEqual({ field: 'vegan', message });
  });

  test('only where it is said', () => {
    expect(problems({ vegan: false, ingredients: 'Mel.' })).toEqual([]);
    expect(problems({ ingredients: 'Água e cacau.', mayContain: ['milk'], contains: ['soy'] })).toEqual([]);
  });
});

test('vegan is doubted where an ingredient does not say of what it is, and beside traces', () => {
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

test('it is told below the warnings, in plain words', () => {
  expect(labelNotes({ ...NOTHING, ingredients: 'Água.' })).toEqual(['Produto vegano: nada de origem animal.']);
  expect(labelNotes({ ...NOTHING, vegan: false })).toEqual([]);
});

test('of the demonstration only what is of one pure ingredient is called vegan', () => {
  expect(products.filter(({ vegan }) => vegan).map(({ name }) => name)).toEqual(['Soul Creatina 300 g']);
});
