import { expect, test } from 'vitest';
import { wordsIn } from '../../src/shared/label/words-in';

const SUGAR = /\bacucar\b/g;
const WITHOUT = /\bsem acucar\b/g;

test('words are found behind those that do not count, and returned as they are written', () => {
  expect(wordsIn('Leite, cacau sem açúcar, açúcar, AÇÚCAR', SUGAR, WITHOUT)).toEqual(['açúcar']);
  expect(wordsIn('Cacau sem-açúcar', SUGAR, WITHOUT)).toEqual([]);
  expect(wordsIn('acucar e açu\u0301car e açúcar\nsem\taçúcar', SUGAR, WITHOUT)).toEqual(['acucar', 'açúcar']);
  expect(wordsIn(null, SUGAR, WITHOUT)).toEqual([]);
});
