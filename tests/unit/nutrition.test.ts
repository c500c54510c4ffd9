import { describe, expect, test } from 'vitest';
import { highWarnings, nutritionLabel } from '../../src/shared/nutrition';
import type { Nutrition } from '../../src/shared/nutrition-facts';

/** A solid served by 100 g, so that both columns hold the same amounts, and with nothing in it. */
const nothing: Nutrition = {
  servingSize: 100,
  servingUnit: 'g',
  servingMeasure: null,
  servingsPerPack: null,
  calories: 0,
  carbs: 0,
  totalSugars: 0,
  addedSugars: 0,
  proteins: 0,
  fats: 0,
  saturatedFats: 0,
  transFats: 0,
  fibers: 0,
  sodium: 0,
};

const iceCream: Nutrition = {
  ...nothing,
  servingSize: 60,
  servingMeasure: '1 bola',
  servingsPerPack: 5,
  calories: 130,
  carbs: 15.3,
  totalSugars: 12,
  addedSugars: 9.6,
  proteins: 2.1,
  fats: 6.6,
  saturatedFats: 4.2,
  transFats: 0.12,
  fibers: 0.3,
  sodium: 42,
};

const label = (facts: Partial<Nutrition>) => nutritionLabel({ ...nothing, ...facts });
const warnings = (facts: Partial<Nutrition>) => highWarnings({ ...nothing, ...facts });

type Line = ReturnType<typeof nutritionLabel>['lines'][number];

function line(key: Line['key'], facts: Partial<Nutrition>): Line {
  const found = label(facts).lines.find((candidate) => candidate.key === key);
  if (!found) throw new Error(`The label has no line for ${key}.`);
  return found;
}

