import { expect, test } from 'vitest';
import { categories } from '../../scripts/seed/categories';
import { categoryInput, categoryKey, categoryKeyFrom } from '../../src/shared/category';

test.each([
  ['Pão & Café', 'pao-cafe'],
  ['  Soul Ice 2.0!', 'soul-ice-2-0'],
  ['---', ''],
  ['', ''],
  [`${'a'.repeat(59)} b`, 'a'.repeat(59)],
  [`${'a'.repeat(58)} bc`, `${'a'.repeat(58)}-b`],
])('a line called «%s» stands at «%s»', (name, key) => {
  expect(categoryKeyFrom(name)).toBe(key);
  if (key) expect(categoryKey.safeParse(key).success).toBe(true);
});

test('a line is called by no word that leads elsewhere', () => {
  const problems = (key: string) =>
    categoryInput.safeParse({ ...categories[0], key }).error?.issues.map(({ message }) => message);
  expect(problems('novidades')).toBeUndefined();
  for (const key of ['novo', 'todos', 'featured']) {
    expect(problems(key)).toEqual(['Este endereço é reservado. Escolha outro.']);
  }
});
