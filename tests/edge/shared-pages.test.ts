import { describe, expect, test, vi } from 'vitest';
import type { ActDone } from '../../src/shared/acts';
import type { Medium } from '../../src/shared/media';
import { pages as pageTexts } from '../../src/shared/pages/pages';
import type { RedirectRecord } from '../../src/shared/redirect';
import { signIn } from '../helpers/account';
import { followed } from '../helpers/d1-through';
import { counted, env, request, sharedPages } from '../helpers/edge';
import { someMedia } from '../helpers/media';
import { later, withSharedPages } from '../helpers/shared-pages';
import { begin, putAll } from '../helpers/upload';

const FUEL = '/produtos/soulfuel';
const MINUTE = 60_000;

const { kv, shown, edit } = withSharedPages();

/** Returns a visitor's page and its number of D1 round trips. */
async function tripsFor(path: string) {
  const { db, usage } = counted(env.DB);
  const { html } = await shown(path, { DB: db });
  return { html, roundTrips: usage.roundTrips };
}

/** Returns the paths of the pages that were stored for all data centres. */
function renderedPaths(): string[] {
  const paths = kv.usage.writes.map((key) => key.replace(/^.*soul\.test/, ''));
  return paths.filter((path) => path.startsWith('/')).toSorted();
}

async function publish(fields: object) {
  const answer = await edit('POST', '/api/panel/posts', { title: 'Novidade', content: '<p>Texto</p>', ...fields });
  expect(answer.status).toBe(201);
}

describe('a page that was rendered before', () => {
  test('is served in every data centre without D1', async () => {
    const first = await tripsFor(FUEL);
    expect(first.roundTrips).toBe(1);
    expect(await tripsFor(FUEL)).toEqual({ html: first.html, roundTrips: 0 });
  });

  test('costs two reads of KV without a local copy, none with a fresh one, and one write when rendered', async () => {
    await shown(FUEL);
    expect(kv.usage.writes.filter((key) => key.includes(FUEL))).toHaveLength(1);
    kv.usage.reads = 0;
    await shown(FUEL);
    expect(kv.usage.reads).toBe(2);
    vi.restoreAllMocks();
    kv.usage.reads = 0;
    await shown(FUEL);
    expect(kv.usage.reads).toBe(0);
    expect(kv.usage.writes.filter((key) => key.includes(FUEL))).toHaveLength(1);
  });

  test('is renewed in the background after six hours, for changes by time alone', async () => {
    const { html } = await shown(FUEL);
    await env.DB.prepare("UPDATE categories SET description = 'Um dia depois' WHERE key = 'soulfuel'").run();
    later(6 * 60 * MINUTE + 1000);
    expect((await tripsFor(FUEL)).html).toBe(html);
    expect((await shown(FUEL)).html).toContain('Um dia depois');
  });

  test('keeps its headers and its bytes', async () => {
    for (const path of ['/tabelas-nutricionais.pdf', '/sitemap.xml']) {
      const made = await request(path, undefined, { PAGES: kv.PAGES });
      const kept = await request(path, undefined, { PAGES: kv.PAGES });
      expect([...kept.headers.keys()]).toEqual([...made.headers.keys()]);
      expect(kept.headers.get('Content-Type')).toBe(made.headers.get('Content-Type'));
      expect(kept.headers.get('Cache-Control')).toBe('no-cache');
      expect(await kept.arrayBuffer()).toEqual(await made.arrayBuffer());
    }
  });
});

