import { expect, test } from 'vitest';
import { changedText } from '../../src/panel/activity/diff';
import { sentenceOf, undoneText } from '../../src/panel/activity/sentence';
import type { ActivityEntry } from '../../src/shared/activity';

const entry = (noun: ActivityEntry['noun'], action: ActivityEntry['action']): ActivityEntry => ({
  id: 1,
  at: '2026-01-01T00:00:00.000Z',
  actor: null,
  action,
  noun,
  recordId: '1',
  title: 'Cacau',
  access: null,
  changed: [],
  flags: {},
  dates: null,
  undoes: null,
  inForce: true,
  superseded: false,
  gone: false,
  group: null,
  undoable: true,
});
const group = (act: 'delete' | 'price' | null, total: number) => ({ id: 'a', act, total, open: true });

test('undoing a bulk deletion says that the records come back, and undoing that says that they are deleted again', () => {
  expect(undoneText(entry('products', 'delete'), group('delete', 10))).toBe('10 produtos voltam.');
  expect(undoneText(entry('products', 'create'), group('delete', 10))).toBe('10 produtos são excluídos de novo.');
  expect(undoneText(entry('posts', 'create'), group('delete', 1))).toBe('1 postagem é excluída de novo.');
});

test('undoing a bulk change or an import says what becomes of its records', () => {
  expect(undoneText(entry('products', 'update'), group('price', 3))).toBe('3 produtos voltam a ser como antes dela.');
  expect(undoneText(entry('posts', 'create'), group(null, 2))).toBe(
    '2 postagens voltam a ser como antes dela; o que ela criou é excluído.',
  );
});

test('the sentence for an invitation names the roles that it gave, where they were recorded', () => {
  const invited = (after: object) =>
    sentenceOf({ ...entry('users', 'create'), access: { before: {}, after: { ...after } } });
  expect(invited({ invited: true, roles: ['editor'] })).toEqual({ head: 'convidou', tail: ' para Edição' });
  expect(invited({ invited: true })).toEqual({ head: 'convidou' });
});

test('a changed publication says what the post became, at the time of the write', () => {
  const changed = (publishedAt: string | null, unpublishedAt: string | null = null) =>
    changedText({
      ...entry('posts', 'update'),
      changed: ['title', 'publishedAt'],
      dates: { publishedAt, unpublishedAt },
    });
  expect(changed(null)).toBe('Título, Publicação: rascunho');
  expect(changed('2026-01-01T00:00:00.000Z')).toBe('Título, Publicação: publicada');
  expect(changed('2026-01-02T12:30:00.000Z')).toBe('Título, Publicação: agendada para 02/01/2026 às 09:30');
  expect(changed('2025-01-01T00:00:00.000Z', '2025-12-31T00:00:00.000Z')).toBe('Título, Publicação: encerrada');
  expect(changedText({ ...entry('locations', 'update'), changed: ['city', 'uf'] })).toBe('Cidade, UF');
});

test('a changed field that is on or off says which it became', () => {
  const edited = { ...entry('products', 'update'), flags: { active: false, featured: true } };
  expect(changedText({ ...edited, changed: ['priceCents', 'active'] })).toBe('Preço, Ativo: não');
  expect(changedText({ ...edited, changed: ['featured'] })).toBe('Em destaque: sim');
});
