import { beforeEach, expect, test } from 'vitest';
import { dropExpired } from '../../functions/upkeep/retention';
import type { Attendance } from '../../src/shared/presence';
import { signIn } from '../helpers/account';
import { counted, env, sharedPages } from '../helpers/edge';

type Client = Awaited<ReturnType<typeof signIn>>;
const beat = (client: Client, record = 'posts/7') => client.json('PUT', `/api/panel/presence/${record}`, {});
const namesAt = async (client: Client, record?: string) => {
  const answer = await beat(client, record);
  expect(answer.status).toBe(200);
  return ((await answer.json()) as Attendance).others.map(({ name }) => name);
};
const rows = async () => (await env.DB.prepare('SELECT count(*) AS n FROM presence').first<{ n: number }>())?.n;
/** Sets the time since everybody's last heartbeat, in seconds. */
const age = (seconds: number) =>
  env.DB.prepare('UPDATE presence SET seen_at = ?')
    .bind(new Date(Date.now() - seconds * 1000).toISOString())
    .run();

beforeEach(async () => {
  await env.DB.prepare('DELETE FROM presence').run();
});

test('a form gets the names of others with the same record open, and of no other record', async () => {
  const [ana, bento] = [await signIn('editor'), await signIn('admin')];
  expect(await namesAt(ana)).toEqual([]);
  expect(await namesAt(bento)).toEqual([ana.user.name]);
  expect(await namesAt(ana)).toEqual([bento.user.name]);
  expect(await namesAt(ana, 'posts/8')).toEqual([]);
  expect(await namesAt(ana, 'slides/7')).toEqual([]);
  expect(await namesAt(ana, 'categories/pao-de-queijo')).toEqual([]);
  expect(await namesAt(ana, 'media/7')).toEqual([]);
  expect(await namesAt(bento, 'settings/1')).toEqual([]);
});

test('a form gets the author of the last write, and nothing for a seeded record', async () => {
  const [ana, bento] = [await signIn('editor'), await signIn('editor')];
  const heard = async (record: string) => ((await (await beat(bento, record)).json()) as Attendance).lastWrite;
  const created = await ana.json('POST', '/api/panel/posts', { title: 'De Ana', publishedAt: null });
  const { record } = (await created.json()) as { record: { id: number } };
  expect(await heard(`posts/${record.id}`)).toEqual({
    id: ana.user.id,
    name: ana.user.name,
    at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
  });
  expect(await heard('posts/1')).toBe(null);
});

test('a person who leaves is no longer listed, and can only leave for themselves', async () => {
  const [ana, bento] = [await signIn('editor'), await signIn('admin')];
  await beat(ana);
  expect((await bento.json('DELETE', '/api/panel/presence/posts/7')).status).toBe(200);
  expect(await namesAt(bento)).toEqual([ana.user.name]);
  expect((await ana.json('DELETE', '/api/panel/presence/posts/7')).status).toBe(200);
  expect(await namesAt(bento)).toEqual([]);
});

test('other windows of the same person are not listed', async () => {
  const ana = await signIn('editor');
  await beat(ana);
  expect(await namesAt(ana)).toEqual([]);
  expect(await rows()).toBe(1);
});

test('a person is no longer listed after a minute, and the row is deleted by the next heartbeat', async () => {
  const [ana, bento] = [await signIn('editor'), await signIn('editor')];
  await beat(ana);
  await age(50);
  expect(await namesAt(bento, 'posts/7')).toEqual([ana.user.name]);
  await age(61);
  expect(await namesAt(bento, 'slides/1')).toEqual([]);
  expect(await rows()).toBe(1);
});

test('old rows are deleted by the retention run when no heartbeats come', async () => {
  await beat(await signIn('editor'));
  await env.DB.prepare('DELETE FROM limits').run();
  await dropExpired(env, Date.now() + 61 * 60 * 1000);
  expect(await rows()).toBe(0);
});

test('a person has at most 20 rows, the newest, and none after the account is deleted', async () => {
  const ana = await signIn('editor');
  for (let id = 1; id <= 25; id += 1) await beat(ana, `posts/${id}`);
  expect(await rows()).toBe(20);
  expect(await namesAt(await signIn('editor'), 'posts/25')).toEqual([ana.user.name]);
  await env.DB.prepare('DELETE FROM users WHERE id = ?').bind(ana.user.id).run();
  expect(await rows()).toBe(1);
});

test('a heartbeat without permission is refused, and one for an unknown record is not found', async () => {
  expect((await beat(await signIn())).status).toBe(403);
  const ana = await signIn('editor');
  expect((await beat(ana, 'settings/1')).status).toBe(403);
  for (const record of ['users/x', 'nothing/1', 'posts/A%20b', `posts/${'a'.repeat(65)}`]) {
    expect([record, (await beat(ana, record)).status]).toEqual([record, 404]);
  }
  expect(await rows()).toBe(0);
});

test('a heartbeat costs two round trips and six statements, and invalidates no page', async () => {
  const ana = await signIn('editor');
  const writes: string[] = [];
  const PAGES = { ...sharedPages, put: async (key: string) => void writes.push(key) } as typeof sharedPages;
  const { db, usage } = counted(env.DB);
  const activity = async () => (await env.DB.prepare('SELECT count(*) AS n FROM activity').first<{ n: number }>())?.n;
  const before = await activity();
  await ana.json('PUT', '/api/panel/presence/posts/7', {}, { DB: db, PAGES });
  expect(usage).toMatchObject({ roundTrips: 2, statements: 6 });
  expect(await activity()).toBe(before);
  expect(writes).toEqual([]);
});
