import { beforeEach, expect, test } from 'vitest';
import { openDatabase } from '../../functions/db/database';
import { type Bulk, inserted, recordedAll, updated } from '../../functions/db/panel/bulk';
import { posts } from '../../functions/db/schema';
import { POST_BODY_MAX_BYTES, type PostInput, type PostRecord } from '../../src/shared/post';
import type { CopySaved, WorkingCopy } from '../../src/shared/working-copy';
import { signIn } from '../helpers/account';
import { env, page } from '../helpers/edge';
import { uploaded } from '../helpers/upload';

type Entry = { before: PostRecord; after: PostRecord; changed: string[] };
type Saved = { record: PostRecord; activityId: number };

const PATH = '/api/panel/posts';
/** Limit of D1 for a row and for a bound value, in bytes, which the database of these tests does not have. */
const ROW_MAX = 2_000_000;

let admin: Awaited<ReturnType<typeof signIn>>;
beforeEach(async () => {
  admin = await signIn('admin');
});

/** Returns a body of maximum size, which is twice as large in JSON. */
const heaviest = (letter: string) => {
  const ends = `<p>${letter}</p>`;
  return ends.replace(letter, letter + '\\'.repeat(POST_BODY_MAX_BYTES - ends.length));
};

/** Returns random letters: `encoding` says how many of them there are, and so how little they compress. */
function noise(encoding: 'hex' | 'base64'): string {
  const pieces = Array.from({ length: 24 }, () => crypto.getRandomValues(Buffer.alloc(48_000)));
  return Buffer.concat(pieces).toString(encoding).slice(0, POST_BODY_MAX_BYTES);
}

/** Returns a body of maximum size whose words never repeat, like no article. */
const unlike = () =>
  `<p>${noise('hex')
    .replace(/.{15}/g, '$& ')
    .slice(0, POST_BODY_MAX_BYTES - 7)}</p>`;

async function created(content: string, fields: object = {}): Promise<PostRecord> {
  const post = { title: 'A mais longa', publishedAt: '2020-01-01T12:00:00.000Z', content, ...fields };
  const response = await admin.json('POST', PATH, post);
  expect(response.status, await response.clone().text()).toBe(201);
  return ((await response.json()) as Saved).record;
}

async function saved({ id, ...post }: PostRecord, content: string): Promise<Saved> {
  const response = await admin.json('PUT', `${PATH}/${id}`, { ...post, content });
  expect(response.status, await response.clone().text()).toBe(200);
  return response.json();
}

const found = async (id: number): Promise<PostRecord> => (await admin.get(`${PATH}/${id}`)).json();
const undo = (activityId: number) => admin.json('POST', `/api/panel/activity/${activityId}/undo`);
const bytesIn = (table: string, columns: string[]) =>
  env.DB.prepare(
    `SELECT max(${columns.map((name) => `coalesce(octet_length(${name}), 0)`).join(' + ')}) AS n FROM ${table}`,
  ).first<number>('n');

test.each([
  ['of one sign that JSON escapes', heaviest('a'), heaviest('b')],
  ['of words that never repeat', unlike(), unlike()],
])(
  'a body of the maximum size, %s, is saved, shown, replaced, restored by undo, and deleted',
  async (_, one, other) => {
    const post = await created(one);
    expect((await page(`/blog/${post.id}`)).html).toContain(one.slice(3, 40));

    const { record, activityId } = await saved(post, other);
    expect(record.content).toBe(other);
    const entry = await admin.get(`/api/panel/activity/${activityId}`);
    const { before, after, changed } = (await entry.json()) as Entry;
    expect([before.content === one, after.content === other, changed]).toEqual([true, true, ['content']]);
    expect(await bytesIn('activity', ['before', 'after', 'title'])).toBeLessThan(ROW_MAX - 20_000);
    expect(await bytesIn('posts', ['content', 'search_text'])).toBeLessThan(ROW_MAX - 20_000);

    expect((await undo(activityId)).status).toBe(200);
    const now = await found(post.id);
    expect(now.content === one).toBe(true);

    const gone = await admin.json('DELETE', `${PATH}/${post.id}?version=${now.version}`);
    expect(gone.status).toBe(200);
    expect((await undo(((await gone.json()) as Saved).activityId)).status).toBe(200);
    expect((await found(post.id)).content === one).toBe(true);
  },
);

test('long posts deleted by one act come back by its undo', async () => {
  const posts = [await created(heaviest('a')), await created(unlike())];
  const rows = posts.map(({ id, version }) => ({ id, version }));
  const deleted = await admin.json('POST', `${PATH}/acts`, { act: 'delete', rows });
  expect(deleted.status, await deleted.clone().text()).toBe(200);
  const { groupId }: { groupId: string } = await deleted.json();
  expect((await found(posts[0]?.id ?? 0)).content).toBeUndefined();
  expect((await admin.json('POST', `/api/panel/activity/groups/${groupId}/undo`)).status).toBe(200);
  for (const { id, content } of posts) expect((await found(id)).content === content).toBe(true);
});

