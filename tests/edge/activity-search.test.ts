import { expect, test } from 'vitest';
import type { ActivityEntry } from '../../src/shared/activity';
import { signIn } from '../helpers/account';
import { env } from '../helpers/edge';

type Answer = { rows: ActivityEntry[] };
const lines = ({ rows }: Answer) => rows.map(({ noun, action, recordId }) => `${noun} ${recordId} ${action}`);

test('Atividade is searched by records and people, without accents, each word anywhere in them', async () => {
  const [admin, other, editor] = [await signIn('admin'), await signIn('c-level'), await signIn('editor')];
  const list = async (query: string, person = admin): Promise<Answer> => {
    const response = await person.get(`/api/panel/activity?${new URLSearchParams({ search: query })}`);
    expect(response.status, await response.clone().text()).toBe(200);
    return response.json();
  };
  await env.DB.batch([
    env.DB.prepare('DELETE FROM activity'),
    env.DB.prepare("UPDATE users SET name = 'Inês Gonçalves' WHERE id = ?").bind(other.user.id),
    ...[
      [admin.user.id, 'products', '1', 'Soul Shake PAÇOCA', null],
      [other.user.id, 'products', '2', 'Soul Crunch Maçã', 'g1'],
      [other.user.id, 'products', '3', 'Soul Crunch Coco', 'g1'],
      [admin.user.id, 'users', other.user.id, '', null],
    ].map((fields) =>
      env.DB.prepare(
        "INSERT INTO activity (user_id, action, noun, record_id, title, import_id, before, after) VALUES (?, 'update', ?, ?, ?, ?, '{}', '{}')",
      ).bind(...fields),
    ),
  ]);
  const found = async (words: string) => lines(await list(words));
  expect(await found('paçoca')).toEqual(['products 1 update']);
  expect(await found('pacoca shake')).toEqual(['products 1 update']);
  // Some computers write an accent as a character of its own.
  await env.DB.prepare("UPDATE activity SET title = ? WHERE record_id = '1'")
    .bind('Soul Shake Paçoca'.normalize('NFD'))
    .run();
  expect(await found('paçoca')).toEqual(['products 1 update']);
  expect(await found('INES')).toEqual([`users ${other.user.id} update`, 'products 3 update']);
  // Writes of one group are one row: the last matching write, with the total of the group.
  const whole = await list('ines maca');
  expect(lines(whole)).toEqual(['products 2 update']);
  expect(whole.rows[0]?.group).toMatchObject({ id: 'g1', total: 2 });
  expect(await found('100%_')).toEqual([]);
  expect(await found('nada disso')).toEqual([]);
  // An editor without access to people does not see them.
  expect(lines(await list('ines', editor))).toEqual(['products 3 update']);
});

test('Atividade finds a redirect by its address as it is read', async () => {
  const admin = await signIn('admin');
  expect((await admin.json('POST', '/api/panel/redirects', { from: '/promoção', to: '/sobre' })).status).toBe(201);
  const answer = await admin.get('/api/panel/activity?search=promocao');
  const { rows }: Answer = await answer.json();
  expect(rows.map(({ noun, title }) => [noun, title])).toEqual([['redirects', '/promoção']]);
});
