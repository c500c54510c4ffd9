import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { products } from '../../scripts/seed/products';
import { partsBeyond } from '../../src/shared/label/parts';
import { type Declaration, labelStatements } from '../../src/shared/label/statements';
import { sweetenerStatements } from '../../src/shared/label/sweeteners';

const PHENYLALANINE = 'CONTÉM FENILALANINA.';
const LAXATIVE = 'ESTE PRODUTO PODE TER EFEITO LAXATIVO.';

describe('sweeteners among the ingredients', () => {
  test.each([
    ['Água, edulcorante aspartame.', [PHENYLALANINE]],
    ['Água, edulcorantes Aspartamo e sucralose.', [PHENYLALANINE]],
    ['Água, edulcorante INS 951.', [PHENYLALANINE]],
    ['Água, edulcorante (E951).', [PHENYLALANINE]],
    ['Água, edulcorante sal de aspartame e acessulfame (INS 962).', [PHENYLALANINE]],
    ['Cacau, edulcorante maltitol.', [LAXATIVE]],
    ['Cacau, xilitol, INS 420.', [LAXATIVE]],
    ['Cacau, umectante sorbitol, aspartame.', [PHENYLALANINE, LAXATIVE]],
    ['Cacau, eritritol, sucralose, INS 950, glicosídeos de esteviol.', []],
    ['Manitoba, isomaltulose, colesterol.', []],
    [null, []],
  ])('of the list “%s” bring the required warnings', (ingredients, statements) => {
    expect(sweetenerStatements(ingredients)).toEqual(statements);
  });

  test('are warned about after gluten, at the end of the label statements', () => {
    const declaration: Declaration = {
      ingredients: 'Leite, aspartame.',
      contains: ['milk'],
      mayContain: [],
      gluten: 'free',
      lactose: 'contains',
      vegan: false,
      caffeine: null,
    };
    const expected = ['ALÉRGICOS: CONTÉM LEITE.', 'CONTÉM LACTOSE.', 'NÃO CONTÉM GLÚTEN.', PHENYLALANINE];
    expect(labelStatements(declaration, 'soulshake')).toEqual(expected);
  });
});

test('a supplement ends with the four statements of the law, and no other product does', () => {
  for (const product of products) {
    const last = labelStatements(product, product.category).slice(-4);
    const expected = [
      'SUPLEMENTO ALIMENTAR.',
      'ESTE PRODUTO NÃO É UM MEDICAMENTO.',
      'NÃO EXCEDER A RECOMENDAÇÃO DIÁRIA DE CONSUMO INDICADA NA EMBALAGEM.',
      'MANTENHA FORA DO ALCANCE DE CRIANÇAS.',
    ];
    if (product.category === 'suplementos') expect(last).toEqual(expected);
    else expect(last).not.toContain(expected[0]);
  }
});

describe('a nutrient part larger than its whole', () => {
  const wholes = (amounts: object) => partsBeyond(amounts).map(({ whole }) => whole);

  test.each([
    [{ carbs: 10, totalSugars: 10 }, []],
    [{ carbs: 10, totalSugars: 10.01 }, ['carbs']],
    [{ totalSugars: 2.6, addedSugars: 2.6 }, []],
    [{ totalSugars: 2.6, addedSugars: 9 }, ['totalSugars']],
    [{ fats: 3, saturatedFats: 2, transFats: 1 }, []],
    [{ fats: 3, saturatedFats: 2, transFats: 1.1 }, ['fats']],
    [{ fats: 3, saturatedFats: null, transFats: 3.1 }, ['fats']],
    [{ fats: 0.3, saturatedFats: 0.1, transFats: 0.2 }, []],
    [{ fats: null, saturatedFats: 2 }, []],
    [{ carbs: Number.NaN, totalSugars: 2 }, []],
    [{ carbs: 1, totalSugars: Number.NaN }, []],
    [{ fats: 3, saturatedFats: 4, transFats: Number.NaN }, ['fats']],
    [{ fats: Number.POSITIVE_INFINITY, saturatedFats: 4 }, []],
    [{ fats: 3, saturatedFats: 2, transFats: Number.POSITIVE_INFINITY }, []],
    [{ carbs: 1, totalSugars: 2, addedSugars: 3, fats: 1, saturatedFats: 2 }, ['carbs', 'totalSugars', 'fats']],
  ])('is found in %o exactly where it occurs', (amounts, expected) => {
    expect(wholes(amounts)).toEqual(expected);
  });

  test('is found in any food as a separate calculation finds it', () => {
    // In hundredths: whole numbers avoid the errors of binary fractions.
    const amount = fc.integer({ min: 0, max: 500 });
    const foods = fc.record({
      carbs: amount,
      totalSugars: amount,
      addedSugars: amount,
      fats: amount,
      saturatedFats: amount,
      transFats: amount,
    });
    fc.assert(
      fc.property(foods, (food) => {
        const grams = Object.fromEntries(
          Object.entries(food).map(([nutrient, hundredths]) => [nutrient, hundredths / 100]),
        );
        const expected = [
          ...(food.totalSugars > food.carbs ? ['carbs'] : []),
          ...(food.addedSugars > food.totalSugars ? ['totalSugars'] : []),
          ...(food.saturatedFats + food.transFats > food.fats ? ['fats'] : []),
        ];
        expect(wholes(grams)).toEqual(expected);
      }),
      { numRuns: 10_000 },
    );
  });

  test('occurs in no seeded product', () => {
    for (const { name, nutrition } of products) expect([name, partsBeyond(nutrition ?? {})]).toEqual([name, []]);
  });
});
