import { beforeEach, describe, expect, test } from 'vitest';
import { sweepMedia } from '../../functions/media/sweep';
import type { ImportPlan } from '../../src/shared/import';
import type { Medium } from '../../src/shared/media';
import type { Crops } from '../../src/shared/media-address';
import { POST_BODY_MAX_BYTES, type PostRecord } from '../../src/shared/post';
import { signIn } from '../helpers/account';
import { overtaken } from '../helpers/d1-through';
import { env, request } from '../helpers/edge';
import { begin, commit, putAll, uploaded } from '../helpers/upload';

let admin: Awaited<ReturnType<typeof signIn>>;
beforeEach(async () => {
  admin = await signIn('admin');
});

const read = <T>(response: Response): Promise<T> => response.json();
const run = (sql: string, ...values: string[]) =>
  env.DB.prepare(sql)
    .bind(...values)
    .run();
const first = (sql: string) => env.DB.prepare(sql).first<Record<string, unknown>>();

const POST = {
  ...{ title: 'Com foto', excerpt: null, content: '<p>Um</p>', image: null, imageAlt: null, category: null },
  ...{ author: null, authorImage: null, authorBio: null, publishedAt: null },
};
const cutAt = ({ id, version, alt, folder }: Medium, focalX: number, focalY: number, crops: Crops = {}) =>
  admin.json('PATCH', `/api/panel/media/${id}`, { version, alt, folder, focalX, focalY, crops });
const post = async () => read<PostRecord>(await admin.get('/api/panel/posts/1'));

/** Uploads a new file, of `width` × `height`, to replace a medium's. */
async function replace({ id }: Medium, name = 'nova.png', width = 800, height = 600) {
  const upload = await begin(admin, { name, alt: '', color: '#112233' });
  await putAll(admin, upload, width, height);
  return { upload, again: () => admin.json('POST', `/api/panel/media/${id}/replace`, { upload }) };
}

/** All places that show a picture: how to put it there, and how to read it. */
const PLACES: [string, (address: string) => Promise<unknown>, string][] = [
  [
    'a product’s gallery',
    (at) => run(`UPDATE products SET images = ? WHERE id = 1`, JSON.stringify([{ src: at, alt: '' }])),
    'SELECT images AS shown, version FROM products WHERE id = 1',
  ],
  [
    'a post’s cover',
    (at) => run(`UPDATE posts SET image = ? WHERE id = 1`, at),
    'SELECT image AS shown, version FROM posts WHERE id = 1',
  ],
  [
    'what is shared of a post',
    (at) => run(`UPDATE posts SET share_image = ? WHERE id = 1`, at),
    'SELECT share_image AS shown, version FROM posts WHERE id = 1',
  ],
  [
    'what is shared of a category',
    (at) => run(`UPDATE categories SET share_image = ? WHERE key = 'soulice'`, at),
    `SELECT share_image AS shown, version FROM categories WHERE key = 'soulice'`,
  ],
  [
    'what is shared of a product',
    (at) => run(`UPDATE products SET share_image = ? WHERE id = 1`, at),
    'SELECT share_image AS shown, version FROM products WHERE id = 1',
  ],
  [
    'an article, by another point of before',
    (at) => run(`UPDATE posts SET content = ? WHERE id = 2`, `<p>Um</p><figure><img src="${at}#x1y2" alt=""></figure>`),
    'SELECT content AS shown, version FROM posts WHERE id = 2',
  ],
  [
    'a slide’s upright picture',
    (at) => run(`UPDATE slides SET tall_image_url = ? WHERE id = 1`, at),
    'SELECT tall_image_url AS shown, version FROM slides WHERE id = 1',
  ],
  [
    'a store',
    (at) => run(`UPDATE locations SET image = ? WHERE id = 1`, at),
    'SELECT image AS shown, version FROM locations WHERE id = 1',
  ],
  [
    'a category',
    (at) => run(`UPDATE categories SET image = ? WHERE key = 'soulice'`, at),
    `SELECT image AS shown, version FROM categories WHERE key = 'soulice'`,
  ],
  [
    'the settings',
    (at) => run(`INSERT OR REPLACE INTO settings (id, overrides) VALUES (1, ?)`, JSON.stringify({ picture: at })),
    'SELECT overrides AS shown, version FROM settings',
  ],
  [
    'a page',
    (at) => run(`INSERT OR REPLACE INTO pages (page, overrides) VALUES ('bio', ?)`, JSON.stringify({ picture: at })),
    `SELECT overrides AS shown, version FROM pages WHERE page = 'bio'`,
  ],
  [
    'what is typed over a record, and what it was typed over',
    (at) => {
      const text = JSON.stringify({ content: `<figure><img src="${at}" width="1000" height="500" alt="a"></figure>` });
      return run(
        `INSERT OR REPLACE INTO working_copies (noun, record_id, fields, base, base_version, version, saved_at)
          VALUES ('posts', '3', ?, ?, 1, 1, '2026-01-01T00:00:00.000Z')`,
        text,
        text,
      );
    },
    `SELECT fields || base AS shown, version FROM working_copies WHERE record_id = '3'`,
  ],
];

