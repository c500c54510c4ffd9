import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { makePreviewToken } from '../../functions/auth/preview-token';
import { dropExpired } from '../../functions/upkeep/retention';
import type { ActDone } from '../../src/shared/acts';
import type { PostRecord } from '../../src/shared/post';
import { type CopySaved, LINK_LIFETIME, type PreviewLink } from '../../src/shared/working-copy';
import { signIn } from '../helpers/account';
import { env, request, sharedPages } from '../helpers/edge';
import { FIELDS, type Written } from '../helpers/toppings';

let ana: Awaited<ReturnType<typeof signIn>>;
let post: PostRecord;
const DAY = 24 * 60 * 60 * 1000;
const BODY = '<p>Ferva a água.</p>';

async function create(fields: object = {}): Promise<PostRecord> {
  const publishedAt = '2020-01-01T12:00:00.000Z';
  const response = await ana.json('POST', '/api/panel/posts', {
    title: 'Chá gelado',
    content: BODY,
    publishedAt,
    ...fields,
  });
  return ((await response.json()) as { record: PostRecord }).record;
}

async function keep(fields: object, id = post.id, noun = 'posts') {
  const body = { fields, base: {}, baseVersion: 1, version: 0 };
  const answer = await ana.json('PUT', `/api/panel/${noun}/${id}/working-copy`, body);
  expect(answer.status).toBe(200);
  return (await answer.json()) as CopySaved;
}

async function linkTo(id = post.id, noun = 'posts') {
  const answer = await ana.json('POST', `/api/panel/${noun}/${id}/working-copy/preview`, {});
  expect(answer.status).toBe(200);
  const { address, expiresAt } = (await answer.json()) as PreviewLink;
  return { path: new URL(address).pathname, token: address.split('/').pop() ?? '', expiresAt };
}

/** Returns the answer for a visitor with only the link. */
async function look(path: string, bindings = {}) {
  const response = await request(path, undefined, bindings);
  const html = await response.text();
  return { status: response.status, headers: response.headers, html, text: html.replace(/<!-- -->/g, '') };
}

const noun = (link: string) => (link.includes('/produtos/') ? 'products' : 'posts');
const ask = async (path: string) => request(`/api/previews/${noun(path)}/${path.split('/').pop()}`);

beforeAll(async () => {
  ana = await signIn('editor');
});

beforeEach(async () => {
  await env.DB.batch(['limits', 'working_copies', 'previews'].map((table) => env.DB.prepare(`DELETE FROM ${table}`)));
  post = await create();
});

test('a link shows the page with unsaved changes, while the public page stays the same', async () => {
  await keep({ title: 'Chá quente', content: '<p>Com <script>alert(1)</script>gengibre.</p>' });
  const { path } = await linkTo();
  expect(path).toMatch(/^\/previa\/blog\/[0-9a-z-]+$/);
  const { status, text } = await look(path);
  expect(status).toBe(200);
  expect(text).toContain('Chá quente');
  expect(text).toContain('<p>Com gengibre.</p>');
  expect(text).not.toContain('alert(1)');
  expect(text).toContain('Prévia: alterações não publicadas');
  expect((await look(`/blog/${post.id}`)).text).not.toContain('Chá quente');
});

test('a preview is not cached, not indexed, and sends no referrer', async () => {
  const { path } = await linkTo();
  const kept: string[] = [];
  const PAGES = { ...sharedPages, put: async (key: string) => void kept.push(key) } as typeof sharedPages;
  for (const title of ['Primeiro', 'Segundo']) {
    await env.DB.prepare('DELETE FROM working_copies').run();
    await keep({ title });
    const { headers, text } = await look(path, { PAGES });
    expect(text).toContain(title);
    expect(headers.get('Cache-Control')).toBe('no-store');
    expect(headers.get('X-Robots-Tag')).toBe('noindex');
    expect(headers.get('Referrer-Policy')).toBe('no-referrer');
    expect(text).not.toContain('application/ld+json');
    expect(text).not.toContain('rel="canonical"');
  }
  expect(kept).toEqual([]);
  const answer = await ask(path);
  expect([answer.headers.get('Cache-Control'), answer.headers.get('X-Robots-Tag')]).toEqual(['no-store', 'noindex']);
});

