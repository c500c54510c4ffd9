import { beforeEach, describe, expect, test } from 'vitest';
import type { CategoryRecord } from '../../src/shared/category';
import type { PostRecord } from '../../src/shared/post';
import type { ProductRecord } from '../../src/shared/product';
import { NO_SEARCH_APPEARANCE } from '../../src/shared/search-appearance';
import { signedIn } from '../helpers/account';
import { env, page, request } from '../helpers/edge';

const admin = signedIn('admin');
const read = async <T>(response: Response | Promise<Response>): Promise<T> => (await response).json();
let attempt = 0;
beforeEach(async () => {
  attempt += 1;
  await env.DB.prepare('DELETE FROM limits').run();
});
/** A separate host per test, so no test gets another's cached pages. */
const shown = async (path: string) => (await page(`https://s${attempt}.test${path}`)).html;

const STEM = '/media/0123456789abcdef0123-1600x900-112233';
const SAID = { searchTitle: 'Pistache: o guia', searchDescription: 'Como escolher.', shareImage: `${STEM}.webp` };

/** Returns the values of a page's head, by tag. */
function told(html: string) {
  const head = html.slice(0, html.indexOf('</head>'));
  const tag = (name: string) => new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(head)?.[1];
  return {
    title: /<title>([^<]*)<\/title>/.exec(head)?.[1],
    description: tag('description'),
    'og:title': tag('og:title'),
    'og:description': tag('og:description'),
    'og:image': tag('og:image'),
    size: `${tag('og:image:width')} × ${tag('og:image:height')}`,
    'twitter:card': tag('twitter:card'),
  };
}

/** Returns a page's structured data of a type. */
function structured(html: string, type: string): Record<string, unknown> {
  const scripts = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)];
  return scripts.map(([, json]) => JSON.parse(json ?? '')).find((data) => [data['@type']].flat().includes(type));
}

const heading = (html: string) => /<h1[^>]*>(.*?)<\/h1>/.exec(html)?.[1]?.replace(/<[^>]*>/g, '');

type AnyRecord = PostRecord & ProductRecord & CategoryRecord;

/** Returns a record as its form sends it; a category without its address. */
async function written(path: string): Promise<object> {
  const { id: _id, key, productCount: _count, ...record } = await read<AnyRecord>(admin.get(`/api/panel/${path}`));
  return record;
}

async function change(path: string, fields: object): Promise<AnyRecord> {
  const answer = await admin.json('PUT', `/api/panel/${path}`, { ...(await written(path)), ...fields });
  expect(answer.status, await answer.clone().text()).toBe(200);
  return (await read<{ record: AnyRecord }>(answer)).record;
}

describe.each([
  ['posts', 'posts/6', '/blog/6', '/api/posts/6', 'BlogPosting', 'ID'],
  ['products', 'products/9', '/produtos/soulshake/9', '/api/products/soulshake/9', 'Product', 'ID'],
  ['categories', 'categories/soulice', '/produtos/soulice', '/api/categories/soulice', 'CollectionPage', 'Endereço'],
])('the page of one of the %s', (noun, record, path, address, type, key) => {
  test('has its edited title, description and picture in the head, and its own heading for visitors', async () => {
    const before = await shown(path);
    await change(record, SAID);
    attempt += 1;
    const after = await shown(path);
    expect(told(after)).toEqual({
      title: 'Pistache: o guia | Soul',
      description: 'Como escolher.',
      'og:title': 'Pistache: o guia | Soul',
      'og:description': 'Como escolher.',
      'og:image': expect.stringMatching(new RegExp(`^https://[^/]+${STEM}-og\\.jpg$`)),
      size: '1200 × 630',
      'twitter:card': 'summary_large_image',
    });
    expect(structured(after, type)).toMatchObject({ description: 'Como escolher.' });
    expect(heading(after)).toBe(heading(before));
    expect(heading(after)).not.toContain('o guia');

    await change(record, NO_SEARCH_APPEARANCE);
    attempt += 1;
    expect(told(await shown(path))).toMatchObject({ ...told(before), 'og:image': expect.stringContaining('-og.jpg') });
  });

  test('has no search fields in its data where none are edited', async () => {
    expect(await (await request(address)).text()).not.toMatch(/searchTitle|searchDescription|shareImage/);
    expect(await shown(path)).not.toMatch(/searchTitle|searchDescription|shareImage/);
  });

  test('escapes hostile text in its head', async () => {
    const hostile = '"><script>alert(1)</script> & </title> \u2028';
    await change(record, { searchTitle: hostile, searchDescription: hostile });
    const html = await shown(path);
    expect(html).not.toContain('<script>alert(1)');
    const escaped = '&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt; &amp; &lt;/title&gt;';
    expect(told(html)).toMatchObject({ description: escaped, 'og:title': `${escaped} | Soul` });
    expect(structured(html, type)).toMatchObject({ description: hostile.trim() });
    await change(record, NO_SEARCH_APPEARANCE);
  });

  test('is imported, exported and recorded with its search fields', async () => {
    const title = `Escrito ${crypto.randomUUID().slice(0, 8)}`;
    const head = [key, 'Título nos buscadores', 'Descrição nos buscadores', 'Imagem ao compartilhar'].join(';');
    const id = record.split('/')[1];
    const text = `${head}\n${id};${title};Da planilha;${STEM}.webp\n`;
    const send = (query: string, digest?: string) =>
      admin.json('POST', `/api/panel/imports/${noun}${query}`, { format: 'csv', text, digest });
    const { digest } = await read<{ digest: string }>(send('?dry=1'));
    expect((await send('', digest)).status).toBe(200);
    expect(await (await admin.get(`/api/panel/${record}`)).json()).toMatchObject({
      ...{ searchTitle: title, searchDescription: 'Da planilha', shareImage: `${STEM}.webp` },
    });
    const csv = await (await admin.get(`/api/panel/exports/${noun}.csv`)).text();
    expect(csv).toContain(`${title};Da planilha;${STEM}.webp`);
    const { rows } = await read<{ rows: { id: number }[] }>(admin.get(`/api/panel/activity?noun=${noun}`));
    const detail = await (await admin.get(`/api/panel/activity/${rows[0]?.id}`)).json();
    expect(detail).toMatchObject({ before: { searchTitle: null }, after: { searchTitle: title } });
    // These texts are not part of the visitors' search.
    const found = await request(`/api/search?q=${encodeURIComponent(title.slice(-8))}`);
    expect(await found.text()).not.toContain(path);
    await change(record, NO_SEARCH_APPEARANCE);
  });

  test('refuses a picture of another site and a title that is too long', async () => {
    const wrong = { shareImage: 'https://example.com/a.jpg', searchTitle: 'a'.repeat(121) };
    const answer = await admin.json('PUT', `/api/panel/${record}`, { ...(await written(record)), ...wrong });
    expect([answer.status, await answer.json()]).toMatchObject([
      422,
      {
        fields: {
          shareImage: 'Escolha uma imagem da Mídia ou da marca.',
          searchTitle: 'O título nos buscadores passa de 120 caracteres.',
        },
      },
    ]);
  });
});

