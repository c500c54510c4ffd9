import { beforeEach, expect, test } from 'vitest';
import type { ActDone, Seen } from '../../src/shared/acts';
import type { Medium } from '../../src/shared/media';
import { signedIn } from '../helpers/account';
import { counted, env } from '../helpers/edge';
import { someMedia } from '../helpers/media';
import { uploaded } from '../helpers/upload';

const admin = signedIn('admin');
beforeEach(async () => {
  await env.DB.prepare('DELETE FROM media').run();
});

async function read<Answer>(path: string): Promise<Answer> {
  return (await admin.get(`/api/panel/media${path}`)).json();
}
const list = async (query = '') => (await read<{ rows: Medium[] }>(query)).rows;
const inFolder = (folder: string) => list(`?folder=${encodeURIComponent(folder)}`);
const folders = () => read<string[]>('/folders');
async function move(rows: Medium[], folder: string | null) {
  const seen = rows.map(({ id, version }): Seen => ({ id, version }));
  const response = await admin.json('POST', '/api/panel/media/acts', { act: 'folder', rows: seen, folder });
  return { status: response.status, ...((await response.json()) as ActDone) };
}

test('pictures are moved into a folder together, found there and by its name, and moved back together by undo', async () => {
  await someMedia(5);
  const all = await list();
  const some = all.slice(1, 3);
  const done = await move(some, ' Verão ');
  expect(done).toMatchObject({ status: 200, done: 2, left: [] });
  expect((await inFolder('Verão')).map(({ id }) => id)).toEqual(some.map(({ id }) => id));
  expect((await list('?search=verao')).map(({ id }) => id)).toEqual(some.map(({ id }) => id));
  expect(await folders()).toEqual(['Verão']);
  await admin.json('POST', `/api/panel/activity/groups/${done.groupId}/undo`, {});
  expect([await inFolder('Verão'), await folders(), await list('?search=verao')]).toEqual([[], [], []]);
});

test('an edit changes the folder of a picture and keeps its text', async () => {
  const medium = await uploaded(admin, { folder: 'Fachadas' });
  expect(medium.folder).toBe('Fachadas');
  const edit = { alt: medium.alt, focalX: 0.5, focalY: 0.5, crops: {}, version: medium.version };
  const path = `/api/panel/media/${medium.id}`;
  expect((await admin.json('PATCH', path, { ...edit, folder: 'x'.repeat(61) })).status).toBe(422);
  expect((await admin.json('PATCH', path, { ...edit, folder: '' })).status).toBe(200);
  const [now] = await list();
  expect([now?.folder, now?.alt]).toEqual([null, medium.alt]);
});

test('folders are listed once, in order, and not for deleted pictures alone', async () => {
  await someMedia(6);
  const [a, b, c, d] = (await list()) as [Medium, Medium, Medium, Medium];
  await move([a, b], 'Lojas');
  await move([c], 'Cones');
  await move([d], 'Antigas');
  expect(await folders()).toEqual(['Antigas', 'Cones', 'Lojas']);
  expect((await admin.send(`/api/panel/media/${d.id}?version=${d.version + 1}`, { method: 'DELETE' })).status).toBe(
    200,
  );
  expect(await folders()).toEqual(['Cones', 'Lojas']);
});

test('a folder among very many pictures, and the names of all folders, are read by an index', async () => {
  await someMedia(400);
  await env.DB.prepare("UPDATE media SET folder = iif(id % 100 = 0, 'Raras', 'Muitas')").run();
  for (const [query, most] of [
    ['?folder=Raras', 20],
    ['?folder=Raras&order=oldest', 20],
    ['/folders', 20],
  ] as const) {
    const { db, usage } = counted(env.DB);
    const { status } = await admin.get(`/api/panel/media${query}`, { DB: db });
    expect([status, usage.roundTrips]).toEqual([200, 2]);
    expect([query, usage.rowsRead < most || usage.rowsRead]).toEqual([query, true]);
  }
});
