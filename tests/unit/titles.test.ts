import { expect, test } from 'vitest';
import { nouns, WITH_FORM } from '../../src/shared/nouns';
import { editTitle, newTitle } from '../../src/shared/titles';

test.each([
  ['posts', 'Nova Postagem', 'Editar Postagem'],
  ['locations', 'Novo Local', 'Editar Local'],
  ['slides', 'Novo Slide', 'Editar Slide'],
] as const)('%s have the specified titles for creating and editing', (noun, begun, edited) => {
  expect([newTitle(noun), editTitle(noun)]).toEqual([begun, edited]);
});

test('every other noun has titles of the same form, with each word capitalised', () => {
  for (const noun of WITH_FORM) {
    const words = nouns[noun].singular.split(' ');
    const said = [newTitle(noun), editTitle(noun)].map((title) => title.split(' '));
    for (const [verb, ...rest] of said) {
      expect([noun, verb]).toEqual([noun, expect.stringMatching(/^(Nov[ao]|Editar)$/)]);
      expect(rest.map((word) => word.toLowerCase())).toEqual(words);
      expect(rest.filter((word) => !/^\p{Lu}/u.test(word))).toEqual([]);
    }
  }
  expect(newTitle('faqs')).toBe('Nova Pergunta Frequente');
});
