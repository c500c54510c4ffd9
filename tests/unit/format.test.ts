import { expect, test } from 'vitest';
import { formatLongDate, formatMoment, formatShortDate, formatTime } from '../../src/shared/format';
import { decimalPrice, formatPrice } from '../../src/shared/number-text';

test.each([
  [3490, 'R$\u00a034,90'],
  [500, 'R$\u00a05,00'],
  [0, 'R$\u00a00,00'],
  [12_345_678, 'R$\u00a0123.456,78'],
])('writes %i cents as %s', (cents, text) => {
  expect(formatPrice(cents)).toBe(text);
});

test('dates are in the time zone of São Paulo', () => {
  expect(formatLongDate('2026-11-12T02:30:00.000Z')).toBe('11 de novembro de 2026');
  expect(formatShortDate('2026-11-12T03:30:00.000Z')).toBe('12/11/2026');
});

test('a moment has its date and its time, and an invalid one neither', () => {
  const instant = '2026-11-12T03:05:00.000Z';
  expect([formatTime(instant), formatMoment(instant)]).toEqual(['00:05', '12/11/2026 às 00:05']);
  expect([formatTime('nunca'), formatMoment('nunca'), formatLongDate('nunca')]).toEqual(['', '', '']);
});

test('the first day of a month is an ordinal number, and no other is', () => {
  const days = ['2026-11-01', '2026-11-11', '2026-11-21'].map((day) => formatLongDate(`${day}T12:00:00.000Z`));
  expect(days).toEqual(['1º de novembro de 2026', '11 de novembro de 2026', '21 de novembro de 2026']);
});

test('a price for machines has a point and two decimals', () => {
  expect([decimalPrice(3490), decimalPrice(5), decimalPrice(0)]).toEqual(['34.90', '0.05', '0.00']);
});
