import { beforeAll, describe, expect, test } from 'vitest';
import type { ActivityEntry } from '../../src/shared/activity';
import { person, signIn } from '../helpers/account';
import { env } from '../helpers/edge';

type SignedIn = Awaited<ReturnType<typeof signIn>>;
let editor: SignedIn;
let admin: SignedIn;
/** One write each: of content, of people, of settings. */
let writes: Record<'posts' | 'users' | 'settings', number>;

beforeAll(async () => {
  [editor, admin] = [await signIn('editor'), await signIn('admin')];
  const answer = await editor.json('POST', '/api/panel/posts', { title: 'Verão' });
  expect(answer.status, await answer.clone().text()).toBe(201);
  const made = (await answer.json()) as { activityId: number };
  await admin.json('PUT', `/api/panel/users/${(await person()).id}/roles/editor`);
  const settings = (await (await admin.get('/api/panel/settings')).json()) as object;
  await admin.json('PUT', '/api/panel/settings', { ...settings, brandName: 'Alma' });
  const newest = (noun: string) =>
    env.DB.prepare('SELECT max(id) AS id FROM activity WHERE noun = ?').bind(noun).first<{ id: number }>();
  writes = {
    posts: made.activityId,
    users: (await newest('users'))?.id ?? 0,
    settings: (await newest('settings'))?.id ?? 0,
  };
});

const nounsSeenBy = async (client: SignedIn, query = '') => {
  const { rows } = (await (await client.get(`/api/panel/activity${query}`)).json()) as { rows: ActivityEntry[] };
  return [...new Set(rows.map(({ noun }) => noun))].sort();
};

describe('an editor', () => {
  test('sees writes of content in Atividade, and no others', async () => {
    expect(await nounsSeenBy(admin)).toEqual(['posts', 'settings', 'users']);
    expect(await nounsSeenBy(editor)).toEqual(['posts']);
    expect(await nounsSeenBy(editor, '?noun=users')).toEqual([]);
    expect(await nounsSeenBy(editor, `?user=${admin.user.id}`)).toEqual([]);
  });

  test('can filter Atividade by the authors of content, and by nobody else', async () => {
    const authorsFor = async (client: SignedIn) => {
      const people = (await (await client.get('/api/panel/activity/authors')).json()) as { id: string }[];
      return people.map(({ id }) => id).sort();
    };
    expect(await authorsFor(admin)).toEqual(expect.arrayContaining([admin.user.id, editor.user.id]));
    expect(await authorsFor(editor)).toEqual([editor.user.id]);
  });

  test.each(['users', 'settings'] as const)('can neither read nor undo a write of %s', async (noun) => {
    const path = `/api/panel/activity/${writes[noun]}`;
    expect((await admin.get(path)).status).toBe(200);
    expect((await editor.get(path)).status).toBe(404);
    expect((await editor.json('POST', `${path}/undo`, {})).status).toBe(404);
    expect((await editor.json('POST', `${path}/undo?force=1`, {})).status).toBe(404);
    const undone = await env.DB.prepare('SELECT 1 FROM activity WHERE undoes = ?').bind(writes[noun]).first();
    expect(undone).toBeNull();
  });

  test('can undo a write of content', async () => {
    const path = `/api/panel/activity/${writes.posts}`;
    expect((await editor.get(path)).status).toBe(200);
    expect((await editor.json('POST', `${path}/undo`, {})).status).toBe(200);
  });

  test('finds content in the palette, and no users', async () => {
    const nounsFound = async (client: SignedIn, q: string) => {
      const { results } = (await (await client.get(`/api/panel/search?q=${q}`)).json()) as {
        results: { noun: string }[];
      };
      return new Set(results.map(({ noun }) => noun));
    };
    expect(await nounsFound(admin, 'pessoa')).toContain('users');
    expect(await nounsFound(editor, 'pessoa')).not.toContain('users');
    expect(await nounsFound(editor, 'chocolate')).toContain('products');
  });

  test('gets 403 with a Portuguese message for areas outside of the role', async () => {
    const answer = await editor.get('/api/panel/users');
    expect(answer.status).toBe(403);
    expect(await answer.json()).toEqual({
      error: 'O seu papel não dá acesso a esta parte do painel.',
      code: 'forbidden',
    });
  });

  test('cannot give anyone a role, not even themselves', async () => {
    expect((await editor.json('PUT', `/api/panel/users/${editor.user.id}/roles/admin`)).status).toBe(403);
    const guest = { name: 'Ana', email: 'ana-nova@example.com', role: 'admin' };
    expect((await editor.json('POST', '/api/panel/users/invitations', guest)).status).toBe(403);
    const held = await env.DB.prepare('SELECT role FROM user_roles WHERE user_id = ?').bind(editor.user.id).all();
    expect(held.results).toEqual([{ role: 'editor' }]);
  });
});
