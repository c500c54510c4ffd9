import { beforeEach, describe, expect, test, vi } from 'vitest';
import { broken, counted, env, page, request } from '../helpers/edge';

let attempt = 0;
/** A separate host per test, so no test gets another's cached pages. */
const uncached = (path: string) => `https://kept${attempt}.test${path}`;
beforeEach(() => {
  attempt += 1;
});

describe('when a part of the database fails', () => {
  beforeEach(() => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    return () => error.mockRestore();
  });

  test.each([
    ['slides', 'Conheça os produtos', 'Os queridinhos da casa'],
    ['products', 'Direto do blog', 'Onde estamos'],
    ['posts', 'Os queridinhos da casa', 'Onde estamos'],
    ['locations', 'Os queridinhos da casa', 'Não conseguimos carregar os locais agora.'],
    ['settings', 'contato@example.com', 'Os queridinhos da casa'],
  ])('the home without %s still shows the rest', async (table, ...rest) => {
    const { status, html } = await page(uncached('/'), { DB: broken(env.DB, table) });
    expect(status).toBe(200);
    for (const text of rest) expect(html).toContain(text);
  });

  test('a page whose own data fails answers 503 without details of the failure', async () => {
    const { status, html } = await page(uncached('/produtos/soulshake/1'), { DB: broken(env.DB, 'products') });
    expect(status).toBe(503);
    expect(html).toContain('temporariamente indisponível');
    expect(html).not.toMatch(/D1_ERROR|SQLITE|the test broke/);
  });

  test('a page that was cached before is served from its last good copy', async () => {
    const path = uncached('/produtos/soulice');
    const good = await page(path);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 10 * 60_000 });
    const { status, html } = await page(path, { DB: broken(env.DB, 'products') });
    vi.useRealTimers();
    expect(status).toBe(200);
    expect(html).toBe(good.html);
  });
});

