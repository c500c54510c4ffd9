import { afterEach, describe, expect, test } from 'vitest';
import { counted, env, page, request } from '../helpers/edge';
import { all, parseXml } from '../helpers/xml';

const ORIGIN = 'https://soul.test';
const HOSTILE = `<script>alert("1")</script> & ]]> 'x' \u0007\u2028`;

let attempt = 0;
/** A separate host per answer, so none comes from the cache. */
const fresh = (path: string) => `https://feeds${++attempt}.test${path}`;

async function xml(path: string) {
  const { status, html, headers } = await page(fresh(path));
  expect(status).toBe(200);
  return { root: parseXml(html), headers };
}

afterEach(async () => {
  await env.DB.batch([
    env.DB.prepare('DELETE FROM posts WHERE id >= 50'),
    env.DB.prepare("DELETE FROM products WHERE category = 'toppins'"),
  ]);
});

describe.each([
  ['/sitemap.xml', 'application/xml; charset=utf-8'],
  ['/blog/rss.xml', 'application/rss+xml; charset=utf-8'],
])('%s', (path, type) => {
  test('is well-formed, has its content type, and answers 304 to a matching ETag', async () => {
    const address = fresh(path);
    const first = await request(address);
    expect(first.headers.get('Content-Type')).toBe(type);
    parseXml(await first.text());
    const tag = first.headers.get('ETag') ?? '';
    expect((await request(address, { headers: { 'If-None-Match': tag } })).status).toBe(304);
  });

  test('costs one round trip to D1, and none when requested again', async () => {
    const { db, usage } = counted(env.DB);
    const address = fresh(path);
    await request(address, undefined, { DB: db });
    expect(usage.roundTrips).toBe(1);
    await request(address, undefined, { DB: db });
    expect(usage.roundTrips).toBe(1);
  });

  test('contains no drafts or scheduled posts, and does not read them', async () => {
    const { db, usage } = counted(env.DB);
    await request(fresh(path), undefined, { DB: db });
    await env.DB.prepare(
      `WITH RECURSIVE numbers (value) AS (SELECT 50 UNION ALL SELECT value + 1 FROM numbers WHERE value < 500)
       INSERT INTO posts (id, title, published_at)
       SELECT value, 'Oculto', CASE WHEN value % 2 THEN '2999-01-01T00:00:00.000Z' END FROM numbers`,
    ).run();
    const { db: fuller, usage: now } = counted(env.DB);
    const { html } = await page(fresh(path), { DB: fuller });
    expect(html).not.toMatch(/Oculto|\/blog\/(?:50|51)\b/);
    // One row more: the scan of the index ends there.
    expect(now.rowsRead).toBeLessThanOrEqual(usage.rowsRead + 1);
  });

  test('uses the canonical origin, whatever host was requested', async () => {
    const { html } = await page(fresh(path), { SITE_ORIGIN: 'https://example.com' });
    expect(html).toContain('https://example.com/blog/1');
    expect(html).not.toContain('soul.test');
  });
});

describe('the sitemap', () => {
  const addresses = async () => all((await xml('/sitemap.xml')).root, 'loc').map((loc) => loc.text);

  test('has every public address once', async () => {
    const found = await addresses();
    for (const path of [
      ...['/', '/sobre', '/produtos', '/blog', '/onde-estamos', '/contato', '/licencie', '/biocasaforte'],
      ...['/politica-de-privacidade', '/termos-de-uso', '/produtos/suplementos', '/produtos/suplementos/2', '/blog/6'],
    ]) {
      expect(found).toContain(ORIGIN + path);
    }
    expect(found.filter((address) => /\/produtos\/\w+\/\d+$/.test(address))).toHaveLength(32);
    expect(new Set(found).size).toBe(found.length);
  });

  test('has each active location once, and the time of its last change', async () => {
    const { results } = await env.DB.prepare('SELECT id FROM locations WHERE active = 1').all<{ id: number }>();
    const found = await addresses();
    const listed = found.filter((address) => address.startsWith(`${ORIGIN}/onde-estamos?`));
    expect(listed.sort()).toEqual(results.map(({ id }) => `${ORIGIN}/onde-estamos?local=${id}`).sort());
    const instant = '2997-03-04T05:06:07.008Z';
    await env.DB.prepare('UPDATE locations SET updated_at = ? WHERE id = 1').bind(instant).run();
    const { root } = await xml('/sitemap.xml');
    const changed = all(root, 'url').filter((url) => all(url, 'lastmod')[0]?.text === instant);
    expect(changed.map((url) => all(url, 'loc')[0]?.text.replace(ORIGIN, ''))).toEqual([
      '/onde-estamos',
      '/onde-estamos?local=1',
    ]);
  });

  test('has the page of a line only while visitors see a product in it, and the empty page is noindex', async () => {
    const line = `${ORIGIN}/produtos/toppins`;
    const isNoindex = async () => (await page(fresh('/produtos/toppins'))).html.includes('content="noindex"');
    const insert =
      "INSERT INTO products (category, number, name, price_cents, active) VALUES ('toppins', 1, 'Calda', 990, 0)";
    await env.DB.prepare(insert).run();
    expect([(await addresses()).includes(line), await isNoindex()]).toEqual([false, true]);
    await env.DB.prepare("UPDATE products SET active = 1 WHERE category = 'toppins'").run();
    expect([(await addresses()).includes(line), await isNoindex()]).toEqual([true, false]);
  });

  test('leaves out products without a page', async () => {
    await env.DB.prepare(
      "INSERT INTO products (category, number, name, price_cents) VALUES ('toppins', 1, 'Mistério', 990)",
    ).run();
    expect(await addresses()).not.toContain(`${ORIGIN}/produtos/toppins/1`);
  });

  test('is split into parts beyond 5,000 addresses, which together have each address once', async () => {
    expect((await page(fresh('/sitemap-1.xml'))).status).toBe(404);
    const few = await addresses();
    await env.DB.prepare(
      `WITH RECURSIVE numbers (value) AS (SELECT 50 UNION ALL SELECT value + 1 FROM numbers WHERE value < 10049)
       INSERT INTO posts (id, title, published_at) SELECT value, 'Artigo', '2020-01-01T00:00:00.000Z' FROM numbers`,
    ).run();
    const index = await xml('/sitemap.xml');
    expect(index.root.name).toBe('sitemapindex');
    const parts = all(index.root, 'loc').map((loc) => loc.text.replace(ORIGIN, ''));
    expect(parts).toEqual(['/sitemap-1.xml', '/sitemap-2.xml', '/sitemap-3.xml']);
    const lists = await Promise.all(
      parts.map(async (part) => all((await xml(part)).root, 'loc').map((loc) => loc.text)),
    );
    expect(lists.map((list) => list.length)).toEqual([5000, 5000, few.length]);
    expect(new Set(lists.flat()).size).toBe(10_000 + few.length);
    expect((await page(fresh('/sitemap-4.xml'))).status).toBe(404);
  });

  test('gives the time of the last change of each record, and of the pages that list it', async () => {
    await env.DB.batch([
      env.DB.prepare(
        "UPDATE products SET updated_at = '2998-03-04T05:06:07.008Z' WHERE category = 'soulfuel' AND number = 1",
      ),
    ]);
    const { root } = await xml('/sitemap.xml');
    const changed = all(root, 'url')
      .filter((url) => all(url, 'lastmod')[0]?.text === '2998-03-04T05:06:07.008Z')
      .map((url) => all(url, 'loc')[0]?.text.replace(ORIGIN, ''));
    expect(changed).toEqual([
      '/',
      '/produtos',
      '/tabelas-nutricionais.pdf',
      '/produtos/soulfuel',
      '/produtos/soulfuel/1',
    ]);
  });
});