test('an invalid field is named, and the preview shows its published value', async () => {
  await keep({ title: '', excerpt: 'Um resumo novo', image: 'javascript:alert(1)' });
  const { path } = await linkTo();
  expect(await (await ask(path)).json()).toMatchObject({
    facts: { state: 'changed', unfit: ['Título', 'URL da Imagem'] },
    post: { title: 'Chá gelado', excerpt: 'Um resumo novo', image: null },
  });
  expect((await look(path)).text).toContain('Título e URL da Imagem');
});

test('an unpublished draft is shown as it is stored', async () => {
  const { id } = await create({ title: 'Só um rascunho', publishedAt: null });
  const { path } = await linkTo(id);
  const { status, text } = await look(path);
  expect(status).toBe(200);
  expect(text).toContain('Só um rascunho');
  expect(text).toContain('Prévia: ainda não publicada');
});

test('a product is shown on its page, or as a card when it has none', async () => {
  const admin = await signIn('admin');
  const made = await admin.json('POST', '/api/panel/products', { ...FIELDS, active: false });
  const { id } = ((await made.json()) as Written).record;
  const { path } = await linkTo(id, 'products');
  expect((await look(path)).text).toContain('Primeiro parágrafo.');
  await keep({ name: 'Calda de Cupuaçu', price: '12,5', benefits: [] }, id, 'products');
  const { status, text } = await look(path);
  expect(status).toBe(200);
  expect(text).toContain('Calda de Cupuaçu');
  expect(text).toMatch(/R\$\s12,50/);
  expect(text).toContain('Em breve');
  await env.DB.prepare("DELETE FROM products WHERE category = 'toppins'").run();
});

test('several links are valid side by side for seven days, and withdrawing ends all of them', async () => {
  const [first, second] = [await linkTo(), await linkTo()];
  expect(Date.parse(second.expiresAt) - Date.now()).toBeGreaterThan(6.9 * DAY);
  expect([(await look(first.path)).status, (await look(second.path)).status]).toEqual([200, 200]);
  expect((await ana.json('DELETE', `/api/panel/posts/${post.id}/working-copy/preview`)).status).toBe(200);
  const { status, text, headers } = await look(first.path);
  expect(status).toBe(410);
  expect(text).toContain('Este link de prévia não vale mais');
  expect(headers.get('Cache-Control')).toBe('no-store');
  const third = await linkTo();
  expect([(await look(second.path)).status, (await look(third.path)).status]).toEqual([410, 200]);
});

test('publishing ends the links, and an edit of an unpublished record does not', async () => {
  const { version } = await keep({ title: 'Chá quente' });
  const { path } = await linkTo();
  const { id, ...record } = post;
  await ana.json('PUT', `/api/panel/posts/${id}`, { ...record, title: 'Chá quente', copy: version });
  const over = await look(path);
  expect(over.status).toBe(410);
  // Whoever opens the link afterwards finds what it showed.
  expect(over.text).toMatch(new RegExp(`href="/blog/${id}"[^>]*>Ver como está no site`));
  const draft = await create({ publishedAt: null });
  const link = await linkTo(draft.id);
  const { id: ofDraft, ...fields } = draft;
  await ana.json('PUT', `/api/panel/posts/${ofDraft}`, { ...fields, title: 'Mais longe', copy: 0 });
  expect((await look(link.path)).text).toContain('Mais longe');
});

