import { describe, expect, test } from 'vitest';
import { unsold } from '../../src/shared/location';
import { pairings } from '../../src/shared/pairing';

const coconut = { id: 12, name: 'Coco' };
const grape = { id: 7, name: 'Uva' };

describe.each([
  ['goes with another', pairings, 4, 'Há produtos repetidos em “Combina com”.'],
  ['a store does not sell', unsold, 60, 'Há produtos repetidos entre os que o local não vende.'],
] as const)('the list of what %s', (_, contract, most, twice) => {
  const problems = (products: unknown) => contract.safeParse(products).error?.issues.map(({ message }) => message);

  test('accepts any products, each once', () => {
    expect(problems([])).toBeUndefined();
    expect(problems([coconut, grape])).toBeUndefined();
    expect(problems([coconut, grape, { ...coconut, name: 'Outro nome' }])).toEqual([twice]);
  });

  test('accepts no more products than its maximum', () => {
    const some = Array.from({ length: most + 1 }, (_each, index) => ({ id: index + 1, name: '' }));
    expect(problems(some.slice(0, most))).toBeUndefined();
    expect(problems(some)?.[0]).toMatch(new RegExp(`no máximo ${most} `, 'i'));
  });

  test('refuses an invalid product id', () => {
    expect(problems([{ id: 0, name: '' }])).toEqual(['Escolha o produto na lista.']);
    expect(problems([{ id: 1.5, name: '' }])).toEqual(['Escolha o produto na lista.']);
  });
});
