import { beforeAll, beforeEach, expect, test } from 'vitest';
import type { PostRecord } from '../../src/shared/post';
import type { CopySaved, WorkingCopy } from '../../src/shared/working-copy';
import { signIn } from '../helpers/account';
import { counted, env, page, sharedPages } from '../helpers/edge';
import { aMedium, usesOf } from '../helpers/media';
import { FIELDS, type Written } from '../helpers/toppings';

type Client = Awaited<ReturnType<typeof signIn>>;
let ana: Client;
let bento: Client;
let post: PostRecord;

const PUBLISHED = '2020-01-01T12:00:00.000Z';
const typedOver = (title: string) => ({ fields: { title }, base: { title: post.title }, baseVersion: post.version });
const at = (id: number | string, below = '') => `/api/panel/posts/${id}/working-copy${below}`;
const keep = (client: Client, version: number, title: string) =>
  client.json('PUT', at(post.id), { ...typedOver(title), version });
const saved = async (response: Response) => {
  expect(response.status, await response.clone().text()).toBe(200);
  return (await response.json()) as CopySaved;
};
const copyOf = async (id: number, noun = 'posts') => {
  const answer = await ana.get(`/api/panel/${noun}/${id}/working-copy`);
  return ((await answer.json()) as { copy: WorkingCopy | null }).copy;
};
const publish = (client: Client, fields: object) => {
  const { id, ...record } = post;
  return client.json('PUT', `/api/panel/posts/${id}`, { ...record, ...fields });
};
const count = async (table: string) =>
  (await env.DB.prepare(`SELECT count(*) AS n FROM ${table}`).first<{ n: number }>())?.n;

async function create(fields: object = {}): Promise<PostRecord> {
  const response = await ana.json('POST', '/api/panel/posts', {
    title: 'Chá gelado',
    publishedAt: PUBLISHED,
    ...fields,
  });
  return ((await response.json()) as { record: PostRecord }).record;
}

beforeAll(async () => {
  [ana, bento] = [await signIn('editor'), await signIn('admin')];
});

beforeEach(async () => {
  await env.DB.batch([env.DB.prepare('DELETE FROM limits'), env.DB.prepare('DELETE FROM working_copies')]);
  post = await create();
});

test('unsaved fields are stored beside the record, also incomplete, with author and time', async () => {
  expect(await copyOf(post.id)).toBeNull();
  const { version, savedAt } = await saved(await keep(ana, 0, ''));
  const by = { id: ana.user.id, name: ana.user.name };
  expect(await copyOf(post.id)).toEqual({ ...typedOver(''), version, savedAt, by, authors: { title: by } });
  const next = await saved(await keep(bento, version, 'Chá quente'));
  expect(next.version).toBe(version + 1);
  expect(await copyOf(post.id)).toMatchObject({ fields: { title: 'Chá quente' }, by: { name: bento.user.name } });
  expect((await page(`/blog/${post.id}`)).html).not.toContain('Chá quente');
});

test('each field names who typed it, whoever saved the copy last', async () => {
  const [byAna, byBento] = [ana, bento].map(({ user: { id, name } }) => ({ id, name }));
  const typed = { base: { title: post.title, excerpt: '' }, baseVersion: post.version };
  const { version } = await saved(await keep(ana, 0, 'Chá quente'));
  const save = (client: Client, seen: number, fields: object) =>
    client.json('PUT', at(post.id), { ...typed, fields, version: seen });
  await saved(await save(bento, version, { title: 'Chá quente', excerpt: 'Para o frio' }));
  expect(await copyOf(post.id)).toMatchObject({ by: byBento, authors: { title: byAna, excerpt: byBento } });
  await saved(await save(ana, version + 1, { title: 'Chá quente', excerpt: 'Para o inverno' }));
  expect(await copyOf(post.id)).toMatchObject({ by: byAna, authors: { title: byAna, excerpt: byAna } });
});

test('the fields of a deleted author are of whoever saved the copy', async () => {
  const leaving = await signIn('editor');
  const { version } = await saved(await keep(leaving, 0, 'Chá quente'));
  const fields = { title: 'Chá quente', excerpt: 'Para o frio' };
  const base = { title: post.title, excerpt: '' };
  const body = { fields, base, baseVersion: post.version, version };
  await saved(await ana.json('PUT', at(post.id), body));
  await env.DB.prepare('DELETE FROM users WHERE id = ?').bind(leaving.user.id).run();
  const row = env.DB.prepare('SELECT authors FROM working_copies WHERE record_id = ?').bind(String(post.id));
  expect(await row.first('authors')).toBe(JSON.stringify({ excerpt: ana.user.id }));
  expect(await copyOf(post.id)).toMatchObject({ authors: { title: { id: ana.user.id } } });
});

