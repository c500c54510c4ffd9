import { describe, expect, test } from 'vitest';
import type { Page } from '../../src/shared/page';
import type { PostItem, PostRecord } from '../../src/shared/post';
import type { Stats } from '../../src/shared/stats';
import { signedIn } from '../helpers/account';
import { counted, env, page, request } from '../helpers/edge';

const PATH = '/api/panel/posts';
const DAY = 24 * 60 * 60 * 1000;
const inDays = (days: number) => new Date(Date.now() + days * DAY).toISOString();
const TOO_EARLY = 'A saída precisa ser depois da publicação. Escolha um momento mais tarde ou deixe em branco.';

const admin = signedIn('admin');

type Written = { record: PostRecord; activityId: number };
let attempt = 0;
/** A separate host per request, so none comes from the cache. */
const fresh = (path: string) => `https://ends${++attempt}.test${path}`;
const text = async (path: string) => (await page(fresh(path))).html;
const api = async <T>(path: string): Promise<T> => (await request(path)).json() as Promise<T>;

async function create(fields: object = {}): Promise<PostRecord> {
  const response = await admin.json('POST', PATH, { title: 'Postagem', ...fields });
  expect(response.status).toBe(201);
  return ((await response.json()) as Written).record;
}

/** Returns the places where visitors find posts, and whether this one is there. */
async function seen({ id, title }: { id: number; title: string }): Promise<Record<string, boolean>> {
  const [list, latest, found, other] = await Promise.all([
    api<{ posts: { id: number }[]; categories: string[] }>('/api/posts'),
    api<{ id: number }[]>('/api/posts/latest?limit=3'),
    api<object>(`/api/search?q=${title}`),
    api<{ related: { id: number }[] }>('/api/posts/1'),
  ]);
  const has = (rows: { id: number }[]) => rows.some((row) => row.id === id);
  return {
    address: (await request(`/api/posts/${id}`)).status === 200,
    page: (await page(fresh(`/blog/${id}`))).status === 200,
    list: has(list.posts),
    category: list.categories.includes(title),
    latest: has(latest),
    search: JSON.stringify(found).includes(`"id":${id},`),
    related: has(other.related),
    home: (await text('/')).includes(title),
    bio: (await text('/biocasaforte')).includes(title),
    rss: (await text('/blog/rss.xml')).includes(title),
    sitemap: (await text('/sitemap.xml')).includes(`/blog/${id}<`),
  };
}

