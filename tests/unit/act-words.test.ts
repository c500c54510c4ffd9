import { expect, test } from 'vitest';
import { chooseAllText, chosenText } from '../../src/panel/acts/words';

test('the bar agrees with what it counts', () => {
  expect(chosenText('products', 1)).toBe('1 selecionado');
  expect(chosenText('posts', 1)).toBe('1 selecionada');
  expect(chosenText('categories', 12)).toBe('12 selecionadas');
  expect([chooseAllText('slides'), chooseAllText('media')]).toEqual(['Selecionar todos', 'Selecionar todas']);
});