test('saving a working copy records no activity, invalidates no page, and costs three round trips', async () => {
  const writes = await count('activity');
  const written: string[] = [];
  const PAGES = { ...sharedPages, put: async (key: string) => void written.push(key) } as typeof sharedPages;
  const { db, usage } = counted(env.DB);
  const answer = await ana.json('PUT', at(post.id), { ...typedOver('Outro'), version: 0 }, { DB: db, PAGES });
  expect(answer.status).toBe(200);
  // Session and roles, the rate limit, the write.
  expect(usage.roundTrips).toBe(3);
  expect(await count('activity')).toBe(writes);
  expect(written).toEqual([]);
});

test('one of 20 concurrent saves over one version succeeds, and the others get the stored copy', async () => {
  const { version } = await saved(await keep(ana, 0, 'Primeiro'));
  const titles = Array.from({ length: 20 }, (_, index) => `Título ${index}`);
  const answers = await Promise.all(titles.map((title) => keep(bento, version, title)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  const refused = answers.filter(({ status }) => status === 409);
  expect(refused).toHaveLength(19);
  const kept = await copyOf(post.id);
  expect(await refused[0]?.json()).toMatchObject({ code: 'stale', current: { id: post.id }, copy: kept });
});

test('the version of a discarded copy never matches the next one', async () => {
  const { version } = await saved(await keep(ana, 0, 'Primeiro'));
  expect((await bento.json('DELETE', `${at(post.id)}?version=${version}`)).status).toBe(200);
  expect(await copyOf(post.id)).toBeNull();
  expect(await (await keep(ana, version, 'Segundo')).json()).toMatchObject({ code: 'stale', copy: null });
  const next = await saved(await keep(bento, 0, 'De Bento'));
  expect(next.version).not.toBe(version);
  expect((await keep(ana, version, 'Segundo')).status).toBe(409);
  expect((await ana.json('DELETE', `${at(post.id)}?version=${version}`)).status).toBe(409);
  expect(await copyOf(post.id)).toMatchObject({ fields: { title: 'De Bento' } });
});

test('saving the record publishes the copy whose version it names, in one batch, and no other', async () => {
  const { version } = await saved(await keep(ana, 0, 'De Ana'));
  const unseen = await publish(bento, { title: 'De Bento', copy: 0 });
  expect([unseen.status, await unseen.json()]).toEqual([
    409,
    expect.objectContaining({ code: 'stale', copy: expect.objectContaining({ version }) }),
  ]);
  const outdated = await publish(ana, { title: 'De Ana', version: post.version + 1, copy: version });
  expect(outdated.status).toBe(409);
  expect(await copyOf(post.id)).toMatchObject({ version });
  const done = await publish(ana, { title: 'De Ana', copy: version });
  expect(((await done.json()) as { record: PostRecord }).record).toMatchObject({ title: 'De Ana', version: 2 });
  expect(await copyOf(post.id)).toBeNull();
});

test('a write that does not name the copy keeps it', async () => {
  const { version } = await saved(await keep(ana, 0, 'De Ana'));
  expect((await publish(bento, { category: 'Treino' })).status).toBe(200);
  const switched = await bento.json('PUT', `/api/panel/posts/${post.id}/published`, { published: false, version: 2 });
  expect(switched.status).toBe(200);
  expect(await copyOf(post.id)).toMatchObject({ version, fields: { title: 'De Ana' } });
});

test('what happens to a copy changes no copy of another record, nor of another kind with the same id', async () => {
  const { id } = await create();
  await saved(await ana.json('PUT', at(id), { ...typedOver('De outra'), version: 0 }));
  const first = await saved(await keep(ana, 0, 'De Ana'));
  await env.DB.prepare(
    `INSERT INTO working_copies SELECT 'products', record_id, fields, base, base_version, version, user_id, saved_at, authors
     FROM working_copies WHERE record_id = ?`,
  )
    .bind(String(post.id))
    .run();
  const others = async () => {
    const sql = "SELECT * FROM working_copies WHERE noun <> 'posts' OR record_id <> ? ORDER BY noun, record_id";
    return (await env.DB.prepare(sql).bind(String(post.id)).all()).results;
  };
  const before = await others();
  expect(before).toHaveLength(2);
  const second = await saved(await keep(bento, first.version, 'De Bento'));
  expect(await others()).toEqual(before);
  expect((await bento.json('DELETE', `${at(post.id)}?version=${second.version}`)).status).toBe(200);
  expect(await others()).toEqual(before);
  const third = await saved(await keep(ana, 0, 'De Ana'));
  expect((await publish(ana, { title: 'De Ana', copy: third.version })).status).toBe(200);
  expect(await others()).toEqual(before);
  expect([await copyOf(post.id), (await copyOf(id))?.fields]).toEqual([null, { title: 'De outra' }]);
});

test('the copy is deleted with its record, and a restored record has none', async () => {
  await saved(await keep(ana, 0, 'De Ana'));
  await ana.json('POST', at(post.id, '/preview'), {});
  const links = await count('previews');
  const removal = await ana.json('DELETE', `/api/panel/posts/${post.id}?version=1`);
  const { activityId } = (await removal.json()) as Written;
  expect(await count('working_copies')).toBe(0);
  expect(await count('previews')).toBe((links ?? 0) - 1);
  expect((await keep(ana, 0, 'Tarde demais')).status).toBe(404);
  expect((await ana.json('POST', at(post.id, '/preview'), {})).status).toBe(404);
  expect((await ana.json('POST', `/api/panel/activity/${activityId}/undo`)).status).toBe(200);
  expect(await copyOf(post.id)).toBeNull();
});

test('fields and values that the form cannot have are refused, and so is an overlong copy', async () => {
  const body = { fields: {}, base: {}, baseVersion: 1, version: 0 };
  const sent = async (change: object) => (await ana.json('PUT', at(post.id), { ...body, ...change })).status;
  for (const fields of [{ price: '12' }, { __proto__: null, id: 5 }, { createdAt: null }]) {
    expect([fields, await sent({ fields })]).toEqual([fields, 400]);
  }
  for (const fields of [{ title: 5 }, { publication: 'soon' }])
    expect([fields, await sent({ fields })]).toEqual([fields, 422]);
  expect(await sent({ fields: { content: 'a'.repeat(5 * 1024 * 1024) } })).toBe(413);
  expect(await sent({ baseVersion: 0 })).toBe(422);
  expect(await copyOf(post.id)).toBeNull();
});

test('a picture that only a working copy contains counts as used', async () => {
  const { id, address: image } = await aMedium();
  expect(await usesOf(ana, id)).toEqual([]);
  await ana.json('PUT', at(post.id), { fields: { image }, base: { image: '' }, baseVersion: 1, version: 0 });
  expect(await usesOf(ana, id)).toEqual([{ noun: 'posts', id: String(post.id), title: post.title }]);
});

test('saves are limited to 90 a minute, which leaves the limit of other writes untouched', async () => {
  let { version } = await saved(await keep(ana, 0, '0'));
  for (let index = 1; index < 90; index += 1) ({ version } = await saved(await keep(ana, version, String(index))));
  expect((await keep(ana, version, 'a mais')).status).toBe(429);
  expect((await publish(ana, { title: 'Publicado', copy: version })).status).toBe(200);
});

test('the working copy of a product is stored and published in the same way', async () => {
  const made = await bento.json('POST', '/api/panel/products', FIELDS);
  const { id, ...record } = ((await made.json()) as Written).record;
  const path = `/api/panel/products/${id}/working-copy`;
  const typed = { fields: { price: '12,', name: '' }, base: { price: '9,90', name: record.name }, baseVersion: 1 };
  const { version } = await saved(await bento.json('PUT', path, { ...typed, version: 0 }));
  expect(await copyOf(id, 'products')).toMatchObject({ ...typed, version });
  const unseen = await bento.json('PUT', `/api/panel/products/${id}`, { ...record, copy: 0 });
  expect(unseen.status).toBe(409);
  const done = await bento.json('PUT', `/api/panel/products/${id}`, { ...record, priceCents: 1200, copy: version });
  expect(done.status).toBe(200);
  expect(await copyOf(id, 'products')).toBeNull();
  expect((await bento.json('DELETE', `/api/panel/products/${id}?version=2`)).status).toBe(200);
});
