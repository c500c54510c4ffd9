import { describe, expect, test } from 'vitest';
import { decimalText, parseDecimal, parsePrice } from '../../src/shared/money';
import { priceText } from '../../src/shared/number-text';

describe('a typed price', () => {
  test.each([
    ['34,90', 3490],
    ['34.90', 3490],
    ['34,9', 3490],
    ['34,', 3400],
    ['34', 3400],
    ['1.234,50', 123450],
    ['1234,50', 123450],
    ['1.234', 123400],
    ['12.345.678', 1234567800],
    ['R$ 5', 500],
    ['R$5,00', 500],
    ['r$\u00a034,90', 3490],
    ['  0,05 ', 5],
    ['0', 0],
    ['0,29', 29],
    ['1.5', 150],
  ])('%j is %d cents', (text, cents) => {
    expect(parsePrice(text)).toBe(cents);
  });

  test.each(['', ' ', 'R$', ',50', '-5', '34,905', '1,234.50', '12.34,5', '1.23.456', '3 reais', '1e3', '٣', 'NaN'])(
    '%j is no price',
    (text) => {
      expect(parsePrice(text)).toBeNull();
    },
  );

  test('accepts R$ only at its beginning', () => {
    expect(['  R$ 5', 'r$5'].map(parsePrice)).toEqual([500, 500]);
    expect(['5 R$', 'xR$ 5', '5R$ 5'].map(parsePrice)).toEqual([null, null, null]);
  });

  test('is written and read back unchanged', () => {
    for (const cents of [0, 5, 100, 3490, 123450, 10_000_000]) expect(parsePrice(priceText(cents))).toBe(cents);
    expect([priceText(3490), priceText(123450)]).toEqual(['34,90', '1.234,50']);
  });
});

describe('a typed amount', () => {
  test('has thousands where a dot is followed by three digits, like a price', () => {
    expect(['1.500', '1.234,5', '-1.000', '12.345.678'].map(parseDecimal)).toEqual([1500, 1234.5, -1000, 12_345_678]);
    expect(['0.125', '1.50', '1500.125'].map(parseDecimal)).toEqual([0.125, 1.5, 1500.125]);
    expect(['1.50,5', '1.2345,6', '0.125,5'].map(parseDecimal)).toEqual([Number.NaN, Number.NaN, Number.NaN]);
    expect(parsePrice('0.125')).toBeNull();
  });

  test('may have a decimal comma or dot, is null when empty, and NaN for any other text', () => {
    expect([parseDecimal('1,5'), parseDecimal(' 1.5 '), parseDecimal('0'), parseDecimal('-2')]).toEqual([
      1.5, 1.5, 0, -2,
    ]);
    expect([parseDecimal(''), parseDecimal('  ')]).toEqual([null, null]);
    for (const text of ['um', '1,', ',5', '1,234.5', '1e3', 'Infinity']) expect(parseDecimal(text)).toBeNaN();
    expect([parseDecimal('120'), parseDecimal('1,25')]).toEqual([120, 1.25]);
    expect([decimalText(1.5), decimalText(0), decimalText(null)]).toEqual(['1,5', '0', '']);
  });
});