describe('publishing a hidden record', () => {
  type Draft = Pick<PostRecord, 'id' | 'version'>;
  const PATH = '/api/panel/posts';
  const ways: Record<string, (draft: Draft) => Promise<unknown>> = {
    'by a switch': ({ id, version }) => ana.json('PUT', `${PATH}/${id}/published`, { published: true, version }),
    'by a form that knows of no copy': ({ id, version }) =>
      ana.json('PUT', `${PATH}/${id}`, { title: 'Chá', publishedAt: '2020-01-01T12:00:00.000Z', version }),
    'by an act': (row) => ana.json('POST', `${PATH}/acts`, { act: 'publish', rows: [row] }),
    'by a file': async ({ id }) => {
      const admin = await signIn('admin');
      const file = { format: 'csv', text: `ID;Publicação\n${id};01/01/2020 12:00` };
      const plan = await admin.json('POST', '/api/panel/imports/posts?dry=1', file);
      const { digest } = (await plan.json()) as { digest: string };
      await admin.json('POST', '/api/panel/imports/posts', { ...file, digest });
    },
    'by an undo': async ({ id, version }) => {
      const shown = { published: true, version };
      await ana.json('PUT', `${PATH}/${id}/published`, shown);
      const hidden = await ana.json('PUT', `${PATH}/${id}/published`, { published: false, version: version + 1 });
      const { activityId } = (await hidden.json()) as { activityId: number };
      await linkTo(id);
      await ana.json('POST', `/api/panel/activity/${activityId}/undo`);
    },
    'by an undo of many': async ({ id, version }) => {
      await ana.json('PUT', `${PATH}/${id}/published`, { published: true, version });
      const rows = [{ id, version: version + 1 }];
      const { groupId } = (await (
        await ana.json('POST', `${PATH}/acts`, { act: 'unpublish', rows })
      ).json()) as ActDone;
      await linkTo(id);
      await ana.json('POST', `/api/panel/activity/groups/${groupId}/undo`);
    },
  };

  test.each(Object.keys(ways))('%s ends its links', async (way) => {
    const { id, version } = await create({ publishedAt: null });
    const other = await linkTo();
    const { path } = await linkTo(id);
    await ana.json('POST', `${PATH}/acts`, { act: 'category', category: 'Treino', rows: [{ id, version }] });
    expect((await look(path)).status).toBe(200);
    await ways[way]?.({ id, version: version + 1 });
    expect((await request(`/api/posts/${id}`)).status).toBe(200);
    const links = await env.DB.prepare('SELECT record_id FROM previews').all();
    expect(links.results).toEqual([{ record_id: String(post.id) }]);
    expect([(await look(path)).status, (await look(other.path)).status]).toEqual([410, 200]);
  });

  test.each(['products', 'locations', 'slides', 'faqs'])('ends the links of %s, too', async (noun) => {
    await env.DB.prepare(`UPDATE ${noun} SET active = 0 WHERE id = 1`).run();
    const admin = await signIn('admin');
    await linkTo(1, noun);
    const { version } = (await (await admin.get(`/api/panel/${noun}/1`)).json()) as Draft;
    expect((await admin.json('PUT', `/api/panel/${noun}/1/active`, { active: true, version })).status).toBe(200);
    expect(await env.DB.prepare('SELECT * FROM previews').first()).toBeNull();
  });
});

