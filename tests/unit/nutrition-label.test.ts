import { describe, expect, test } from 'vitest';
import { nutritionLabel } from '../../src/shared/nutrition';
import { iceCream, label, line, warnings } from '../helpers/nutrition';

describe('layout of the table', () => {
  test('draws the lines in the order and with the indents of the official model', () => {
    expect(nutritionLabel(iceCream).lines.map(({ key, name, indent }) => [key, name, indent])).toEqual([
      ['calories', 'Valor energético (kcal)', 0],
      ['carbs', 'Carboidratos (g)', 0],
      ['totalSugars', 'Açúcares totais (g)', 1],
      ['addedSugars', 'Açúcares adicionados (g)', 2],
      ['proteins', 'Proteínas (g)', 0],
      ['fats', 'Gorduras totais (g)', 0],
      ['saturatedFats', 'Gorduras saturadas (g)', 1],
      ['transFats', 'Gorduras trans (g)', 1],
      ['fibers', 'Fibras alimentares (g)', 0],
      ['sodium', 'Sódio (mg)', 0],
    ]);
  });

  test('fills the three columns of a whole table', () => {
    const cells = nutritionLabel(iceCream).lines.map((it) => [it.per100, it.perServing, it.dailyValue]);
    expect(cells).toEqual([
      ['217', '130', '7'],
      ['26', '15', '5'],
      ['20', '12', ''],
      ['16', '9,6', '19'],
      ['3,5', '2,1', '4'],
      ['11', '6,6', '10'],
      ['7', '4,2', '21'],
      ['0,2', '0,1', '5'],
      ['0', '0', '0'],
      ['70', '42', '2'],
    ]);
  });

  test('says in one sentence that no amount is significant, where every line would be zero', () => {
    expect(label({ servingSize: 3 }).insignificant).toBe(
      'Não contém quantidades significativas de valor energético, carboidratos, açúcares totais, açúcares adicionados, proteínas, gorduras totais, gorduras saturadas, gorduras trans, fibras alimentares e sódio.',
    );
    expect(label({ sodium: null }).insignificant).toBeNull();
    expect(label({ sodium: 30 }).insignificant).toBeNull();
    expect(label({ servingSize: 1, proteins: 0.4 }).insignificant).toBeNull();
    expect(label({ servingSize: 400, sodium: 12 }).insignificant).toBeNull();
    expect(nutritionLabel(iceCream).insignificant).toBeNull();
  });

  test('heads the columns of a solid in grams', () => {
    expect(nutritionLabel(iceCream)).toMatchObject({ unit: 'g', columns: ['100 g', '60 g'] });
  });

  test('heads the columns of a liquid in millilitres', () => {
    expect(label({ servingUnit: 'ml', servingSize: 200 })).toMatchObject({ unit: 'ml', columns: ['100 ml', '200 ml'] });
  });

  test('writes the serving with its household measure', () => {
    expect(nutritionLabel(iceCream).serving).toBe('Porção: 60 g (1 bola)');
  });

  test.each([null, ''])('writes the serving alone when its household measure is %j', (servingMeasure) => {
    expect(label({ servingSize: 60, servingMeasure }).serving).toBe('Porção: 60 g');
  });

  test('writes a fractional serving with a decimal comma', () => {
    const { serving, columns } = label({ servingSize: 12.5, servingUnit: 'ml' });
    expect(serving).toBe('Porção: 12,5 ml');
    expect(columns).toEqual(['100 ml', '12,5 ml']);
  });

  test('explains in a footnote what the daily values refer to', () => {
    expect(nutritionLabel(iceCream).footnote).toBe('*Percentual de valores diários fornecidos pela porção.');
  });
});

describe('servings per pack', () => {
  test.each([
    [1, 'Porções por embalagem: 1'],
    [5, 'Porções por embalagem: 5'],
    [3.4, 'Porções por embalagem: cerca de 3'],
    [3.5, 'Porções por embalagem: cerca de 4'],
    [0.4, 'Porções por embalagem: cerca de 1'],
  ])('writes %d servings as "%s"', (servingsPerPack, expected) => {
    expect(label({ servingsPerPack }).servingsPerPack).toBe(expected);
  });

  test('leaves the line out when the count is unknown', () => {
    expect(label({ servingsPerPack: null }).servingsPerPack).toBeNull();
  });
});

describe('unknown amounts', () => {
  test.each(['saturatedFats', 'transFats', 'fibers', 'sodium'] as const)('says that %s were not informed', (key) => {
    const unknown = { per100: 'não informado', perServing: 'não informado', dailyValue: '' };
    expect(line(key, { [key]: null })).toMatchObject(unknown);
    expect(line(key, { [key]: 0 })).toMatchObject({ per100: '0', perServing: '0', dailyValue: '0' });
  });

  test('cause no warning', () => {
    expect(warnings({ saturatedFats: null, sodium: null })).toEqual([]);
  });
});
