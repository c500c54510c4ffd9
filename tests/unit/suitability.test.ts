import { describe, expect, test } from 'vitest';
import { products } from '../../scripts/seed/products';
import { cardFacts, isWithout, namesAny, suited } from '../../src/shared/catalogue/suitability';
import type { ProductInput } from '../../src/shared/product';
import { SHEET } from '../helpers/product-sheet';

const facts = SHEET.nutrition;
if (facts === null) throw new Error('The sheet has figures');
const sheet: ProductInput = { ...SHEET, ingredients: 'Água e cacau.', nutrition: facts };
const of = (category: string, number: number) => {
  const found = products.find((product) => product.category === category && product.number === number);
  if (!found) throw new Error(`${category}/${number} is not in the seed`);
  return found;
};

describe('a card', () => {
  test('shows protein and energy of a serving, rounded as on the label, and its claims', () => {
    expect(cardFacts(of('soulcrunch', 1))).toEqual([
      '4,2\u00A0g de\u00A0proteína',
      '101\u00A0kcal por\u00A0porção',
      'Sem glúten',
    ]);
    expect(cardFacts({ ...sheet, gluten: 'contains', lactose: 'free' })).toEqual([
      '14\u00A0g de\u00A0proteína',
      '150\u00A0kcal por\u00A0porção',
      'Zero lactose',
    ]);
    expect(cardFacts({ ...sheet, nutrition: { ...facts, proteins: 9.96, calories: 99.6 } })).toEqual([
      '10\u00A0g de\u00A0proteína',
      '100\u00A0kcal por\u00A0porção',
    ]);
  });

  test('shows nothing that is unknown, and no zero', () => {
    expect(cardFacts({ ...sheet, nutrition: null })).toEqual([]);
    expect(cardFacts(of('suplementos', 2))).toEqual(['Sem glúten', 'Vegano']);
    expect(cardFacts({ ...sheet, nutrition: { ...facts, proteins: 0.5 } })).toEqual(['150\u00A0kcal por\u00A0porção']);
    expect(cardFacts({ ...sheet, nutrition: { ...facts, calories: 4 } })).toEqual([
      '14\u00A0g de\u00A0proteína por\u00A0porção',
    ]);
  });

  test('does not claim zero lactose for a product that never had any', () => {
    expect(cardFacts({ ...sheet, nutrition: null, lactose: 'notApplicable' })).toEqual([]);
    expect(cardFacts({ ...sheet, nutrition: null, lactose: 'low' })).toEqual([]);
  });
});

describe('a product is known to be without', () => {
  const without = (fields: Partial<typeof sheet>) => suited({ ...sheet, ...fields }).without;

  test('nothing, where nothing is declared', () => {
    const silent = { nutrition: null, ingredients: null, gluten: null, lactose: null, caffeine: null };
    expect(suited({ ...sheet, ...silent }).without).toEqual([]);
  });

  test('added sugar, where its figures say zero', () => {
    expect(without({ nutrition: { ...facts, addedSugars: 0 } })).toContain('addedSugars');
    expect(without({ nutrition: { ...facts, addedSugars: 0.01 } })).not.toContain('addedSugars');
    expect(suited({ ...sheet, nutrition: null }).without).not.toContain('addedSugars');
  });

  test('gluten, where its label says so', () => {
    expect(without({ gluten: 'free' })).toContain('gluten');
    expect(without({ gluten: 'contains' })).not.toContain('gluten');
    expect(without({ gluten: null })).not.toContain('gluten');
  });

  test('lactose, where its label says zero, or where there is no milk, not even in traces', () => {
    expect(without({ lactose: 'free', contains: ['milk'] })).toContain('lactose');
    expect(without({ lactose: 'notApplicable' })).toContain('lactose');
    expect(without({ lactose: 'notApplicable', mayContain: ['milk'] })).not.toContain('lactose');
    for (const lactose of ['contains', 'low', null] as const) expect(without({ lactose })).not.toContain('lactose');
  });

  test('an allergen, where it is in neither the declared ingredients nor their traces', () => {
    expect(without({ contains: ['milk'], mayContain: ['soy'] })).toContain('peanuts');
    expect(without({ contains: ['milk'] })).not.toContain('milk');
    expect(without({ mayContain: ['soy'] })).not.toContain('soy');
    expect(without({ ingredients: null })).not.toContain('peanuts');
  });
});

test('ingredients that name an allergen are recognised, whether declared or not', () => {
  expect(namesAny('Leite, cacau', ['gluten', 'milk'])).toBe(true);
  expect(namesAny('Leite de coco', ['milk'])).toBe(false);
  expect(namesAny(null, ['milk'])).toBe(false);
});

test('a product counts as vegan, with caffeine or without it only where this is declared or proven', () => {
  const known = (fields: Partial<typeof sheet>) => suited({ ...sheet, ...fields });
  expect(known({}).only).toEqual([]);
  expect(known({ vegan: true }).only).toEqual(['vegan']);
  expect(known({ caffeine: 40 }).only).toEqual(['caffeine']);
  expect(known({ ingredients: 'Leite e café.' }).only).toEqual(['caffeine']);
  expect(known({ caffeine: 0 })).toMatchObject({ only: [], without: expect.arrayContaining(['caffeine']) });
  for (const caffeine of [null, 40]) expect(known({ caffeine }).without).not.toContain('caffeine');
});

test('a product is without a food only where neither its declaration nor its ingredients name it', () => {
  const free = { ...sheet, contains: [], mayContain: [] };
  expect(isWithout(free, ['peanuts', 'milk'])).toBe(true);
  expect(isWithout({ ...free, contains: ['milk'] }, ['peanuts', 'milk'])).toBe(false);
  expect(isWithout({ ...free, mayContain: ['peanuts'] }, ['peanuts'])).toBe(false);
  expect(isWithout({ ...free, ingredients: 'Pasta de amendoim.' }, ['peanuts'])).toBe(false);
  expect(isWithout({ ...free, ingredients: null }, ['peanuts'])).toBe(false);
  // Nothing is asked of it.
  expect(isWithout({ ...free, ingredients: null, contains: ['milk'] }, [])).toBe(true);
});