describe.each(PLACES)('in %s', (_, show, shown) => {
  test('a new focal point is applied, and the version of the record stays', async () => {
    const medium = await uploaded(admin);
    await show(medium.address);
    const before = await first(shown);
    expect((await cutAt(medium, 0.2, 0.9)).status).toBe(200);
    const after = await first(shown);
    const plain = String(before?.shown).replace(/#x1y2/g, '');
    expect(after).toEqual({ ...before, shown: plain.replaceAll(medium.address, `${medium.address}#x20y90`) });
  });

  test('a replaced picture shows its new file, and the version of the record stays', async () => {
    const medium = await uploaded(admin);
    await show(medium.address);
    const before = await first(shown);
    const { again } = await replace(medium);
    const { record } = await read<{ record: Medium }>(await again());
    const after = await first(shown);
    expect(after?.version).toBe(before?.version);
    expect(String(after?.shown)).not.toContain(medium.address);
    expect(String(after?.shown)).toContain(record.address);
    expect(String(after?.shown)).not.toMatch(/width=\\?"1000/);
  });
});

test('a shape with its own focal point is marked wherever the picture is shown', async () => {
  const medium = await uploaded(admin);
  await run(`UPDATE posts SET image = ? WHERE id = 1`, medium.address);
  const answer = await cutAt(medium, 0.5, 0.5, { square: { x: 0.1, y: 0 }, tall: { x: 1, y: 0.5 } });
  const { record } = await read<{ record: Medium }>(answer);
  expect(record.crops).toEqual({ square: { x: 0.1, y: 0 }, tall: { x: 1, y: 0.5 } });
  expect((await post()).image).toBe(`${medium.address}#s10y0t100y50`);
  expect((await cutAt(record, 0.5, 0.5, { square: { x: 1.1, y: 0 } })).status).toBe(422);
  expect((await cutAt(record, 0.5, 0.5, { round: { x: 1, y: 0 } } as Crops)).status).toBe(400);
  await cutAt(record, 0.5, 0.5);
  expect((await post()).image).toBe(medium.address);
});

test.each([
  ['a new focal point', async (medium: Medium) => expect((await cutAt(medium, 0.5, 0.1)).status).toBe(200)],
  ['a new file', async (medium: Medium) => expect((await (await replace(medium)).again()).status).toBe(200)],
])('a picture that gets %s while a record is saved is saved as it is by then', async (_, change) => {
  const medium = await uploaded(admin);
  const created = await admin.json('POST', '/api/panel/posts', { ...POST, image: medium.address });
  const { record } = await read<{ record: PostRecord }>(created);
  const edit = { ...POST, title: 'Salvo depois', image: medium.address, version: record.version };
  const DB = overtaken(env.DB, () => change(medium));
  expect((await admin.json('PUT', `/api/panel/posts/${record.id}`, edit, { DB })).status).toBe(200);
  const saved = await first(`SELECT title, image FROM posts WHERE id = ${record.id}`);
  const now = await read<Medium>(await admin.get(`/api/panel/media/${medium.id}`));
  expect(saved?.title).toBe('Salvo depois');
  expect(saved?.image).not.toBe(medium.address);
  expect(String(saved?.image).split('#')[0]).toBe(now.address.split('#')[0]);
});

test('a form opened before an edit of the picture saves the picture as it is now', async () => {
  const medium = await uploaded(admin);
  await run(`UPDATE posts SET image = ?, content = ? WHERE id = 1`, medium.address, '<p>Um</p>');
  const { id, version, ...opened } = await post();
  await cutAt(medium, 0.1, 0.4);
  const { again } = await replace(medium);
  const { record } = await read<{ record: Medium }>(await again());
  expect(record.address).toMatch(/#x10y40$/);
  const picture = `<figure><img src="${medium.address}" alt="Taça" width="1000" height="500" /></figure>`;
  const saved = await admin.json('PUT', `/api/panel/posts/${id}`, { ...opened, version, content: picture });
  expect(saved.status).toBe(200);
  const { image, content } = await post();
  expect(image).toBe(record.address);
  expect(content).toBe(`<figure><img src="${record.address}" alt="Taça" width="800" height="600" /></figure>`);
});

describe('a file that replaces another', () => {
  test('keeps the medium’s words, focal point and id, and the old address still works', async () => {
    const medium = await uploaded(admin, { alt: 'Taça', folder: 'Verão' });
    await cutAt(medium, 0.25, 0.5);
    const { upload, again } = await replace(medium, 'única.png');
    const answer = await again();
    expect(answer.status).toBe(200);
    const { record, activityId } = await read<{ record: Medium; activityId: number }>(answer);
    expect(record).toMatchObject({
      ...{ id: medium.id, alt: 'Taça', folder: 'Verão', focalX: 0.25, name: 'única.png' },
      ...{ type: 'image/png', width: 800, height: 600, version: 3 },
    });
    expect(record.address).toMatch(/-800x600-112233\.png#x25y50$/);
    expect((await request(record.address.replace(/#.*/, ''))).status).toBe(200);
    expect((await request(medium.address)).status).toBe(200);
    // The upload itself is not in the library.
    const { rows } = await read<{ rows: Medium[] }>(await admin.get('/api/panel/media?search=unica'));
    expect(rows.map(({ id }) => id)).toEqual([medium.id]);
    expect((await admin.get(`/api/panel/media/${upload}`)).status).toBe(404);

    const detail = await read<{ before: object; after: object }>(await admin.get(`/api/panel/activity/${activityId}`));
    expect(detail.before).toMatchObject({ name: 'Açaí na praia.png', address: medium.address });
    expect(detail.after).toMatchObject({ name: 'única.png', address: record.address.replace(/#.*/, '') });
  });

  test('replaces it once, however often the request is repeated', async () => {
    const medium = await uploaded(admin);
    const { again } = await replace(medium);
    const { record } = await read<{ record: Medium }>(await again());
    const repeated = await again();
    expect(repeated.status).toBe(200);
    expect((await read<{ record: Medium }>(repeated)).record).toEqual(record);
  });

  test('can be undone with everything that shows it, for a week', async () => {
    const medium = await uploaded(admin);
    await run(`UPDATE posts SET image = ? WHERE id = 1`, medium.address);
    const { again } = await replace(medium);
    const { activityId } = await read<{ activityId: number }>(await again());
    const undone = await admin.json('POST', `/api/panel/activity/${activityId}/undo`, {});
    expect(undone.status).toBe(200);
    const redo = (await read<{ activityId: number }>(undone)).activityId;
    expect((await post()).image).toBe(medium.address);
    expect(await read<Medium>(await admin.get(`/api/panel/media/${medium.id}`))).toMatchObject({
      name: medium.name,
      address: medium.address,
      width: 1000,
    });
    expect((await admin.json('POST', `/api/panel/activity/${redo}/undo`, {})).status).toBe(200);
    expect((await post()).image).toContain('-800x600-');

    const week = 7 * 24 * 60 * 60 * 1000;
    await sweepMedia(env, Date.now() + week + 60_000);
    expect((await request(medium.address)).status).toBe(404);
    const [last] = (await read<{ rows: { id: number }[] }>(await admin.get('/api/panel/activity?noun=media'))).rows;
    const late = await admin.json('POST', `/api/panel/activity/${last?.id}/undo`, {});
    expect(late.status).toBe(409);
    expect(await late.json()).toMatchObject({ code: 'fixed' });
    expect((await post()).image).toContain('-800x600-');
  });

  test('is kept together with a concurrent edit of the words, unless that edit is refused', async () => {
    const medium = await uploaded(admin);
    const { again } = await replace(medium);
    const [answer, edited] = await Promise.all([again(), cutAt(medium, 0.3, 0.3)]);
    expect(answer.status).toBe(200);
    const now = await read<Medium>(await admin.get(`/api/panel/media/${medium.id}`));
    expect(now.name).toBe('nova.png');
    if (edited.status === 200) expect(now.focalX).toBe(0.3);
    else expect(edited.status).toBe(409);
  });

  test('must be a new upload: one already used, or a deleted picture, is not found', async () => {
    const [one, other, deleted] = [await uploaded(admin), await uploaded(admin), await uploaded(admin)];
    const { upload, again } = await replace(one);
    await again();
    const second = await admin.json('POST', `/api/panel/media/${other.id}/replace`, { upload });
    expect(second.status).toBe(404);
    await admin.json('DELETE', `/api/panel/media/${deleted.id}?version=1`);
    const third = await admin.json('POST', `/api/panel/media/${other.id}/replace`, { upload: deleted.id });
    expect(third.status).toBe(404);
    expect((await read<Medium>(await admin.get(`/api/panel/media/${other.id}`))).address).toBe(other.address);
  });

  test('replaces one picture only, when two requests or a commit race for the upload', async () => {
    const [one, other] = [await uploaded(admin), await uploaded(admin)];
    const upload = await begin(admin, { name: 'disputada.png' });
    await putAll(admin, upload);
    const ask = (id: number) => admin.json('POST', `/api/panel/media/${id}/replace`, { upload });
    const answers = await Promise.all([ask(one.id), ask(other.id), commit(admin, upload)]);
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status < 300)).toHaveLength(1);
    expect(statuses.filter((status) => status >= 300 && status !== 404)).toEqual([]);
  });

  test('is shown by records that are restored by undoing an act', async () => {
    const medium = await uploaded(admin);
    const made = await admin.json('POST', '/api/panel/posts', { ...POST, image: medium.address });
    const { record } = await read<{ record: PostRecord }>(made);
    const rows = [{ id: record.id, version: record.version }];
    const acted = await read<{ groupId: string }>(
      await admin.json('POST', '/api/panel/posts/acts', { act: 'delete', rows }),
    );
    const { again } = await replace(medium);
    const { record: replaced } = await read<{ record: Medium }>(await again());
    const undone = await admin.json('POST', `/api/panel/activity/groups/${acted.groupId}/undo`, {});
    expect(undone.status).toBe(200);
    const back = await read<PostRecord>(await admin.get(`/api/panel/posts/${record.id}`));
    expect(back.image).toBe(replaced.address);
  });

  test('is shown by all restored records, however large these are together', async () => {
    const medium = await uploaded(admin);
    const content = `<p>${'a'.repeat(300_000)}</p>`;
    const ids: number[] = [];
    for (const title of ['Um', 'Outro']) {
      const made = await admin.json('POST', '/api/panel/posts', { ...POST, title, content, image: medium.address });
      ids.push((await read<{ record: PostRecord }>(made)).record.id);
    }
    const rows = ids.map((id) => ({ id, version: 1 }));
    const acted = await admin.json('POST', '/api/panel/posts/acts', { act: 'delete', rows });
    const { groupId } = await read<{ groupId: string }>(acted);
    await cutAt(medium, 0.2, 0.2);
    expect((await admin.json('POST', `/api/panel/activity/groups/${groupId}/undo`, {})).status).toBe(200);
    for (const id of ids) {
      const { image } = await read<PostRecord>(await admin.get(`/api/panel/posts/${id}`));
      expect(image).toBe(`${medium.address}#x20y20`);
    }
  });

  test.each(['csv', 'json'])('is no change for an import of a %s file that was exported before it', async (format) => {
    const medium = await uploaded(admin);
    await run(`UPDATE slides SET title = 'Antes', image_url = ? WHERE id = 1`, medium.address);
    const exported = await (await admin.get(`/api/panel/exports/slides.${format}`)).text();
    await (await replace(medium)).again();
    const body = { format, text: exported.replaceAll('Antes', 'Depois') };
    const plan = await read<ImportPlan>(await admin.json('POST', '/api/panel/imports/slides?dry=1', body));
    const told = plan.rows.flatMap(({ changes }) => changes.map(({ path }) => path));
    expect(told).toEqual(['title']);
  });

  test('is shown by a working copy saved from a form that was opened before it', async () => {
    const medium = await uploaded(admin);
    const { version } = await post();
    await (await replace(medium)).again();
    const now = await read<Medium>(await admin.get(`/api/panel/media/${medium.id}`));
    const fields = { image: medium.address };
    const put = { fields, base: { image: '' }, baseVersion: version, version: 0 };
    expect((await admin.json('PUT', '/api/panel/posts/1/working-copy', put)).status).toBe(200);
    const { copy } = await read<{ copy: { fields: object } }>(await admin.get('/api/panel/posts/1/working-copy'));
    expect(copy.fields).toEqual({ image: now.address });
  });

  test('leaves an article unchanged that has no room for a longer address', async () => {
    const medium = await uploaded(admin);
    const picture = `<p><img src="${medium.address}" alt="a" /></p>`;
    const full = picture + 'a'.repeat(POST_BODY_MAX_BYTES - picture.length);
    await run(`UPDATE posts SET content = ? WHERE id = 3`, full);
    await run(`UPDATE posts SET image = ? WHERE id = 1`, medium.address);
    expect((await cutAt(medium, 0.2, 0.2)).status).toBe(200);
    expect((await post()).image).toBe(`${medium.address}#x20y20`);
    expect((await first('SELECT content FROM posts WHERE id = 3'))?.content).toBe(full);
  });

  test('must be complete, and the replaced medium must exist', async () => {
    const medium = await uploaded(admin);
    const upload = await begin(admin, { name: 'meia.png' });
    const early = await admin.json('POST', `/api/panel/media/${medium.id}/replace`, { upload });
    expect(early.status).toBe(422);
    expect(await early.json()).toMatchObject({ code: 'incomplete' });
    const unknown = await admin.json('POST', `/api/panel/media/${medium.id}/replace`, { upload: 999_999 });
    expect(unknown.status).toBe(404);
    await putAll(admin, upload);
    expect((await admin.json('POST', '/api/panel/media/999999/replace', { upload })).status).toBe(404);
    expect((await read<Medium>(await admin.get(`/api/panel/media/${medium.id}`))).version).toBe(1);
  });
});