/** What both columns of a line print for this amount in 100 g. */
function printed(key: Line['key'], amount: number, others: Partial<Nutrition> = {}): string {
  const { per100, perServing } = line(key, { ...others, [key]: amount });
  expect(perServing).toBe(per100);
  return per100;
}

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

  test('says whose share %VD is', () => {
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

describe('non-significant amounts', () => {
  test.each([
    ['calories', 4, 4.6, '5'],
    ['carbs', 0.5, 0.51, '0,5'],
    ['totalSugars', 0.5, 0.51, '0,5'],
    ['proteins', 0.5, 0.51, '0,5'],
    ['fats', 0.5, 0.51, '0,5'],
    ['saturatedFats', 0.1, 0.11, '0,1'],
    ['transFats', 0.1, 0.11, '0,1'],
    ['fibers', 0.5, 0.51, '0,5'],
    ['sodium', 5, 5.1, '5'],
  ] as const)('writes zero for %s at %d and the amount above it', (key, limit, above, expected) => {
    expect(printed(key, limit)).toBe('0');
    expect(printed(key, above)).toBe(expected);
  });

  test('writes zero when protein is below half a gram', () => {
    expect(printed('proteins', 0.49)).toBe('0');
  });

  test('writes a little added sugar as it is and zero only for none', () => {
    expect(printed('addedSugars', 0)).toBe('0');
    expect(printed('addedSugars', 0.1)).toBe('0,1');
    expect(printed('addedSugars', 0.4)).toBe('0,4');
  });

  test('judges each column by its own amount', () => {
    const proteins = line('proteins', { servingSize: 60, proteins: 0.42 });
    expect([proteins.per100, proteins.perServing]).toEqual(['0,7', '0']);
    const sodium = line('sodium', { servingSize: 250, sodium: 10 });
    expect([sodium.per100, sodium.perServing]).toEqual(['0', '10']);
  });

  test('does not let floating-point noise push an amount over its limit', () => {
    expect(line('transFats', { servingSize: 70, transFats: 0.07 }).per100).toBe('0');
  });

  test('gives no share of the day to a serving that declares zero', () => {
    expect(line('transFats', { transFats: 0.1 })).toMatchObject({ perServing: '0', dailyValue: '0' });
  });

  test.each(['saturatedFats', 'transFats'] as const)('keeps a little total fat when its %s are significant', (part) => {
    expect(printed('fats', 0.4, { [part]: 0.3 })).toBe('0,4');
    expect(printed('fats', 0.4, { [part]: 0.1 })).toBe('0');
  });

  test('keeps a little sugar and carbohydrate when some of it was added', () => {
    expect(printed('totalSugars', 0.4, { addedSugars: 0.3 })).toBe('0,4');
    expect(printed('carbs', 0.4, { totalSugars: 0.4, addedSugars: 0.3 })).toBe('0,4');
    expect(printed('carbs', 0.4, { totalSugars: 0.4 })).toBe('0');
  });

  test('zeroes a little total fat whose parts are unknown', () => {
    expect(printed('fats', 0.5, { saturatedFats: null, transFats: null })).toBe('0');
  });
});

describe('rounding', () => {
  test.each([
    [0.64, '0,6'],
    [0.65, '0,7'],
    [0.94, '0,9'],
    [0.95, '1'],
    [0.96, '1'],
    [1, '1'],
    [1.04, '1'],
    [1.05, '1,1'],
    [5, '5'],
    [8.34, '8,3'],
    [8.35, '8,4'],
    [9.94, '9,9'],
    [9.949, '9,9'],
    [9.95, '10'],
    [10, '10'],
    [10.4, '10'],
    [10.49, '10'],
    [10.5, '11'],
    [99.5, '100'],
    [1234.5, '1235'],
  ])('writes %d g as "%s"', (amount, expected) => {
    expect(printed('proteins', amount)).toBe(expected);
  });

  test.each([
    ['carbs', 2.34],
    ['totalSugars', 2.34],
    ['addedSugars', 2.34],
    ['proteins', 2.34],
    ['fats', 2.34],
    ['saturatedFats', 2.34],
    ['transFats', 2.34],
    ['fibers', 2.34],
  ] as const)('writes %s below 10 g with one decimal and a comma', (key, amount) => {
    expect(printed(key, amount)).toBe('2,3');
  });

  test.each(['calories', 'sodium'] as const)('writes %s without decimals, however little', (key) => {
    expect(printed(key, 7.4)).toBe('7');
    expect(printed(key, 7.5)).toBe('8');
    expect(printed(key, 9.5)).toBe('10');
  });

  test('rounds what 100 g hold, not the rounded serving', () => {
    expect(line('proteins', { servingSize: 30, proteins: 1.24 })).toMatchObject({ per100: '4,1', perServing: '1,2' });
  });

  test('rounds a half up in spite of floating-point noise', () => {
    expect(line('proteins', { servingSize: 40, proteins: 0.58 }).per100).toBe('1,5');
    expect(line('saturatedFats', { saturatedFats: 2.9 }).dailyValue).toBe('15');
  });

  test('keeps the amounts of a serving of a tenth of a gram', () => {
    const facts = { servingSize: 0.1, proteins: 0.07, sodium: 38.2 };
    expect(label(facts).columns).toEqual(['100 g', '0,1 g']);
    expect(line('proteins', facts)).toMatchObject({ per100: '70', perServing: '0', dailyValue: '0' });
    expect(line('sodium', facts)).toMatchObject({ per100: '38200', perServing: '38', dailyValue: '2' });
  });
});

describe('share of the daily value', () => {
  test.each([
    ['calories', 2000],
    ['carbs', 300],
    ['addedSugars', 50],
    ['proteins', 50],
    ['fats', 65],
    ['saturatedFats', 20],
    ['transFats', 2],
    ['fibers', 25],
    ['sodium', 2000],
  ] as const)('counts %s against %d', (key, reference) => {
    expect(line(key, { [key]: reference }).dailyValue).toBe('100');
    expect(line(key, { [key]: reference * 2 }).dailyValue).toBe('200');
  });

  test('gives none for total sugars', () => {
    expect(line('totalSugars', { totalSugars: 40 })).toMatchObject({ perServing: '40', dailyValue: '' });
  });

  test('is of the serving, not of 100 g', () => {
    expect(line('proteins', { servingSize: 200, proteins: 25 }).dailyValue).toBe('50');
  });

  test('is of the amount the serving declares', () => {
    // 1.25 g are 6.25 % of 20 g, but the label declares 1,3 g: 6.5 %.
    expect(line('saturatedFats', { saturatedFats: 1.25 })).toMatchObject({ perServing: '1,3', dailyValue: '7' });
  });

  test.each([
    [9, '0'],
    [10, '1'],
    [29, '1'],
    [30, '2'],
  ])('rounds the share of %d kcal or mg to "%s"', (amount, expected) => {
    expect(line('calories', { calories: amount }).dailyValue).toBe(expected);
    expect(line('sodium', { sodium: amount }).dailyValue).toBe(expected);
  });
});

describe('unknown amounts', () => {
  test.each(['saturatedFats', 'transFats', 'fibers', 'sodium'] as const)('says that %s were not informed', (key) => {
    const unknown = { per100: 'não informado', perServing: 'não informado', dailyValue: '' };
    expect(line(key, { [key]: null })).toMatchObject(unknown);
    expect(line(key, { [key]: 0 })).toMatchObject({ per100: '0', perServing: '0', dailyValue: '0' });
  });

  test('do not bring a warning', () => {
    expect(warnings({ saturatedFats: null, sodium: null })).toEqual([]);
  });
});

describe('front-of-pack warnings', () => {
  test.each([
    ['g', 'addedSugars', 15, 'Açúcar adicionado'],
    ['g', 'saturatedFats', 6, 'Gordura saturada'],
    ['g', 'sodium', 600, 'Sódio'],
    ['ml', 'addedSugars', 7.5, 'Açúcar adicionado'],
    ['ml', 'saturatedFats', 3, 'Gordura saturada'],
    ['ml', 'sodium', 300, 'Sódio'],
  ] as const)('in 100 %s, start at %s of %d', (servingUnit, key, limit, warning) => {
    expect(warnings({ servingUnit, [key]: limit })).toEqual([warning]);
    expect(warnings({ servingUnit, [key]: limit + 0.01 })).toEqual([warning]);
    expect(warnings({ servingUnit, [key]: limit - 0.01 })).toEqual([]);
  });

  test('ask less of a liquid than of a solid', () => {
    const facts = { addedSugars: 10, saturatedFats: 4, sodium: 400 };
    expect(warnings({ ...facts, servingUnit: 'g' })).toEqual([]);
    expect(warnings({ ...facts, servingUnit: 'ml' })).toEqual(['Açúcar adicionado', 'Gordura saturada', 'Sódio']);
  });

  test('come in the order of the magnifier', () => {
    expect(warnings({ sodium: 600, saturatedFats: 6, addedSugars: 15 })).toEqual([
      'Açúcar adicionado',
      'Gordura saturada',
      'Sódio',
    ]);
  });

  test('judge what 100 g hold, whatever the serving', () => {
    expect(warnings({ servingSize: 60, addedSugars: 9 })).toEqual(['Açúcar adicionado']);
    expect(warnings({ servingSize: 60, addedSugars: 8.99 })).toEqual([]);
    expect(warnings({ servingSize: 200, addedSugars: 29.9 })).toEqual([]);
    expect(warnings({ servingSize: 0.1, sodium: 0.6 })).toEqual(['Sódio']);
  });

  test('judge the amount before it is rounded', () => {
    expect(line('addedSugars', { addedSugars: 14.6 }).per100).toBe('15');
    expect(warnings({ addedSugars: 14.6 })).toEqual([]);
  });

  test('reach the limit in spite of floating-point noise', () => {
    expect(warnings({ servingSize: 58, addedSugars: 8.7 })).toEqual(['Açúcar adicionado']);
    expect(warnings({ servingSize: 38, servingUnit: 'ml', saturatedFats: 1.14 })).toEqual(['Gordura saturada']);
    expect(warnings({ servingSize: 2.9, sodium: 17.4 })).toEqual(['Sódio']);
  });

  test('take no notice of sugars that were not added nor of other fat', () => {
    expect(warnings({ carbs: 90, totalSugars: 90, fats: 90, transFats: 90 })).toEqual([]);
  });
});
