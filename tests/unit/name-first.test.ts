import { expect, test } from 'vitest';
import { nameFirst } from '../../src/panel/products/name-first';

const sorted = (search: string, ...names: string[]) =>
  nameFirst(
    search,
    names.map((name) => ({ name })),
  ).map(({ name }) => name);

test('products whose name has a word that begins as searched come first, and those found by the description last', () => {
  expect(sorted('doce', 'Soul Shake Morango', 'Soul Agridoce', 'Soul Shake Doce de Leite', 'Soul Ice')).toEqual([
    'Soul Shake Doce de Leite',
    'Soul Agridoce',
    'Soul Shake Morango',
    'Soul Ice',
  ]);
});

test('every word counts, without accents', () => {
  expect(sorted('ÁGUA coc', 'Soul Coco', 'Soul Água', 'Soul Água de Coco')).toEqual([
    'Soul Água de Coco',
    'Soul Coco',
    'Soul Água',
  ]);
});

test('without a search the order stays', () => {
  expect(sorted('', 'B', 'A')).toEqual(['B', 'A']);
});