test('search fields in a working copy are not public until it is published', async () => {
  const { version } = await read<PostRecord>(admin.get('/api/panel/posts/5'));
  const copy = { fields: { searchTitle: 'Ainda não' }, base: { searchTitle: '' }, baseVersion: version, version: 0 };
  const kept = await admin.json('PUT', '/api/panel/posts/5/working-copy', copy);
  expect(kept.status).toBe(200);
  const { version: seen } = await read<{ version: number }>(kept);
  expect(told(await shown('/blog/5')).title).not.toContain('Ainda não');
  await change('posts/5', { searchTitle: 'Ainda não', copy: seen });
  attempt += 1;
  expect(told(await shown('/blog/5')).title).toBe('Ainda não | Soul');
  expect(await (await admin.get('/api/panel/posts/5/working-copy')).json()).toMatchObject({ copy: null });
});

test('a copied product does not copy the search fields', async () => {
  await change('products/9', SAID);
  const answer = await admin.json('POST', '/api/panel/products/9/copies', {});
  expect((await read<{ record: ProductRecord }>(answer)).record).toMatchObject(NO_SEARCH_APPEARANCE);
  await change('products/9', NO_SEARCH_APPEARANCE);
});

test('the search fields of a category apply to its own page only, and to each part of it', async () => {
  await env.DB.prepare(
    `WITH RECURSIVE numbers (n) AS (SELECT 100 UNION ALL SELECT n + 1 FROM numbers WHERE n < 130)
     INSERT INTO products (category, number, name, price_cents, description, images, active, featured, search_text)
     SELECT 'soulice', n, 'Sabor ' || n, 1000, '', '[]', 1, 0, '' FROM numbers`,
  ).run();
  await change('categories/soulice', SAID);
  const part = told(await shown('/produtos/soulice?apos=soulice-100'));
  expect(part).toMatchObject({ title: 'Pistache: o guia, continuação | Soul', description: 'Como escolher.' });
  for (const path of ['/api/categories', '/api/categories/soulice/pack', '/produtos', '/produtos/soulshake']) {
    const text = path.startsWith('/api') ? await (await request(path)).text() : await shown(path);
    expect(text, path).not.toMatch(/o guia|Como escolher/);
  }
  await change('categories/soulice', NO_SEARCH_APPEARANCE);
});

test('a category deleted before the fields existed is restored without them', async () => {
  const before = { key: 'antiga', name: 'Antiga', description: '', image: '/images/a.webp', imageAlt: '' };
  const fields = { ...before, highlighted: false, packSize: null, packDiscount: 0, ...NO_SEARCH_APPEARANCE };
  const made = await admin.json('POST', '/api/panel/categories', { ...fields, position: 0 });
  const { record } = await read<{ record: CategoryRecord }>(made);
  const gone = await admin.json('DELETE', `/api/panel/categories/antiga?version=${record.version}`);
  const { activityId } = await read<{ activityId: number }>(gone);
  const words = ['searchTitle', 'searchDescription', 'shareImage'].map((name) => `'$.${name}'`).join(', ');
  await env.DB.prepare(`UPDATE activity SET before = json_remove(before, ${words}) WHERE id = ?`)
    .bind(activityId)
    .run();
  expect((await admin.json('POST', `/api/panel/activity/${activityId}/undo`, {})).status).toBe(200);
  expect(await read(admin.get('/api/panel/categories/antiga'))).toMatchObject({ ...before, ...NO_SEARCH_APPEARANCE });
});
