import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { allergensNamed } from '../../src/shared/label/allergen-words';
import { allergenStatement, allergensInBrief, undeclared } from '../../src/shared/label/allergens';
import type { Lactose } from '../../src/shared/label/lactose';
import { ALLERGEN_CODES, ALLERGENS, type Allergen, inOrder } from '../../src/shared/label/regulation';
import { dietStatements } from '../../src/shared/label/statements';
import { ANNEX, expectedStatements, PHRASES, toldBy } from '../helpers/label-oracle';

/** Returns the product's result for a list of ingredients in the oracle's letters. */
function named(ingredients: string): Record<string, string> {
  const entries = [...allergensNamed(ingredients)].map(([code, { food, derivative }]) => [
    code,
    `${food ? 'f' : ''}${derivative ? 'm' : ''}`,
  ]);
  return Object.fromEntries(entries);
}

test('the allergens match the regulation in names and order', () => {
  expect(ALLERGEN_CODES.map((code) => [code, ALLERGENS[code].toUpperCase()])).toEqual(ANNEX);
});

describe('the allergens named by ingredients', () => {
  test.each(PHRASES)('of «%s» are exactly those of the table', (phrase, told) => {
    expect(named(phrase)).toEqual(toldBy([told]));
  });

  test('are recognised in capitals, without accents, and inside a compound ingredient', () => {
    expect(named('PASTA DE PISTACHE (PISTACHE, LEITE EM PO), OLEO DE SOJA.')).toEqual({
      pistachios: 'f',
      milk: 'f',
      soy: 'm',
    });
    expect(named('lecitinas de girassol e soja')).toEqual({ soy: 'f' });
    expect(named('leite e soro de leite')).toEqual({ milk: 'fm' });
  });

  test('are none for an empty list, or for creatine', () => {
    expect([named(''), named('Creatina monoidratada.')]).toEqual([{}, {}]);
  });
});

const LIST = fc.uniqueArray(fc.constantFrom(...PHRASES), { maxLength: 9, selector: ([phrase]) => phrase });
const SEPARATORS = fc.constantFrom(', ', '; ', ' e ', ' (', '. ');
const CODES = fc.subarray(ALLERGEN_CODES);

test('10,000 generated declarations get the statements that the regulation requires', () => {
  const declarations = fc.record({
    list: LIST,
    separator: SEPARATORS,
    declared: fc.constantFrom('named', 'other', 'both'),
    others: CODES,
    mayContain: CODES,
    gluten: fc.constantFrom('contains', 'free', null),
    lactose: fc.constantFrom('contains', 'low', 'free', 'notApplicable', null),
  });
  fc.assert(
    fc.property(declarations, ({ list, separator, declared, others, mayContain, gluten, lactose }) => {
      const ingredients = list.map(([phrase]) => phrase).join(separator);
      const forms = toldBy(list.map(([, told]) => told));
      const ours = declared === 'other' ? [] : (Object.keys(forms) as Allergen[]);
      const contains = inOrder([...ours, ...(declared === 'named' ? [] : others)]);
      const traces = mayContain.filter((code) => !contains.includes(code));
      expect(named(ingredients)).toEqual(forms);
      const declaration = { ingredients: ingredients || null, contains, mayContain: traces, gluten, lactose };
      expect(dietStatements(declaration)).toEqual(
        expectedStatements({ forms, contains, mayContain: traces, gluten, lactose }),
      );
      const missing = ANNEX.map(([code]) => code as Allergen).filter((code) => forms[code] && !contains.includes(code));
      expect(undeclared(declaration)).toEqual(missing);
    }),
    { numRuns: 10_000 },
  );
}, 60_000);

describe('the allergen warning', () => {
  const of = (ingredients: string | null, contains: Allergen[], mayContain: Allergen[] = []) =>
    allergenStatement({ ingredients, contains, mayContain });

  test.each([
    ['Leite e açúcar.', ['milk'], 'ALÉRGICOS: CONTÉM LEITE.'],
    ['Água e whey.', ['milk'], 'ALÉRGICOS: CONTÉM DERIVADOS DE LEITE.'],
    ['Leite, soro de leite.', ['milk'], 'ALÉRGICOS: CONTÉM LEITE E DERIVADOS.'],
    ['Leite, lecitina de soja.', ['soy', 'milk'], 'ALÉRGICOS: CONTÉM LEITE. CONTÉM DERIVADOS DE SOJA.'],
    ['Amendoim, whey.', ['peanuts', 'milk'], 'ALÉRGICOS: CONTÉM AMENDOIM. CONTÉM DERIVADOS DE LEITE.'],
    ['Nozes, ovos, amêndoas.', ['eggs', 'almonds', 'walnuts'], 'ALÉRGICOS: CONTÉM OVOS, AMÊNDOAS E NOZES.'],
  ] as const)('for «%s» has the exact wording of the regulation', (ingredients, contains, expected) => {
    expect(of(ingredients, [...contains])).toBe(expected);
  });

  test('names the food itself where the ingredients do not, and keeps its heading for traces alone', () => {
    expect(of(null, ['milk'])).toBe('ALÉRGICOS: CONTÉM LEITE.');
    expect(of('Açúcar.', [], ['milk', 'soy'])).toBe('ALÉRGICOS: PODE CONTER SOJA E LEITE.');
  });

  test('follows the declared list, whatever the ingredients name', () => {
    expect(of('Leite.', [])).toBeNull();
    expect(of('Leite.', ['soy'])).toBe('ALÉRGICOS: CONTÉM SOJA.');
  });
});

test('the brief form names what is declared, in the order of the regulation, and is empty if nothing is', () => {
  const brief = (
    contains: Allergen[],
    mayContain: Allergen[],
    gluten: 'contains' | 'free' | null = null,
    lactose: Lactose | null = null,
  ) => allergensInBrief({ contains, mayContain, gluten, lactose });
  expect(brief(['pistachios', 'milk'], ['soy', 'peanuts'])).toBe(
    'Contém leite e pistaches. Pode conter amendoim e soja.',
  );
  expect([brief(['milk'], []), brief([], ['soy']), brief([], [])]).toEqual(['Contém leite.', 'Pode conter soja.', '']);
  expect(brief(['milk', 'wheat'], [], 'contains')).toBe('Contém trigo e leite. Contém glúten.');
  expect(brief([], ['soy'], 'free')).toBe('Pode conter soja. Não contém glúten.');
  expect(brief(['milk'], ['soy'], 'free', 'contains')).toBe(
    'Contém leite. Pode conter soja. Contém lactose. Não contém glúten.',
  );
  expect([brief([], [], null, 'low'), brief([], [], null, 'free')]).toEqual([
    'Baixo teor de lactose.',
    'Zero lactose.',
  ]);
  expect(brief([], [], 'free', 'notApplicable')).toBe('Não contém glúten.');
});