describe('a post with an end', () => {
  test('is shown everywhere until then, and nowhere after it', async () => {
    const title = 'Encerramento';
    const { id } = await create({ title, category: title, publishedAt: inDays(-0.01), unpublishedAt: inDays(1) });
    const before = await seen({ id, title });
    const places = Object.keys(before).filter((place) => before[place]);
    expect(places).toEqual(expect.arrayContaining(['address', 'page', 'list', 'category', 'latest', 'search', 'rss']));
    expect(places).toEqual(expect.arrayContaining(['related', 'sitemap', 'home']));
    expect(await text(`/blog/${id}`)).not.toContain('unpublishedAt');

    await env.DB.prepare('UPDATE posts SET unpublished_at = ? WHERE id = ?').bind(inDays(-0.001), id).run();
    const after = await seen({ id, title });
    expect(Object.keys(after).filter((place) => after[place])).toEqual([]);
    const [gone, unknown] = await Promise.all([`/blog/${id}`, '/blog/999999'].map((path) => page(path)));
    const words = (html = '') => /<main[\s\S]*<\/main>/.exec(html)?.[0];
    expect(words(gone?.html)).toBe(words(unknown?.html) ?? 'a page');
  });

  test('costs the public list no extra row while it is shown, and one after its end', async () => {
    const rowsRead = async () => {
      const { db, usage } = counted(env.DB);
      await request('/api/posts/latest?limit=2', undefined, { DB: db });
      return usage.rowsRead;
    };
    const usual = await rowsRead();
    const { id } = await create({ unpublishedAt: inDays(1) });
    expect(await rowsRead()).toBe(usual);
    await env.DB.prepare('UPDATE posts SET unpublished_at = published_at WHERE id = ?').bind(id).run();
    expect(await rowsRead()).toBe(usual + 1);
    await env.DB.prepare('DELETE FROM posts WHERE id = ?').bind(id).run();
  });

  test('has a state of its own in the list, the palette and the dashboard', async () => {
    await env.DB.prepare('DELETE FROM posts').run();
    const past = { publishedAt: inDays(-2), unpublishedAt: inDays(-1) };
    await create({ title: 'Jabuticaba encerrada', ...past });
    await create({ title: 'Jabuticaba no ar', publishedAt: inDays(-2), unpublishedAt: inDays(1) });
    await create({ title: 'Jabuticaba por vir', publishedAt: inDays(1), unpublishedAt: inDays(2) });
    await create({ title: 'Jabuticaba sem data', ...past, publishedAt: null });
    const titles = async (state: string) => {
      const { rows } = (await (await admin.get(`${PATH}?state=${state}`)).json()) as Page<PostItem>;
      return rows.map(({ title }) => title);
    };
    expect(await Promise.all(['ended', 'published', 'scheduled', 'draft'].map(titles))).toEqual([
      ['Jabuticaba encerrada'],
      ['Jabuticaba no ar'],
      ['Jabuticaba por vir'],
      ['Jabuticaba sem data'],
    ]);
    const { posts, scheduled } = (await (await admin.get('/api/panel/stats')).json()) as Stats;
    expect(posts).toEqual({ total: 4, published: 1, scheduled: 1, drafts: 1, ended: 1, withoutCover: 1 });
    expect(scheduled.map(({ title }) => title)).toEqual(['Jabuticaba por vir']);
    const found = await (await admin.get('/api/panel/search?q=jabuticaba%20encerrada')).json();
    expect(JSON.stringify(found)).toContain('"shown":false');
  });

  test('is refused when it ends before it begins, unless it is a draft', async () => {
    const refused = async (response: Response) => {
      expect(response.status).toBe(422);
      expect(await response.json()).toMatchObject({ code: 'invalid', fields: { unpublishedAt: TOO_EARLY } });
    };
    const publishedAt = inDays(-3);
    await refused(await admin.json('POST', PATH, { title: 'A', publishedAt, unpublishedAt: publishedAt }));
    await refused(await admin.json('POST', PATH, { title: 'A', unpublishedAt: inDays(-1) }));
    const { id } = await create({ publishedAt });
    // Without a date the post keeps its own, and the end is compared with that.
    await refused(await admin.json('PUT', `${PATH}/${id}`, { title: 'A', version: 1, unpublishedAt: inDays(-4) }));
    const ended = await admin.json('PUT', `${PATH}/${id}`, { title: 'A', version: 1, unpublishedAt: inDays(-2) });
    expect(ended.status).toBe(200);
    expect(await create({ publishedAt: null, unpublishedAt: inDays(-1) })).toMatchObject({ publishedAt: null });
    expect((await admin.json('POST', PATH, { title: 'A', unpublishedAt: 'amanhã' })).status).toBe(422);
  });

  test('that is published again loses a past end and keeps a future one, with its date', async () => {
    const publish = async ({ id, version }: PostRecord, published = true) => {
      const response = await admin.json('PUT', `${PATH}/${id}/published`, { published, version });
      expect(response.status).toBe(200);
      return ((await response.json()) as Written).record;
    };
    const over = await create({ publishedAt: inDays(-3), unpublishedAt: inDays(-1) });
    expect(await publish(over)).toMatchObject({ publishedAt: over.publishedAt, unpublishedAt: null });
    const ending = await create({ publishedAt: inDays(-3), unpublishedAt: inDays(1) });
    const draft = await publish(ending, false);
    expect(draft).toMatchObject({ publishedAt: null, unpublishedAt: ending.unpublishedAt });
    expect(await publish(draft)).toMatchObject({ unpublishedAt: ending.unpublishedAt });

    const [one, other] = [await create({ publishedAt: inDays(-3), unpublishedAt: inDays(-1) }), over];
    const rows = [{ id: one.id, version: 1 }];
    const done = await admin.json('POST', `${PATH}/acts`, { act: 'publish', rows });
    expect(await done.json()).toMatchObject({ done: 1 });
    const stored = (await (await admin.get(`${PATH}/${one.id}`)).json()) as PostRecord;
    expect(stored).toMatchObject({ publishedAt: one.publishedAt, unpublishedAt: null });
    expect(other.id).not.toBe(one.id);
  });

  test('keeps its end when an edit from before posts had an end is undone', async () => {
    const { id } = await create({ title: 'Antes', publishedAt: inDays(-3) });
    const unpublishedAt = inDays(2);
    const saved = await admin.json('PUT', `${PATH}/${id}`, { title: 'Depois', version: 1, unpublishedAt });
    const { activityId } = (await saved.json()) as Written;
    // As recorded before posts could have an end.
    await env.DB.prepare(
      `UPDATE activity SET before = json_remove(before, '$.unpublishedAt'), after = json_remove(after, '$.unpublishedAt')
       WHERE id = ?`,
    )
      .bind(activityId)
      .run();
    expect((await admin.json('POST', `/api/panel/activity/${activityId}/undo`, {})).status).toBe(200);
    const stored = (await (await admin.get(`${PATH}/${id}`)).json()) as PostRecord;
    expect(stored).toMatchObject({ title: 'Antes', unpublishedAt });
  });
});

test('a post that was deleted with others before posts had an end is restored without one', async () => {
  const { id } = await create({ title: 'De antes', publishedAt: inDays(-3) });
  const deleted = await admin.json('POST', `${PATH}/acts`, { act: 'delete', rows: [{ id, version: 1 }] });
  const { groupId } = (await deleted.json()) as { groupId: string };
  await env.DB.prepare("UPDATE activity SET before = json_remove(before, '$.unpublishedAt') WHERE import_id = ?")
    .bind(groupId)
    .run();
  expect((await admin.json('POST', `/api/panel/activity/groups/${groupId}/undo`, {})).status).toBe(200);
  const stored = (await (await admin.get(`${PATH}/${id}`)).json()) as PostRecord;
  expect(stored).toMatchObject({ title: 'De antes', unpublishedAt: null });
});

test('an import sets the end, and refuses one before the publication', async () => {
  const { id } = await create({ title: 'Da planilha', publishedAt: '2026-01-02T12:00:00.000Z' });
  const ask = async (end: string) => {
    const csv = `ID;Título;Sai do site em\n${id};Da planilha;${end}`;
    const response = await admin.json('POST', '/api/panel/imports/posts?dry=1', { format: 'csv', text: csv });
    expect(response.status).toBe(200);
    return ((await response.json()) as { rows: object[] }).rows[0];
  };
  expect(await ask('03/01/2026 18:00')).toMatchObject({
    outcome: 'update',
    changes: [{ path: 'unpublishedAt', after: '03/01/2026 18:00' }],
  });
  expect(await ask('02/01/2026 08:00')).toMatchObject({ outcome: 'refused', problems: { unpublishedAt: TOO_EARLY } });
  const file = await (await admin.get('/api/panel/exports/posts.csv')).text();
  expect(file.split('\n')[0]).toContain('Sai do site em');
});