describe('robots.txt', () => {
  test('disallows private addresses, and no public one', async () => {
    const { html, headers } = await page('/robots.txt', { SITE_ORIGIN: 'https://example.com' });
    expect(headers.get('Content-Type')).toMatch(/^text\/plain/);
    expect(html).toContain('Sitemap: https://example.com/sitemap.xml');
    const rules = [...html.matchAll(/^Disallow: (.+)$/gm)].map(([, rule = '']) => rule);
    const allowed = (path: string) =>
      !rules.some((rule) => (rule.endsWith('$') ? path === rule.slice(0, -1) : path.startsWith(rule)));
    for (const path of ['/painel', '/painel/blog', '/auth/login', '/conta', '/conta/x', '/api/slides', '/busca?q=x']) {
      expect([path, allowed(path)]).toEqual([path, false]);
    }
    const { root } = await xml('/sitemap.xml');
    for (const { text } of all(root, 'loc')) expect([text, allowed(new URL(text).pathname)]).toEqual([text, true]);
  });
});

describe('the RSS feed', () => {
  test('has the newest posts with address, date, author, excerpt and picture', async () => {
    const { root } = await xml('/blog/rss.xml');
    expect(root).toMatchObject({ name: 'rss', attributes: { version: '2.0' } });
    const [self] = all(root, 'atom:link');
    expect(self?.attributes).toMatchObject({ href: `${ORIGIN}/blog/rss.xml`, rel: 'self' });
    const items = all(root, 'item');
    expect(items).toHaveLength(6);
    const [first] = items;
    const read = Object.fromEntries(first?.children.map(({ name, text }) => [name, text]) ?? []);
    expect(read).toMatchObject({
      link: `${ORIGIN}/blog/1`,
      guid: `${ORIGIN}/blog/1`,
      pubDate: 'Thu, 12 Nov 2026 11:00:00 GMT',
      'dc:creator': 'Caio Vilanova',
    });
    expect(first && all(first, 'media:content')[0]?.attributes.url).toMatch(
      /^https:\/\/soul\.test\/images\/.*-og\.jpg$/,
    );
  });

  test('escapes hostile text', async () => {
    await env.DB.prepare(
      "INSERT INTO posts (id, title, excerpt, author, category, published_at) VALUES (60, ?, ?, ?, ?, '2026-11-13T00:00:00.000Z')",
    )
      .bind(HOSTILE, HOSTILE, HOSTILE, HOSTILE)
      .run();
    const { root } = await xml('/blog/rss.xml');
    const [first] = all(root, 'item');
    for (const name of ['title', 'description', 'dc:creator', 'category']) {
      expect(first && all(first, name)[0]?.text).toBe(HOSTILE.replace('\u0007', ''));
    }
  });

  test('is linked from the blog, and so is the web manifest', async () => {
    const { html } = await page('/blog');
    expect(html).toMatch(/<link rel="alternate" type="application\/rss\+xml"[^>]* href="\/blog\/rss\.xml"/);
    expect(html).toContain('<link rel="manifest" href="/site.webmanifest"/>');
  });
});