describe('an edit', () => {
  test('shows everywhere at the next visit', async () => {
    await shown('/blog');
    const title = `Mudou às ${crypto.randomUUID()}`;
    await publish({ title, publishedAt: new Date().toISOString() });
    expect((await shown('/blog')).html).toContain(title);
    expect((await shown('/')).html).toContain(title);
  });

  test('stores its time, and renders the most visited pages before the next visit', async () => {
    kv.usage.writes.length = 0;
    await publish({ publishedAt: new Date().toISOString() });
    expect(kv.usage.writes).toContain('changes');
    expect(renderedPaths()).toEqual(['/', '/blog']);
    expect((await tripsFor('/')).roundTrips).toBe(0);
    expect((await tripsFor('/blog')).roundTrips).toBe(0);
  });

  test('succeeds and shows even when this data centre cannot store its time', async () => {
    await shown('/blog');
    vi.spyOn(caches.default, 'put').mockRejectedValue(new Error('disk is full'));
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const post = { title: 'Escrita sem nota', content: '<p>Texto</p>', publishedAt: new Date().toISOString() };
    expect((await edit('POST', '/api/panel/posts', post)).status).toBe(201);
    await vi.waitFor(async () => expect((await shown('/blog')).html.includes('Escrita sem nota')).toBe(true));
  });

  test('whose response is lost shows all the same', async () => {
    await shown('/blog');
    const lost = () => Promise.reject(new Error('D1_ERROR: Network connection lost.'));
    const losing = followed(env.DB, lost, /insert into "posts"/);
    const post = { title: 'Escrita sem resposta', content: '<p>Texto</p>', publishedAt: new Date().toISOString() };
    expect((await edit('POST', '/api/panel/posts', post, { DB: losing })).status).toBe(503);
    await vi.waitFor(() => expect(kv.usage.writes).toContain('changes'));
    expect((await shown('/blog')).html).toContain('Escrita sem resposta');
  });

  test('of users invalidates no page', async () => {
    kv.usage.writes.length = 0;
    const { status } = await edit('POST', '/api/panel/users/invitations', {
      name: 'Rui',
      email: `rui-${crypto.randomUUID()}@example.com`,
      role: 'admin',
    });
    expect(status).toBeLessThan(300);
    expect(kv.usage.writes).toEqual([]);
  });

  test('of redirects invalidates no page', async () => {
    kv.usage.writes.length = 0;
    const redirect = { from: `/antigo-${crypto.randomUUID()}`, to: '/blog' };
    const made = await edit('POST', '/api/panel/redirects', redirect);
    expect(made.status).toBe(201);
    const { record } = (await made.json()) as { record: RedirectRecord };
    expect((await shown(redirect.from)).status).toBe(301);
    const at = `/api/panel/redirects/${record.key}`;
    expect((await edit('PUT', at, { to: '/produtos', version: record.version })).status).toBe(200);
    expect((await edit('DELETE', `${at}?version=${record.version + 1}`, {})).status).toBe(200);
    expect((await shown(redirect.from)).status).toBe(404);
    expect(kv.usage.writes).not.toContain('changes');
  });

  test('that changes nothing, or only unpublished content, invalidates no page', async () => {
    kv.usage.writes.length = 0;
    const post = '/api/panel/posts';
    const made = await edit('POST', post, { title: 'Rascunho', publishedAt: null });
    const { record } = (await made.json()) as { record: { id: number } };
    const statuses = [
      await edit('PUT', '/api/panel/slides/1/active', { active: true, version: 1 }),
      await edit('PUT', `${post}/${record.id}`, { title: 'Rascunho de novo', publishedAt: null, version: 1 }),
      await edit('POST', `${post}/acts`, {
        act: 'category',
        category: 'Treino',
        rows: [{ id: record.id, version: 2 }],
      }),
      await edit('POST', `${post}/${record.id}/working-copy/preview`, {}),
    ].map(({ status }) => status);
    expect([made.status, ...statuses]).toEqual([201, 200, 200, 200, 200]);
    expect(kv.usage.writes).toEqual([]);
    for (const [published, version] of [
      [true, 3],
      [false, 4],
    ]) {
      expect((await edit('PUT', `${post}/${record.id}/published`, { published, version })).status).toBe(200);
      expect(kv.usage.writes.splice(0)).toContain('changes');
    }
    let groupId: string | null = null;
    const act = (name: string, version: number) =>
      edit('POST', `${post}/acts`, { act: name, rows: [{ id: record.id, version }] });
    for (const [name, version] of [
      ['publish', 5],
      ['unpublish', 6],
      ['publish', 7],
      ['delete', 8],
    ] as const) {
      const answer = await act(name, version);
      expect(answer.status, name).toBe(200);
      groupId = ((await answer.json()) as ActDone).groupId;
      expect(kv.usage.writes.splice(0), name).toContain('changes');
    }
    // The post that was deleted last was published, and is so again.
    expect((await edit('POST', `/api/panel/activity/groups/${groupId}/undo`, {})).status).toBe(200);
    expect(kv.usage.writes).toContain('changes');
  });

  test('that imports posts shows if one of them is published', async () => {
    const path = '/api/panel/imports/posts';
    for (const [publishedAt, shows] of [
      [null, false],
      ['2020-01-01T12:00:00.000Z', true],
    ] as const) {
      const file = {
        format: 'json',
        text: JSON.stringify([{ title: `Importada ${publishedAt}`, content: '<p>Texto</p>', publishedAt }]),
      };
      const { digest } = (await (await edit('POST', `${path}?dry=1`, file)).json()) as { digest: string };
      kv.usage.writes.length = 0;
      expect((await edit('POST', path, { ...file, digest })).status).toBe(200);
      expect(kv.usage.writes.includes('changes')).toBe(shows);
      expect(renderedPaths()).toEqual(shows ? ['/', '/blog'] : []);
    }
  });

  test('that deletes a published post shows, and of a draft invalidates no page', async () => {
    for (const [publishedAt, shows] of [
      [new Date().toISOString(), true],
      [null, false],
    ] as const) {
      const made = await edit('POST', '/api/panel/posts', { title: 'Sai logo', content: '<p>Texto</p>', publishedAt });
      const { record } = (await made.json()) as { record: { id: number } };
      kv.usage.writes.length = 0;
      expect((await edit('DELETE', `/api/panel/posts/${record.id}?version=1`, {})).status).toBe(200);
      expect(kv.usage.writes.includes('changes')).toBe(shows);
    }
  });

  test('of a picture’s crop, text or file shows wherever the picture is used', async () => {
    await someMedia(1);
    const { id, address } = (await env.DB.prepare('SELECT id, address FROM media').first<Medium>()) as Medium;
    await env.DB.prepare('UPDATE posts SET image = ?1, share_image = ?1 WHERE id = 1').bind(address).run();
    expect((await shown('/blog/1')).html).toContain(address);
    const cut = { version: 1, alt: '', folder: '', focalX: 0.2, focalY: 0.9, crops: {} };
    expect((await edit('PATCH', `/api/panel/media/${id}`, cut)).status).toBe(200);
    expect((await shown('/blog/1')).html).toContain('20% 90%');
    const told = { act: 'alt', rows: [{ id, version: 2, alt: 'Copo de açaí na areia' }] };
    expect((await edit('POST', '/api/panel/media/acts', told)).status).toBe(200);
    expect((await shown('/blog/1')).html).toContain('Copo de açaí na areia');

    const editor = await signIn('editor');
    const upload = await begin(editor);
    await putAll(editor, upload);
    expect((await edit('POST', `/api/panel/media/${id}/replace`, { upload })).status).toBe(200);
    expect((await shown('/blog/1')).html).not.toContain(address);
  });

  test('of a picture’s folder, or of a picture that no page shows, invalidates no page', async () => {
    await someMedia(2);
    const { results } = await env.DB.prepare('SELECT id, version FROM media ORDER BY id DESC LIMIT 2').all<Medium>();
    const [first, second] = results as [Medium, Medium];
    const rows = [{ id: first.id, version: first.version }];
    const acts = '/api/panel/media/acts';
    kv.usage.writes.length = 0;
    const moved = (await (await edit('POST', acts, { act: 'folder', folder: 'Verão', rows })).json()) as ActDone;
    const undone = await edit('POST', `/api/panel/activity/groups/${moved.groupId}/undo`, {});
    const deleted = await edit('DELETE', `/api/panel/media/${second.id}?version=${second.version}`, {});
    expect([undone.status, deleted.status]).toEqual([200, 200]);
    expect(kv.usage.writes).toEqual([]);
  });

  test('by an undo renders the same pages as the first write', async () => {
    const texts = { ...pageTexts.sobre.texts, aboutTitle: 'Quem faz a Soul' };
    const saved = await edit('PUT', '/api/panel/pages/sobre', { texts, version: 1 });
    expect(renderedPaths()).toEqual(['/', '/sobre']);
    const { activityId } = (await saved.json()) as { activityId: number };
    kv.usage.writes.length = 0;
    expect((await edit('POST', `/api/panel/activity/${activityId}/undo`, {})).status).toBe(200);
    expect(renderedPaths()).toEqual(['/', '/sobre']);
  });

  test('that only uploads a picture or checks an import invalidates no page', async () => {
    kv.usage.writes.length = 0;
    const words = { name: 'a.png', color: '#ffffff', alt: '' };
    const begun = await edit('POST', '/api/panel/media', words);
    const text = 'ID;Nome\n1;Soul Praia da Costa';
    const checked = await edit('POST', '/api/panel/imports/locations?dry=1', { format: 'csv', text });
    expect([begun.status, checked.status]).toEqual([201, 200]);
    expect(kv.usage.writes).toEqual([]);
  });

  test('during a rendering makes the page be rendered again', async () => {
    // The page was started before the edit and is stored after it.
    later(-MINUTE);
    await shown(FUEL);
    vi.useRealTimers();
    expect((await tripsFor(FUEL)).roundTrips).toBe(1);
    expect((await tripsFor(FUEL)).roundTrips).toBe(0);
  });
});

