import { describe, expect, test, vi } from 'vitest';
import type { Writer } from '../../src/shared/activity';
import type { Page } from '../../src/shared/page';
import type { PostItem, PostRecord } from '../../src/shared/post';
import { signedIn, strangers } from '../helpers/account';
import { counted, env, page, request } from '../helpers/edge';

const PATH = '/api/panel/posts';
const DAY = 24 * 60 * 60 * 1000;
const inDays = (days: number) => new Date(Date.now() + days * DAY).toISOString();

const admin = signedIn('admin');

type Written = { record: PostRecord; activityId: number };

async function create(fields: object = {}): Promise<PostRecord> {
  const response = await admin.json('POST', PATH, { title: 'Postagem', ...fields });
  expect(response.status).toBe(201);
  return ((await response.json()) as Written).record;
}
async function change(id: number, body: object): Promise<PostRecord> {
  const response = await admin.json('PUT', `${PATH}/${id}`, body);
  expect(response.status).toBe(200);
  return ((await response.json()) as Written).record;
}
async function list(query = ''): Promise<Page<PostItem>> {
  const response = await admin.get(PATH + query);
  expect(response.status).toBe(200);
  return response.json();
}
const titles = async (query: string) => (await list(query)).rows.map(({ title }) => title);
const onSite = async (id: number) => (await request(`/api/posts/${id}`)).status;
const lastWrite = () =>
  env.DB.prepare('SELECT * FROM activity ORDER BY id DESC LIMIT 1').first<Record<string, string | number | null>>();

