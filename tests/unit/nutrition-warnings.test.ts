import { describe, expect, test } from 'vitest';
import { line, warnings } from '../helpers/nutrition';

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

  test('have lower limits for a liquid than for a solid', () => {
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

  test('judge the amount in 100 g, whatever the serving', () => {
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

  test('ignore sugars that were not added, and other fats', () => {
    expect(warnings({ carbs: 90, totalSugars: 90, fats: 90, transFats: 90 })).toEqual([]);
  });
});
