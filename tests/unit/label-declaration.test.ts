import { describe, expect, test } from 'vitest';
import { products } from '../../scripts/seed/products';
import { undeclared } from '../../src/shared/label/allergens';
import { declarationFields, declarationProblems } from '../../src/shared/label/contract';
import { declarationDoubts } from '../../src/shared/label/doubts';
import { glutenStatement } from '../../src/shared/label/gluten';
import { lactoseLimits, lactoseStatement } from '../../src/shared/label/lactose';
import { LACTOSE_MG } from '../../src/shared/label/regulation';
import { type Declaration, labelStatements } from '../../src/shared/label/statements';
import { productInput } from '../../src/shared/product';
import { NOTHING } from '../helpers/declaration';

const problems = (fields: Partial<Declaration>) =>
  declarationProblems({ ...NOTHING, ...fields }).map(({ field }) => field);
const doubts = (fields: Partial<Declaration>) => declarationDoubts({ ...NOTHING, ...fields });

test('gluten is stated as contained, as absent, or not at all; an empty declaration has no statements', () => {
  expect([glutenStatement('contains'), glutenStatement('free'), glutenStatement(null)]).toEqual([
    'CONTÉM GLÚTEN.',
    'NÃO CONTÉM GLÚTEN.',
    null,
  ]);
  expect(labelStatements(NOTHING, 'soulice')).toEqual([]);
});

test('the lactose statements and their limits follow the regulation', () => {
  expect([lactoseStatement('contains'), lactoseStatement('low'), lactoseStatement('free')]).toEqual([
    'CONTÉM LACTOSE.',
    'BAIXO TEOR DE LACTOSE.',
    'ZERO LACTOSE.',
  ]);
  expect([lactoseStatement('notApplicable'), lactoseStatement(null)]).toEqual([null, null]);
  expect(LACTOSE_MG).toEqual({ declaredAbove: 100, lowUpTo: 1000 });
  expect(lactoseLimits).toBe(
    'Em 100 g ou 100 ml: “contém”, acima de 100 mg. Nas receitas com lactose reduzida: “baixo teor”, até 1 g; “zero”, até 100 mg.',
  );
});

test('label statements are in the order allergens, lactose, gluten', () => {
  const shake = { ...NOTHING, contains: ['milk' as const], lactose: 'contains' as const, gluten: 'free' as const };
  expect(labelStatements(shake, 'soulshake')).toEqual([
    'ALÉRGICOS: CONTÉM LEITE.',
    'CONTÉM LACTOSE.',
    'NÃO CONTÉM GLÚTEN.',
  ]);
});

describe('a declaration is refused', () => {
  test('with ingredients but without a statement on gluten', () => {
    expect(problems({ ingredients: 'Açúcar.' })).toEqual(['gluten']);
    expect(problems({ ingredients: 'Açúcar.', gluten: 'free' })).toEqual([]);
  });

  test.each(['wheat', 'rye', 'barley'] as const)('as gluten-free with %s', (cereal) => {
    expect(problems({ contains: [cereal], gluten: 'free' })).toEqual(['gluten']);
    expect(problems({ contains: [cereal], gluten: 'contains' })).toEqual([]);
  });

  test('with milk among its ingredients but without a statement on lactose', () => {
    const milk = { ingredients: 'Leite.', contains: ['milk' as const], gluten: 'free' as const };
    expect([problems(milk), problems({ ...milk, lactose: 'notApplicable' })]).toEqual([['lactose'], ['lactose']]);
    expect([problems({ ...milk, lactose: 'free' }), problems({ ...milk, lactose: 'low' })]).toEqual([[], []]);
  });

  test('with an allergen as both contained and possibly contained', () => {
    expect(problems({ contains: ['soy'], mayContain: ['soy', 'milk'] })).toEqual(['mayContain']);
  });

  test('with an unknown allergen, while an unordered or repeated list is put in order', () => {
    expect(declarationFields.contains.safeParse(['gergelim']).success).toBe(false);
    expect(declarationFields.contains.parse(['milk', 'wheat', 'milk'])).toEqual(['wheat', 'milk']);
    expect(declarationFields.ingredients.parse('  ')).toBeNull();
  });

  test('by the product’s contract, at the field to correct', () => {
    const [shake] = products;
    const { error } = productInput.safeParse({ ...shake, gluten: null });
    expect(error?.issues.map(({ path }) => path)).toEqual([['gluten']]);
  });
});

describe('a declaration is doubted', () => {
  test('as gluten-free with oats, or with traces of a cereal', () => {
    expect(doubts({ gluten: 'free', contains: ['oats'] })[0]).toContain('aveia');
    expect(doubts({ gluten: 'free', mayContain: ['wheat', 'barley'] })[0]).toContain('trigo e cevada');
    expect(doubts({ gluten: 'contains', contains: ['oats'], mayContain: ['wheat'] })).toEqual([]);
  });

  test('with a statement on lactose but without milk', () => {
    expect(doubts({ lactose: 'contains' })).toHaveLength(1);
    expect(doubts({ lactose: 'free' })).toHaveLength(1);
    expect(doubts({ lactose: 'free', contains: ['milk'] })).toEqual([]);
    expect(doubts({ lactose: 'notApplicable' })).toEqual([]);
  });
});

describe('the catalogue', () => {
  test('declares every allergen that its ingredients name, and raises no doubt', () => {
    for (const product of products) {
      expect([product.name, undeclared(product), declarationDoubts(product)]).toEqual([product.name, [], []]);
      expect(product.ingredients, product.name).toMatch(/^\p{Lu}.*\.$/u);
      expect([product.name, product.gluten, product.lactose]).not.toContain(null);
    }
  });

  test('declares of gluten, lactose, peanuts and pistachios what its names and descriptions say', () => {
    for (const { name, description, benefits, longDescription, ...product } of products) {
      const words = [name, description, longDescription, ...benefits].join(' ');
      if (/sem glúten/i.test(words)) expect([name, product.gluten]).toEqual([name, 'free']);
      if (/lactose/i.test(words)) expect([name, product.lactose]).toEqual([name, 'contains']);
      if (/amendoim|paçoca/i.test(name))
        expect([name, product.contains]).toEqual([name, expect.arrayContaining(['peanuts'])]);
      if (/pistache/i.test(name))
        expect([name, product.contains]).toEqual([name, expect.arrayContaining(['pistachios'])]);
    }
    const cones = products.filter(({ category }) => category === 'soulcrunch');
    expect(cones.map(({ gluten }) => gluten)).toEqual(Array(10).fill('free'));
  });

  test('lists sugar among the ingredients exactly where some was added', () => {
    for (const { name, ingredients, nutrition } of products) {
      const sugared = /(?<!sem )açúcar/i.test(ingredients ?? '');
      expect([name, sugared]).toEqual([name, (nutrition?.addedSugars ?? 0) > 0]);
    }
  });
});

test('milk without ingredients does not ask for lactose yet', () => {
  expect(problems({ ingredients: null, contains: ['milk'], lactose: null })).not.toContain('lactose');
  expect(problems({ ingredients: 'Leite', contains: ['milk'], lactose: null })).toContain('lactose');
});