describe('a scheduled post', () => {
  test('appears at its minute, and until then its pages are served without D1', async () => {
    const title = `Agendada ${crypto.randomUUID()}`;
    await publish({ title, publishedAt: new Date(Date.now() + 5 * MINUTE).toISOString() });
    await shown('/blog');
    later(4 * MINUTE);
    const before = await tripsFor('/blog');
    expect([before.roundTrips, before.html.includes(title)]).toEqual([0, false]);
    later(2 * MINUTE);
    const after = await tripsFor('/blog');
    expect([after.roundTrips, after.html.includes(title)]).toEqual([1, true]);
    expect((await tripsFor('/blog')).roundTrips).toBe(0);
  });

  test('appears at its minute also when no edit has been stored', async () => {
    const title = `Antiga ${crypto.randomUUID()}`;
    await publish({ title, publishedAt: new Date(Date.now() + 5 * MINUTE).toISOString() });
    await sharedPages.delete('changes');
    await shown('/blog');
    later(6 * MINUTE);
    expect((await shown('/blog')).html).toContain(title);
  });
});

describe('a post that ends', () => {
  test('disappears at its minute from every page that shows it, and until then these are served without D1', async () => {
    const title = `Até logo ${crypto.randomUUID()}`;
    const publishedAt = new Date().toISOString();
    const unpublishedAt = new Date(Date.now() + 5 * MINUTE).toISOString();
    const answer = await edit('POST', '/api/panel/posts', {
      title,
      content: '<p>Texto</p>',
      publishedAt,
      unpublishedAt,
    });
    const { record } = (await answer.json()) as { record: { id: number } };
    const address = `/blog/${record.id}`;
    const kept = await Promise.all(['/', '/blog', address].map((path) => shown(path)));
    expect(kept.map(({ status, html }) => [status, html.includes(title)])).toEqual(Array(3).fill([200, true]));
    later(4 * MINUTE);
    const before = await tripsFor(address);
    expect([before.roundTrips, before.html.includes(title)]).toEqual([0, true]);
    later(2 * MINUTE);
    const after = await Promise.all(['/', '/blog', address].map((path) => shown(path)));
    expect(after.map(({ status, html }) => [status, html.includes(title)])).toEqual([
      [200, false],
      [200, false],
      [404, false],
    ]);
  });
});

test('addresses with parameters are not shared, as their number is unlimited', async () => {
  kv.usage.writes.length = 0;
  for (const path of ['/blog?categoria=Treino', '/onde-estamos?uf=ES', '/produtos?linha=soulice']) {
    expect((await shown(path)).status).toBe(200);
  }
  expect(kv.usage).toMatchObject({ writes: [] });
  // Parameters unknown to the page make no separate copy.
  await shown('/sobre?utm_source=chat');
  expect(kv.usage.writes).toHaveLength(1);
  expect((await tripsFor('/sobre')).roundTrips).toBe(0);
});
