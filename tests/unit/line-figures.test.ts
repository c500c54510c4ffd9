import { describe, expect, test } from 'vitest';
import type { Without } from '../../src/shared/catalogue/filters';
import { lineFigures } from '../../src/shared/catalogue/line-figures';

const product = (proteins: number | null, calories: number | null, ...without: Without[]) => ({
  proteins,
  calories,
  without,
});
const shown = (...line: Parameters<typeof lineFigures>[0]) =>
  lineFigures(line).map(({ amount, name }) => `${amount} ${name}`);

describe('the figures of a line', () => {
  test('are its most protein and its least energy', () => {
    expect(shown(product(24, 262), product(25.5, 290), product(22, 201))).toEqual([
      '25,5 g de proteína na porção campeã',
      '201 kcal na porção mais leve',
    ]);
  });

  test('compare nothing where all products are equal', () => {
    expect(shown(product(11, 99), product(11, 99))).toEqual(['11 g de proteína por porção', '99 kcal por porção']);
  });

  test('begin with the energy where there is little protein', () => {
    expect(shown(product(9.9, 100), product(4, 110))).toEqual([
      '100 kcal na porção mais leve',
      '9,9 g de proteína na porção campeã',
    ]);
    expect(shown(product(10, 100), product(4, 110))[0]).toBe('10 g de proteína na porção campeã');
  });

  test('say that it is without gluten only if every product declares it', () => {
    expect(shown(product(10, 100, 'gluten', 'lactose'), product(10, 100, 'gluten')).at(-1)).toBe(
      'Sem glúten em toda a linha',
    );
    expect(shown(product(10, 100, 'gluten'), product(10, 100)).join()).not.toContain('glúten');
  });

  test('call no portion the lightest while an energy is unknown or zero', () => {
    expect(shown(product(23, 121), product(0, 0))).toEqual(['23 g de proteína na porção campeã']);
    expect(shown(product(23, 121), product(null, null))).toEqual(['23 g de proteína na porção campeã']);
    expect(shown(product(0, 0), product(null, null))).toEqual([]);
  });

  test('are none for a single product', () => {
    expect(shown(product(24, 262, 'gluten'))).toEqual([]);
  });
});
