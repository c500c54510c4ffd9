import { describe, expect, test } from 'vitest';
import { label, line, printed } from '../helpers/nutrition';

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
    ['sodium', 5, 5.1, '5,1'],
  ] as const)('writes zero for %s at %d and the amount above it', (key, limit, above, expected) => {
    expect(printed(key, limit)).toBe('0');
    expect(printed(key, above)).toBe(expected);
  });

  test('writes zero when protein is below half a gram', () => {
    expect(printed('proteins', 0.49)).toBe('0');
  });

  test('writes a small amount of added sugar as it is, and zero only for none', () => {
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

  test('gives a daily value of zero to a serving that declares zero', () => {
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

  test('writes calories without decimals, however few', () => {
    expect(printed('calories', 7.4)).toBe('7');
    expect(printed('calories', 7.5)).toBe('8');
    expect(printed('calories', 9.5)).toBe('10');
  });

  test.each([
    [5, '0'],
    [5.01, '5'],
    [5.06, '5,1'],
    [7.34, '7,3'],
    [7.35, '7,4'],
    [9.94, '9,9'],
    [9.96, '10'],
    [10, '10'],
    [10.4, '10'],
    [10.5, '11'],
  ])('writes %d mg of sodium as %s', (amount, text) => {
    expect(printed('sodium', amount)).toBe(text);
  });

  test('rounds the exact amount in 100 g, not that of the rounded serving', () => {
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
  ] as const)('of %s is relative to %d', (key, reference) => {
    expect(line(key, { [key]: reference }).dailyValue).toBe('100');
    expect(line(key, { [key]: reference * 2 }).dailyValue).toBe('200');
  });

  test('is empty for total sugars', () => {
    expect(line('totalSugars', { totalSugars: 40 })).toMatchObject({ perServing: '40', dailyValue: '' });
  });

  test('refers to the serving, not to 100 g', () => {
    expect(line('proteins', { servingSize: 200, proteins: 25 }).dailyValue).toBe('50');
  });

  test('refers to the rounded amount that the serving declares', () => {
    // 1.25 g are 6.25 % of 20 g, but the label declares 1,3 g, which are 6.5 %.
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