describe('the scheduled time', () => {
  const ago = (days: number) => new Date(Date.now() - days * DAY).toISOString();

  /** Returns a link made two days ago. */
  async function olderLink(id = post.id) {
    const { token } = await linkTo(id);
    const expiresAt = Date.now() + LINK_LIFETIME - 2 * DAY;
    const ends = 'UPDATE previews SET expires_at = ? WHERE record_id = ?';
    await env.DB.prepare(ends).bind(new Date(expiresAt).toISOString(), String(id)).run();
    const claims = { noun: 'posts', id, nonce: token.split('-')[2] ?? '', expiresAt } as const;
    return `/previa/blog/${makePreviewToken(env.AUTH_SECRET, claims)}`;
  }
  const plan = (publishedAt: string | null, unpublishedAt: string | null) =>
    env.DB.prepare('UPDATE posts SET published_at = ?, unpublished_at = ? WHERE id = ?')
      .bind(publishedAt, unpublishedAt, post.id)
      .run();
  const statuses = (paths: string[]) => Promise.all(paths.map(async (path) => (await look(path)).status));

  test('of a publication or an end expires the links made before it, and no others', async () => {
    const [older, newer] = [await olderLink(), (await linkTo()).path];
    const both = () => statuses([older, newer]);
    await plan(ago(3), ago(-1));
    expect(await both()).toEqual([200, 200]);
    await plan(ago(1), null);
    expect(await both()).toEqual([410, 200]);
    await plan(ago(3), ago(1));
    expect(await both()).toEqual([410, 200]);
    await plan(null, ago(1));
    expect(await both()).toEqual([200, 200]);
  });

  test('is the expiry of a link when it comes before seven days', async () => {
    const turn = ago(-1);
    await plan(turn, null);
    const { path, expiresAt } = await linkTo();
    expect(expiresAt).toBe(turn);
    expect(await (await ask(path)).json()).toMatchObject({ facts: { expiresAt: turn } });
  });

  test('expires a link for good, also when the post is hidden again after it', async () => {
    const older = await olderLink();
    await plan(ago(1), null);
    const hidden = await ana.json('PUT', `/api/panel/posts/${post.id}/published`, { published: false, version: 1 });
    expect(hidden.status).toBe(200);
    expect(await statuses([older])).toEqual([410]);
  });

  test('expires a link for good, also when a new link was made after it', async () => {
    const older = await olderLink();
    await plan(ago(1), null);
    const { path } = await linkTo();
    await plan(null, null);
    expect(await statuses([older, path])).toEqual([410, 200]);
  });
});

test('an expired link answers 410, and its row is deleted by the retention run', async () => {
  const { token } = await linkTo();
  const nonce = token.split('-')[2] ?? '';
  const expired = makePreviewToken(env.AUTH_SECRET, { noun: 'posts', id: post.id, nonce, expiresAt: Date.now() - 1 });
  expect((await look(`/previa/blog/${expired}`)).status).toBe(410);
  const rows = async () => (await env.DB.prepare('SELECT count(*) AS n FROM previews').first<{ n: number }>())?.n;
  expect(await rows()).toBe(1);
  await env.DB.prepare('DELETE FROM limits').run();
  await dropExpired(env, Date.now() + 8 * DAY);
  expect(await rows()).toBe(0);
});

test('forged links answer 404, and so does a link used for another noun', async () => {
  await keep({ title: 'Segredo' });
  const { token } = await linkTo();
  const [id = '', expiry = '', nonce = '', seal = ''] = token.split('-');
  const later = (Number.parseInt(expiry, 36) + DAY).toString(36);
  const other = String(Number(id) + 1);
  const strange = makePreviewToken('another secret, as long as the other', {
    noun: 'posts',
    id: post.id,
    nonce,
    expiresAt: Date.now() + DAY,
  });
  const forged = [
    [other, expiry, nonce, seal],
    [id, later, nonce, seal],
    [id, expiry, '0'.repeat(16), seal],
    [id, expiry, nonce, '0'.repeat(40)],
  ].map((parts) => parts.join('-'));
  for (const attempt of [...forged, strange, 'x', `${token}0`, 'a'.repeat(5000)]) {
    const { status, text } = await look(`/previa/blog/${attempt}`);
    expect([attempt, status]).toEqual([attempt, 404]);
    expect(text).not.toContain('Segredo');
  }
  expect((await look(`/previa/produtos/${token}`)).status).toBe(404);
  // The token is not a session: no other route accepts it.
  const stranger = await request(`/api/panel/posts/${post.id}`, { headers: { Cookie: `__Host-access=${token}` } });
  expect(stranger.status).toBe(401);
});
