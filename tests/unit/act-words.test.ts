import { expect, test } from 'vitest';
import { chooseAllText, chosenText, namesText, outcomeText, undoNotes } from '../../src/panel/acts/words';
import type { LeftWhy } from '../../src/shared/acts';

test('the selection bar agrees in number and gender with the selected records', () => {
  expect(chosenText('products', 1)).toBe('1 selecionado');
  expect(chosenText('posts', 1)).toBe('1 selecionada');
  expect(chosenText('categories', 12)).toBe('12 selecionadas');
  expect([chooseAllText('slides'), chooseAllText('media')]).toEqual(['Selecionar todos', 'Selecionar todas']);
});

test('the text about moved pictures names their folder, or says that they have none', () => {
  const done = { groupId: null, done: 2, same: 0, changed: [], left: [] };
  expect(outcomeText('folder', 'media', done, { folder: 'Verão' }).title).toBe('2 imagens na pasta “Verão”');
  expect(outcomeText('folder', 'media', { ...done, done: 1 }, { folder: null }).title).toBe('1 imagem fora de pastas');
});

test('records that stay because others need them are listed by name', () => {
  const left = [{ id: 'soulice', title: 'Soul Ice', why: 'needed' as const }];
  const done = { groupId: null, done: 0, same: 0, changed: [], left };
  expect(outcomeText('delete', 'categories', done)).toEqual({
    title: 'Nada mudou',
    description: 'Tem produtos e ficou: Soul Ice.',
    neutral: true,
  });
  const both = { ...done, done: 1, left: [...left, { id: 'soulfuel', title: null, why: 'needed' as const }] };
  expect(outcomeText('delete', 'categories', both)).toEqual({
    title: '1 categoria excluída',
    description: 'Têm produtos e ficaram: Soul Ice e soulfuel.',
  });
});

test('records that an undo left as they are are named, each group with its reason', () => {
  const left = (why: LeftWhy, ...titles: string[]) => titles.map((title) => ({ id: title, title, why }));
  expect(undoNotes('products', left('stale', 'Um'))).toEqual(['Ficou como está, porque mudou depois: Um.']);
  expect(
    undoNotes('products', [...left('gone', 'Dois', 'Três'), ...left('stale', 'Um'), ...left('exists', 'Quatro')]),
  ).toEqual([
    'Ficou como está, porque mudou depois: Um.',
    'Já existia de novo: Quatro.',
    'Não existem mais: Dois e Três.',
  ]);
  expect(undoNotes('categories', left('needed', 'Soul Ice'))).toEqual(['Tem produtos e ficou: Soul Ice.']);
  expect(undoNotes('products', [])).toEqual([]);
});

test('a published or unpublished post is said to be on the site or off it', () => {
  const told = (act: 'publish' | 'unpublish', done: number) =>
    outcomeText(act, 'posts', { groupId: null, done, same: 1, changed: [], left: [] }).description;
  expect(told('publish', 1)).toBe('Ela já está no site. 1 já estava assim.');
  expect(told('publish', 2)).toBe('Elas já estão no site. 1 já estava assim.');
  expect(told('unpublish', 1)).toBe('Agora ela é um rascunho, fora do site. 1 já estava assim.');
  expect(told('unpublish', 2)).toBe('Agora elas são rascunhos, fora do site. 1 já estava assim.');
  expect(told('unpublish', 0)).toBe('1 já estava assim.');
});

test('records are listed by name, at most three of them', () => {
  expect(namesText(['Ana'])).toBe('Ana');
  expect(namesText(['Ana', 'Bia'])).toBe('Ana e Bia');
  expect(namesText(['Ana', 'Bia', 'Caio', 'Davi', 'Eva'])).toBe('Ana, Bia, Caio e mais 2');
});

test('a list of names has no full stop of its own', () => {
  expect(namesText(['Copo na parede.', 'Soul S.A.', 'Dois copos'])).toBe('Copo na parede, Soul S.A. e Dois copos');
});

test('an act that ended pages tells which links it broke, before what it left', () => {
  const linked = [{ noun: 'posts' as const, id: '7', title: 'Pistache' }];
  const done = { groupId: 'x', done: 2, same: 1, changed: [], left: [], linked };
  expect(outcomeText('deactivate', 'products', done)).toEqual({
    title: '2 produtos desativados',
    description: 'A postagem “Pistache” tem um link para uma página que agora não existe. 1 já estava assim.',
  });
});
