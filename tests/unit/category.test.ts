import { describe, expect, test } from 'vitest';
import { categories } from '../../scripts/seed/categories';
import { categoryInput, categoryKey, categoryKeyFrom, keyFor } from '../../src/shared/category';

test.each([
  ['Pão & Café', 'pao-cafe'],
  ['  Soul Ice 2.0!', 'soul-ice-2-0'],
  ['---', ''],
  ['', ''],
  [`${'a'.repeat(59)} b`, 'a'.repeat(59)],
  [`${'a'.repeat(58)} bc`, `${'a'.repeat(58)}-b`],
])('a line named «%s» gets the key «%s»', (name, key) => {
  expect(categoryKeyFrom(name)).toBe(key);
  if (key) expect(categoryKey.safeParse(key).success).toBe(true);
});

test('a line cannot take a reserved word as its key', () => {
  const problems = (key: string) =>
    categoryInput.safeParse({ ...categories[0], key }).error?.issues.map(({ message }) => message);
  expect(problems('novidades')).toBeUndefined();
  for (const key of ['novo', 'todos', 'featured']) {
    expect(problems(key)).toEqual(['Este endereço é reservado. Escolha outro.']);
  }
});

describe('the key of a line at a given address', () => {
  const others = [
    { key: 'soul-ice', address: 'sorvetes' },
    { key: 'gelados', address: 'gelados' },
  ];

  test('is the address, or the key of the line that already has that address', () => {
    expect(keyFor('novidades', others)).toBe('novidades');
    expect(keyFor('gelados', others)).toBe('gelados');
    expect(keyFor('sorvetes', others)).toBe('soul-ice');
    expect(keyFor('novidades', [])).toBe('novidades');
  });

  test('gets a number where a line at another address keeps that key', () => {
    expect(keyFor('soul-ice', others)).toBe('soul-ice-2');
    expect(keyFor('soul-ice', [...others, { key: 'soul-ice-2', address: 'potes' }])).toBe('soul-ice-3');
  });

  test('is short enough and does not end in a dash, however long the address is', () => {
    const address = `${'a'.repeat(54)}-bcdef`;
    const key = keyFor(address, [{ key: address, address: 'outra' }]);
    expect(key).toBe(`${'a'.repeat(54)}-2`);
    expect(categoryKey.safeParse(key).success).toBe(true);
  });
});