describe('the cache', () => {
  test('serves a fresh page without D1, and shows an edit within a minute', async () => {
    const path = uncached('/produtos/soulfuel');
    await page(path);
    const { db, usage } = counted(env.DB);
    await page(path, { DB: db });
    expect(usage.roundTrips).toBe(0);

    await env.DB.prepare("UPDATE categories SET description = 'Agora mais quente' WHERE key = 'soulfuel'").run();
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 61_000 });
    const { html } = await page(path);
    vi.useRealTimers();
    expect(html).toContain('Agora mais quente');
  });

  test('serves a page from memory for ten seconds, and asks the cache only for changes, once a second', async () => {
    const path = uncached('/produtos/soulshake');
    const first = await page(path);
    const match = vi.spyOn(caches.default, 'match');
    const asked = async (after: number) => {
      match.mockClear();
      vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + after });
      const { html } = await page(path);
      vi.useRealTimers();
      expect(html).toBe(first.html);
      return match.mock.calls.map(([key]) => new URL((key as Request).url).pathname);
    };
    expect(await asked(0)).toEqual([]);
    expect(await asked(2000)).toEqual(['/.pages/changed']);
    expect(await asked(11_000)).toHaveLength(2);
    match.mockRestore();
  });

  test('shows an edit through another isolate of the data centre a second later', async () => {
    const path = uncached('/produtos/soulcrunch');
    await page(path);
    await env.DB.prepare("UPDATE categories SET description = 'De outro isolado' WHERE key = 'soulcrunch'").run();
    const kept = { headers: { 'Cache-Control': 'max-age=60' } };
    await caches.default.put(`${env.SITE_ORIGIN}/.pages/changed`, new Response(String(Date.now()), kept));
    const before = await page(path);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 1100 });
    const after = await page(path);
    vi.useRealTimers();
    expect(before.html.includes('De outro isolado')).toBe(false);
    expect(after.html.includes('De outro isolado')).toBe(true);
  });

  test('serves a page older than ten seconds at once, and renews it in the background', async () => {
    const path = uncached('/produtos/soulcoffee');
    await page(path);
    await env.DB.prepare("UPDATE categories SET description = 'Café renovado' WHERE key = 'soulcoffee'").run();
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 11_000 });
    const stale = await page(path);
    const renewed = await page(path);
    vi.useRealTimers();
    expect(stale.html).not.toContain('Café renovado');
    expect(renewed.html).toContain('Café renovado');
  });

  test('renders a page again whose copy is from the future, because the clock was set back', async () => {
    const path = uncached('/produtos/soulcoffee');
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 3_600_000 });
    await page(path);
    vi.useRealTimers();
    await env.DB.prepare("UPDATE categories SET description = 'Café de hoje' WHERE key = 'soulcoffee'").run();
    expect((await page(path)).html).toContain('Café de hoje');
  });

  test('answers the browser’s ETag with 304 while nothing has changed', async () => {
    const path = uncached('/blog');
    const first = await request(path);
    const tag = first.headers.get('ETag') ?? '';
    expect(first.headers.get('Cache-Control')).toBe('no-cache');
    expect(tag).not.toBe('');
    const second = await request(path, { headers: { 'If-None-Match': tag } });
    expect(second.status).toBe(304);
  });

  test('keeps one copy of a page, whatever unknown parameters the address has', async () => {
    const first = uncached('/blog?categoria=Treino');
    const kept = await page(first);
    const { db, usage } = counted(env.DB);
    for (let n = 0; n < 200; n += 1) {
      const noise = `${crypto.randomUUID().slice(0, 8)}=${n}`;
      const address = n % 2 ? `${first}&${noise}` : first.replace('?', `?${noise}&`);
      const { html } = await page(address, { DB: db });
      if (html !== kept.html) throw new Error(`${address} is another page`);
    }
    expect(usage.roundTrips).toBe(0);
  });

  test('keeps one copy of a page for any order and repetition of its parameters', async () => {
    const first = uncached('/onde-estamos?uf=ES&tipo=loja&local=3');
    const { html } = await page(first);
    const { db, usage } = counted(env.DB);
    for (const query of [
      'tipo=loja&uf=ES&local=3',
      'uf=ES&uf=SP&busca=&tipo=loja&local=3',
      'local=3&uf=ES&tipo=loja&x',
    ]) {
      expect((await page(uncached(`/onde-estamos?${query}`), { DB: db })).html).toBe(html);
    }
    expect(usage.roundTrips).toBe(0);
    expect((await page(uncached('/onde-estamos?uf=SP&tipo=loja&local=3'))).html).not.toBe(html);
  });

  const some = () => crypto.randomUUID().slice(0, 8);
  const number = () => 1000 + Math.floor(Math.random() * 1e9);
  const inNoState = () => JSON.stringify(['store', some(), number()]);
  const MADE_UP: Record<string, () => string> = {
    'a line': () => `/produtos?linha=${some()}`,
    'a line, with a filter': () => `/produtos?linha=${some()}&sem=leite`,
    'a product that suits': () => `/produtos?sem=leite&apos=soulshake-${number()}`,
    'a word for a product': () => `/produtos?apos=${some()}`,
    'a product of a line': () => `/produtos/soulshake?apos=soulshake-${number()}`,
    'a product of another line': () => `/produtos/soulshake?apos=${some()}x-1`,
    'products to compare': () => `/comparar?produtos=soulshake-1,soulshake-${number()}`,
    'a category of articles': () => `/blog?categoria=${some()}`,
    'a place among articles': () => `/blog?antes=2020-01-01T12:00:00.${100 + (number() % 900)}Z,${number()}`,
    'a location': () => `/onde-estamos?local=${number()}`,
    'a location on the home': () => `/?local=${number()}`,
    'a state': () => `/onde-estamos?uf=${some()}`,
    'a state in another way': () => `/onde-estamos?uf=${'+'.repeat(1 + (number() % 99))}ES`,
    'a place among locations': () => `/onde-estamos?apos=${encodeURIComponent(inNoState())}`,
  };

  test.each(Object.keys(MADE_UP))('keeps no page for %s that does not exist', async (what) => {
    const put = vi.spyOn(caches.default, 'put');
    for (let n = 0; n < 20; n += 1) await page(uncached(MADE_UP[what]?.() ?? ''));
    const kept = put.mock.calls.map(([key]) => (key as Request).url);
    put.mockRestore();
    expect(kept).toEqual([]);
  });

  test('serves the one copy without filter for any unknown kind of locations', async () => {
    const { html } = await page(uncached('/onde-estamos'));
    const { db, usage } = counted(env.DB);
    for (let n = 0; n < 200; n += 1) {
      expect((await page(uncached(`/onde-estamos?tipo=${some()}`), { DB: db })).html).toBe(html);
    }
    expect(usage.roundTrips).toBe(0);
  });

  test('keeps a page for existing values of its parameters', async () => {
    const [older] = (
      await env.DB.prepare("SELECT published_at || ',' || id AS place FROM posts WHERE published_at IS NOT NULL").all()
    ).results;
    for (const path of [
      '/produtos?linha=soulshake&sem=leite',
      '/produtos/soulshake?apos=soulshake-3',
      '/comparar?produtos=soulshake-1,soulice-1',
      '/blog?categoria=Treino',
      `/blog?antes=${older?.place}`,
      '/onde-estamos?local=3&uf=ES',
      '/?tipo=loja',
    ]) {
      await page(uncached(path));
      const { db, usage } = counted(env.DB);
      await page(uncached(path), { DB: db });
      expect([path, usage.roundTrips]).toEqual([path, 0]);
    }
  });

  test.each(['/busca?q=pistache', '/onde-estamos?busca=vila', '/?busca=vila&uf=ES'])(
    'keeps no page with text that a visitor has typed: %s',
    async (path) => {
      const address = uncached(path);
      await page(address);
      const { db, usage } = counted(env.DB);
      await page(address, { DB: db });
      expect(usage.roundTrips).toBe(1);
    },
  );

  test.each(['/sitemap.xml', '/blog/rss.xml', '/tabelas-nutricionais.pdf', '/sobre', '/auth/login'])(
    '%s ignores parameters, so that one copy is kept',
    async (path) => {
      await request(uncached(path));
      const { db, usage } = counted(env.DB);
      await request(uncached(`${path}?next=/conta&utm_source=chat`), undefined, { DB: db });
      expect(usage.roundTrips).toBe(0);
    },
  );

  test('never stores a missing page', async () => {
    const path = uncached('/produtos/novidade');
    expect((await page(path)).status).toBe(404);
    await env.DB.prepare(
      "INSERT INTO categories (key, name, image, position) VALUES ('novidade', 'Novidade', '/images/x.webp', 50)",
    ).run();
    expect((await page(path)).status).toBe(200);
    await env.DB.prepare("DELETE FROM categories WHERE key = 'novidade'").run();
  });
});