test('an act on more long posts than fit in memory is refused, and changes none of them', async () => {
  const ids = Array.from({ length: 16 }, (_, index) => 9000 + index);
  const insertion = env.DB.prepare(
    `INSERT INTO posts (id, title, content) SELECT value, 'Longa', hex(zeroblob(${POST_BODY_MAX_BYTES / 2})) FROM json_each(?)`,
  );
  await insertion.bind(JSON.stringify(ids)).run();
  const rows = ids.map((id) => ({ id, version: 1 }));
  const response = await admin.json('POST', `${PATH}/acts`, { act: 'publish', rows });
  expect([response.status, await response.json()]).toEqual([413, expect.objectContaining({ code: 'too-large' })]);
  const published = 'SELECT count(*) AS n FROM posts WHERE id >= 9000 AND published_at IS NOT NULL';
  expect(await env.DB.prepare(published).first('n')).toBe(0);
  expect((await admin.json('POST', `${PATH}/acts`, { act: 'publish', rows: rows.slice(0, 15) })).status).toBe(200);
  await env.DB.prepare('DELETE FROM posts WHERE id >= 9000').run();
});

test('the statements of an act bind no value that is too long for D1, whatever the body', async () => {
  const db = openDatabase(env.DB);
  const bulk: Bulk<PostInput> = {
    editable: { noun: 'posts', title: ({ title }) => title, keyFrom: Number },
    table: posts,
    key: posts.id,
    fields: [],
    positions: null,
    stored: (post) => ({ ...post, searchText: 'á'.repeat(450_000) }),
  };
  const { id, version: _version, ...input } = await created(heaviest('a'));
  const before = { ...input, content: heaviest('b') };
  const statements = [
    ...inserted(db, bulk, [{ id, input, parked: 0 }]),
    ...updated(db, bulk, [{ id, before, input }]),
    ...recordedAll(db, { userId: admin.user.id, groupId: 'g', act: null }, bulk, [
      { action: 'update', id, title: 'A mais longa', before, after: input },
    ]),
  ] as unknown as { toSQL: () => { params: unknown[] } }[];
  const lengths = statements.flatMap((each) => each.toSQL().params.map((value) => Buffer.byteLength(String(value))));
  expect(statements).toHaveLength(3);
  expect(Math.max(...lengths)).toBeLessThan(ROW_MAX);
});

test('a body that compresses too little to be kept twice is refused at its field, and nothing is written', async () => {
  const response = await admin.json('POST', PATH, { title: 'Ruído', content: noise('base64') });
  expect(response.status).toBe(422);
  expect(await response.json()).toMatchObject({
    fields: { content: 'O texto ocupa espaço demais. Divida-o em dois.' },
  });
  expect(await env.DB.prepare("SELECT 1 FROM posts WHERE title = 'Ruído'").first()).toBeNull();
});

test('a working copy holds two bodies of the maximum size, and its pictures count as used and stay current', async () => {
  const medium = await uploaded(admin);
  const picture = `<img src="${medium.address}" alt="" />`;
  const [base, content] = [heaviest('a'), heaviest('b').replace('\\'.repeat(picture.length), picture)];
  const { id, version } = await created(base);
  const at = `${PATH}/${id}/working-copy`;
  const body = { fields: { content }, base: { content: base }, baseVersion: version };
  const first = await admin.json('PUT', at, { ...body, version: 0 });
  expect(first.status, await first.clone().text()).toBe(200);
  const { version: copy }: CopySaved = await first.json();
  const again = await admin.json('PUT', at, { ...body, version: copy });
  expect(again.status).toBe(200);
  expect(await bytesIn('working_copies', ['fields', 'base'])).toBeLessThan(ROW_MAX);

  const copyNow = async () => ((await (await admin.get(at)).json()) as { copy: WorkingCopy }).copy;
  const { fields, base: kept } = await copyNow();
  expect([fields.content === content, kept.content === base]).toEqual([true, true]);

  expect((await admin.json('DELETE', `/api/panel/media/${medium.id}?version=${medium.version}`)).status).toBe(409);
  const cropped = { alt: medium.alt, folder: null, focalX: 0.2, focalY: 0.3, crops: {}, version: medium.version };
  const edit = await admin.json('PATCH', `/api/panel/media/${medium.id}`, cropped);
  expect(edit.status, await edit.clone().text()).toBe(200);
  expect((await copyNow()).fields.content === content.replace(medium.address, `${medium.address}#x20y30`)).toBe(true);
});
