import { expect, test } from 'vitest';
import { excludedBy, FREE_OF, labelled } from '../../src/shared/label/free-of';
import { ALLERGEN_CODES } from '../../src/shared/label/regulation';

test('every allergen of the label can be excluded by a word', () => {
  expect(new Set(FREE_OF.flatMap(([, allergens]) => allergens))).toEqual(new Set(ALLERGEN_CODES));
});

test('a phrase in singular or plural excludes all allergens that its word may mean', () => {
  expect(excludedBy(['sem ovo', 'sem leite'])).toEqual(['eggs', 'milk']);
  expect(excludedBy(['sem castanha'])).toEqual(['cashews', 'brazilNuts', 'chestnuts']);
  expect(excludedBy(['sem noz'])).toEqual(['walnuts', 'pecans', 'macadamias']);
  expect(excludedBy(['leite', 'sem gluten', 'sem', 'sem ', 'sem leite condensado'])).toEqual([]);
});

test('the text of a product has capitals only for the foods of which it is free', () => {
  expect(['sem ovos', 'sem gluten', 'ovos'].map(labelled)).toEqual(['SEM OVOS', 'sem gluten', 'ovos']);
  expect(['sem cafeina', 'cafeina', 'sem ', 'sem'].map(labelled)).toEqual(['SEM CAFEINA', 'cafeina', 'sem ', 'sem']);
});