describe('a post in the panel', () => {
  test('requires only a title, and is published now', async () => {
    const post = await create();
    expect(post).toMatchObject({
      title: 'Postagem',
      content: '',
      excerpt: null,
      image: null,
      category: null,
      version: 1,
    });
    expect(Math.abs(Date.parse(post.publishedAt ?? '') - Date.now())).toBeLessThan(60_000);
    expect(await onSite(post.id)).toBe(200);
  });

  test('that is published now is created once when the request is repeated a minute later', async () => {
    const headers = { 'Content-Type': 'application/json', 'Idempotency-Key': 'uma-postagem-uma-vez' };
    const send = (title: string) => admin.send(PATH, { method: 'POST', headers, body: JSON.stringify({ title }) });
    const made = await send('Publicada agora');
    expect(made.status).toBe(201);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 60_000 });
    const again = await send('Publicada agora').finally(() => vi.useRealTimers());
    expect(again.status).toBe(201);
    expect(await again.json()).toEqual(await made.json());
    expect((await send('Outra')).status).toBe(422);
  });

  test('is copied whole as a draft, without its dates and its search appearance', async () => {
    const own = { searchTitle: 'Só deste', searchDescription: 'Só deste.' };
    const whole = {
      content: '<p>Texto</p>',
      excerpt: 'Resumo',
      category: 'Treino',
      author: 'Ana',
      image: '/images/b.webp',
    };
    const planned = { publishedAt: inDays(1), unpublishedAt: inDays(2) };
    const { id } = await create({ ...whole, ...own, ...planned });
    const response = await admin.json('POST', `${PATH}/${id}/copies`, {});
    expect(response.status).toBe(201);
    const { record } = (await response.json()) as Written;
    expect(record).toMatchObject({ ...whole, title: 'Postagem (cópia)', publishedAt: null, unpublishedAt: null });
    expect(record).toMatchObject({ searchTitle: null, searchDescription: null });
    expect(await onSite(record.id)).toBe(404);
    expect(await lastWrite()).toMatchObject({ action: 'create', noun: 'posts', record_id: String(record.id) });

    const long = await create({ title: 'x'.repeat(160) });
    const copy = (await (await admin.json('POST', `${PATH}/${long.id}/copies`, {})).json()) as Written;
    expect(copy.record.title).toBe(`${'x'.repeat(152)} (cópia)`);
    expect((await admin.json('POST', `${PATH}/999999/copies`, {})).status).toBe(404);
  });

  test.each([[{}], [{ title: '' }], [{ title: '  \n ' }], [{ title: null }]])(
    'is refused without a title: %o',
    async (body) => {
      const response = await admin.json('POST', PATH, body);
      expect(response.status).toBe(422);
      expect(await response.json()).toMatchObject({ fields: { title: 'Informe o título.' } });
    },
  );

  test.each([
    ['title', 'a'.repeat(161), 'O título passa de 160 caracteres.'],
    ['excerpt', 'a'.repeat(401), 'O resumo passa de 400 caracteres.'],
    ['category', 'a'.repeat(61), 'A categoria passa de 60 caracteres.'],
    ['image', 'javascript:alert(1)', 'Use um endereço que comece com https:// ou uma imagem da Mídia.'],
    ['authorImage', '//evil.example/a.png', 'Use um endereço que comece com https:// ou uma imagem da Mídia.'],
  ])('is refused with an invalid %s, with a message', async (field, value, message) => {
    const response = await admin.json('POST', PATH, { title: 'Postagem', [field]: value });
    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({ fields: { [field]: message } });
  });

  test.each(['id', 'version', 'searchText', 'contentPolicy', 'createdAt', '__proto__x'])(
    'is refused with an unknown or protected key: %s',
    async (key) => {
      expect((await admin.json('POST', PATH, { title: 'Postagem', [key]: 1 })).status).toBe(400);
    },
  );

  test('has at most 1 MiB after sanitizing', async () => {
    const tooMuch = await admin.json('POST', PATH, { title: 'Postagem', content: `<p>${'á'.repeat(524_285)}</p>` });
    expect(tooMuch.status).toBe(422);
    expect(await tooMuch.json()).toMatchObject({ fields: { content: 'O conteúdo passa de 1 MB.' } });
    const dirt = `<p>${'<span style="color:red">a</span>'.repeat(3000)}</p>`;
    expect((await create({ content: dirt })).content).toBe(`<p>${'a'.repeat(3000)}</p>`);
    expect((await admin.json('POST', PATH, { title: 'a', content: 'a'.repeat(5_250_000) })).status).toBe(413);
  });

  test('is a draft without a date, and scheduled with a later one; visitors see neither', async () => {
    const draft = await create({ title: 'Rascunho', publishedAt: null });
    const scheduled = await create({ title: 'Agendada', publishedAt: inDays(1) });
    for (const { id, title } of [draft, scheduled]) {
      expect(await onSite(id)).toBe(404);
      expect((await page(`/blog/${id}`)).status).toBe(404);
      expect((await page('/blog')).html).not.toContain(title);
      expect(await (await request('/blog/rss.xml')).text()).not.toContain(title);
    }
    await env.DB.prepare('UPDATE posts SET published_at = ? WHERE id = ?').bind(inDays(-0.001), scheduled.id).run();
    expect(await onSite(scheduled.id)).toBe(200);
  });

  test('keeps its date when it is edited without one, and a draft is published then', async () => {
    const old = await create({ publishedAt: inDays(-9) });
    const { record } = (await (
      await admin.json('PUT', `${PATH}/${old.id}`, { title: 'Outra', version: 1 })
    ).json()) as Written;
    expect(record).toMatchObject({ title: 'Outra', publishedAt: old.publishedAt, version: 2 });
    const draft = await create({ publishedAt: null });
    await change(draft.id, { title: 'Pronta', version: 1 });
    expect(await onSite(draft.id)).toBe(200);
  });

  test('is published or unpublished by its switch, and nothing else of it changes', async () => {
    const post = await create({ title: 'Um rascunho', content: '<p>Texto</p>', publishedAt: inDays(3) });
    const publish = (published: boolean, version: number) =>
      admin.json('PUT', `${PATH}/${post.id}/published`, { published, version });
    const written = (await (await publish(true, post.version)).json()) as Written;
    const { publishedAt, version, ...rest } = written.record;
    expect({ ...post, publishedAt, version }).toEqual(written.record);
    expect(Date.parse(publishedAt ?? '')).toBeLessThanOrEqual(Date.now());
    expect(await onSite(post.id)).toBe(200);
    expect((await publish(false, post.version)).status).toBe(409);
    const draft = (await (await publish(false, version)).json()) as Written;
    expect(draft.record).toMatchObject({ ...rest, publishedAt: null });
    expect(await onSite(post.id)).toBe(404);
    expect(await lastWrite()).toMatchObject({ id: draft.activityId, noun: 'posts', action: 'update' });
  });

  test('is changed with the current version, found by its new words, and recorded as stored', async () => {
    const { id } = await create({ title: 'Antes' });
    await change(id, { title: 'Depois da Maçã', content: '<p onclick="x()">Jabuticaba</p>', version: 1 });
    expect(await titles('?search=maca%20JABUTICABA')).toEqual(['Depois da Maçã']);
    const write = await lastWrite();
    expect(write).toMatchObject({ action: 'update', noun: 'posts', record_id: String(id), user_id: admin.user.id });
    expect(JSON.parse(String(write?.before)).title).toBe('Antes');
    expect(JSON.parse(String(write?.after))).toMatchObject({ title: 'Depois da Maçã', content: '<p>Jabuticaba</p>' });
  });

  test('is deleted with the current version only', async () => {
    const { id } = await create();
    expect((await admin.json('DELETE', `${PATH}/${id}?version=2`)).status).toBe(409);
    expect((await admin.json('DELETE', `${PATH}/${id}?version=1`)).status).toBe(200);
    expect(await onSite(id)).toBe(404);
    expect(await lastWrite()).toMatchObject({ action: 'delete', noun: 'posts', record_id: String(id) });
  });

  test('is saved by one of several concurrent editors; the others get the current record', async () => {
    const { id } = await create({ title: 'A' });
    const saves = Array.from({ length: 8 }, (_, n) =>
      admin.json('PUT', `${PATH}/${id}`, { title: `B${n}`, version: 1 }),
    );
    const statuses = (await Promise.all(saves)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(statuses.filter((status) => status === 409)).toHaveLength(7);
    const stale = await admin.json('PUT', `${PATH}/${id}`, { title: 'C', version: 1 });
    const { code, current, by } = (await stale.json()) as { code: string; current: PostRecord; by: Writer };
    expect([code, current.version]).toEqual(['stale', 2]);
    expect(by).toEqual({ id: admin.user.id, name: admin.user.name, at: expect.stringMatching(/^20\d\d-.*Z$/) });
    expect(current).not.toHaveProperty('contentPolicy');
  });

  test('that does not exist is not found', async () => {
    expect((await admin.get(`${PATH}/999999`)).status).toBe(404);
    expect((await admin.json('PUT', `${PATH}/999999`, { title: 'A', version: 1 })).status).toBe(404);
    expect((await admin.json('DELETE', `${PATH}/999999?version=1`)).status).toBe(404);
    expect((await admin.get(`${PATH}/abc`)).status).toBe(404);
  });

  test('is refused to customers and visitors', async () => {
    for (const [client, status] of await strangers()) {
      for (const path of [PATH, `${PATH}/1`, `${PATH}/categories`])
        expect((await client.get(path)).status).toBe(status);
      expect((await client.json('POST', PATH, { title: 'A' })).status).toBe(status);
      expect((await client.json('PUT', `${PATH}/1`, { title: 'A', version: 1 })).status).toBe(status);
      expect((await client.json('DELETE', `${PATH}/1?version=1`)).status).toBe(status);
    }
  });
});

describe('the list of posts', () => {
  test('shows a restored post at its former place, one of a fresh database too', async () => {
    const made = [];
    for (const title of ['Um', 'Dois', 'Três']) made.push(await create({ title }));
    const before = await titles('');
    const undo = (path: string) => admin.json('POST', `/api/panel/activity/${path}/undo`);
    // The second time, the restoration itself is a creation in the activity.
    for (const id of [made[1]?.id, 3, 3]) {
      const [{ version } = { version: 0 }] = (await list('')).rows.filter((row) => row.id === id);
      const removed = await admin.json('DELETE', `${PATH}/${id}?version=${version}`);
      const { activityId } = (await removed.json()) as Written;
      expect(await titles('')).toHaveLength(before.length - 1);
      expect((await undo(String(activityId))).status).toBe(200);
      expect(await titles('')).toEqual(before);
    }
    const rows = (await list('')).rows.slice(2, 5).map(({ id, version }) => ({ id, version }));
    const act = await admin.json('POST', `${PATH}/acts`, { act: 'delete', rows });
    expect(act.status, await act.clone().text()).toBe(200);
    const { groupId } = (await act.json()) as { groupId: string };
    expect(await titles('')).toHaveLength(before.length - 3);
    expect((await undo(`groups/${groupId}`)).status).toBe(200);
    expect(await titles('')).toEqual(before);
  });

  test('starts with the newest, is paged by cursor, and reads few more rows than it shows', async () => {
    await env.DB.prepare('DELETE FROM posts').run();
    await env.DB.batch(
      Array.from({ length: 60 }, (_, n) =>
        env.DB.prepare('INSERT INTO posts (title, created_at) VALUES (?, ?)').bind(
          `P${n}`,
          // Three posts at each instant.
          new Date(Date.UTC(2026, 0, 1, 0, 0, Math.floor(n / 3))).toISOString(),
        ),
      ),
    );
    const seen: string[] = [];
    let after: string | null = '';
    while (after !== null) {
      const answer = await list(after && `?after=${encodeURIComponent(after)}`);
      seen.push(...answer.rows.map(({ title }) => title));
      after = answer.next;
    }
    expect(seen).toEqual(Array.from({ length: 60 }, (_, n) => `P${59 - n}`));

    const { db, usage } = counted(env.DB);
    const after30 = encodeURIComponent(JSON.stringify(['2026-01-01T00:00:10.000Z', 30]));
    await admin.get(`${PATH}?after=${after30}`, { DB: db });
    expect(usage.rowsRead).toBeLessThan(40);
  });

  test('gives the time of the last save or of the last working copy', async () => {
    await env.DB.prepare('DELETE FROM posts').run();
    const [saved, typed] = ['2026-01-02T00:00:00.000Z', '2026-01-03T00:00:00.000Z'];
    await env.DB.batch([
      ...['Salva', 'Digitada'].map((title, index) =>
        env.DB.prepare('INSERT INTO posts (id, title, created_at, updated_at) VALUES (?, ?, ?, ?)').bind(
          9000 + index,
          title,
          '2026-01-01T00:00:00.000Z',
          saved,
        ),
      ),
      env.DB.prepare(
        `INSERT INTO working_copies (noun, record_id, fields, base, base_version, version, saved_at)
         VALUES ('posts', '9001', '{}', '{}', 1, 1, ?)`,
      ).bind(typed),
    ]);
    const { rows } = await list();
    expect(rows.map(({ title, editedAt }) => [title, editedAt])).toEqual([
      ['Digitada', typed],
      ['Salva', saved],
    ]);
  });

  test('is filtered by state, category and words', async () => {
    await env.DB.prepare('DELETE FROM posts').run();
    await create({ title: 'Fim', category: 'Treino', publishedAt: inDays(-1) });
    await create({ title: 'Meio', category: 'Nutrição', publishedAt: null });
    await create({ title: 'Começo', category: 'Nutrição', publishedAt: inDays(2) });
    expect(await titles('')).toEqual(['Começo', 'Meio', 'Fim']);
    expect(await titles('?state=published')).toEqual(['Fim']);
    expect(await titles('?state=draft')).toEqual(['Meio']);
    await create({ title: 'Com capa', image: '/images/capa.webp', publishedAt: inDays(-2) });
    expect(await titles('?state=withoutCover')).toEqual(['Fim']);
    await env.DB.prepare("DELETE FROM posts WHERE title = 'Com capa'").run();
    expect(await titles('?state=scheduled')).toEqual(['Começo']);
    expect(await titles(`?category=${encodeURIComponent('Nutrição')}`)).toEqual(['Começo', 'Meio']);
    expect(await titles('?search=nutricao%20comeco')).toEqual(['Começo']);
    expect(await titles(`?search=${encodeURIComponent('%_')}`)).toEqual([]);
    expect(await (await admin.get(`${PATH}/categories`)).json()).toEqual(['Nutrição', 'Treino']);
  });

  test('has one category, however its accents are encoded', async () => {
    const typed = 'Estação'.normalize('NFD');
    expect((await create({ title: 'Decomposta', category: typed })).category).toBe('Estação');
    await create({ title: 'Composta', category: 'Estação' });
    const { categories } = (await (await request('/api/posts')).json()) as { categories: string[] };
    expect(categories.filter((name) => name.normalize('NFC') === 'Estação')).toHaveLength(1);
  });

  test.each(['?state=deleted', '?unknown=1', `?category=${'a'.repeat(61)}`])('refuses %s', async (query) => {
    expect((await admin.get(PATH + query)).status).toBe(422);
  });
});
