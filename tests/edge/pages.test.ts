import { beforeEach, describe, expect, test, vi } from 'vitest';
import { broken, counted, env, page, request } from '../helpers/edge';

const PUBLIC_PAGES = [
  ['/', 'Soul Nutrição', 'Os queridinhos da casa'],
  ['/produtos', 'Produtos', 'Soul Coffee'],
  ['/produtos/soulshake', 'Soul Shake', 'Soul Shake Paçoca'],
  ['/produtos/toppins', 'Toppins', 'Tem novidade a caminho'],
  ['/produtos/soulshake/9', 'Soul Shake Pistache', 'Adicionar ao Carrinho'],
  ['/comparar?produtos=soulshake-9,soulice-2', 'Lado a lado', 'Proteína a cada R$ 10'],
  ['/blog', 'Blog', 'Suplementos'],
  ['/blog?categoria=Treino', 'Blog', 'Treino'],
  ['/blog/1', 'Treino', 'min de leitura'],
  ['/onde-estamos', 'Onde estamos', 'Soul Praia da Costa'],
  ['/onde-estamos?local=1', 'Onde estamos', 'Como chegar'],
  ['/biocasaforte', 'Soul Casa Forte', 'Fazer pedido'],
  ['/sobre', 'Sobre a Soul', 'Integridade'],
  ['/contato', 'Contato', 'Segunda a sexta, das 9h às 18h'],
  ['/licencie', 'Tenha uma Soul para chamar de sua', 'a partir de <span class="whitespace-nowrap">R$ 337.000'],
  ['/politica-de-privacidade', 'Políticas de Privacidade', '26 de agosto de 2025'],
  ['/termos-de-uso', 'Termos de Uso', '26 de agosto de 2025'],
  ['/busca?q=pistache', 'Busca', 'Soul Shake Pistache'],
] as const;

let attempt = 0;
/** Keeps each test's pages out of another's cache. */
const uncached = (path: string) => `https://t${attempt}.test${path}`;
beforeEach(() => {
  attempt += 1;
});

describe.each(PUBLIC_PAGES)('%s', (path, heading, content) => {
  test('arrives with its content, title, description, canonical and preview before any script', async () => {
    const { status, html } = await page(uncached(path));
    expect(status).toBe(200);
    expect(html).toMatch(/^<!DOCTYPE html><html lang="pt-BR">/);
    expect(html).toContain(heading);
    expect(html).toContain(content);
    const head = html.slice(0, html.indexOf('</head>'));
    expect(head.match(/<title>/g)).toHaveLength(1);
    expect(head).toMatch(/<meta name="description" content="[^"]{40,}"/);
    expect(head).toMatch(/<link rel="canonical" href="https:\/\/soul\.test\/[^"]*"/);
    for (const property of ['og:title', 'og:description', 'og:url', 'og:image', 'og:type']) {
      expect(head).toMatch(new RegExp(`<meta property="${property}" content="[^"]+"`));
    }
  });

  test('costs one round trip to D1', async () => {
    const { db, usage } = counted(env.DB);
    const { status } = await page(uncached(path), { DB: db });
    expect(status).toBe(200);
    expect(usage.roundTrips).toBe(1);
  });

  test('weighs at most 60 kB of HTML besides the styles', async () => {
    const { html } = await page(uncached(path));
    expect(html.replace(/<style>.*?<\/style>/gs, '').length).toBeLessThanOrEqual(60_000);
  });
});

test('the offline page can be kept ahead of need, and stays out of search engines', async () => {
  const { status, html } = await page('/offline');
  expect(status).toBe(200);
  expect(html).toContain('Você está sem internet');
  expect(html).toContain('<meta name="robots" content="noindex"/>');
});

test('without its locations the home has a failure in their place, and no count above it', async () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  for (const path of ['/', '/onde-estamos']) {
    const { html } = await page(uncached(path), { DB: broken(env.DB, 'locations') });
    expect(html).toContain('Não conseguimos carregar os locais agora.');
    expect(html).not.toMatch(/\d+ unidades?</);
  }
  error.mockRestore();
});

describe('what does not exist', () => {
  test.each([
    ['/produtos/nada', 'Categoria não encontrada', '/produtos'],
    ['/produtos/soul%00shake', 'Categoria não encontrada', '/produtos'],
    ['/produtos/soulshake/11', 'Produto não encontrado', '/produtos'],
    ['/produtos/soulshake/abc', 'Produto não encontrado', '/produtos'],
    ['/produtos/soulshake/1e3', 'Produto não encontrado', '/produtos'],
    ['/blog/7', 'Artigo não encontrado', '/blog'],
    ['/blog/nada', 'Artigo não encontrado', '/blog'],
    ['/nada/mesmo', 'Oops! Page not found', '/'],
  ])('%s answers 404 with «%s» and a link back', async (path, message, back) => {
    const { status, html } = await page(path);
    expect(status).toBe(404);
    expect(html).toContain(message);
    expect(html).toContain(`href="${back}"`);
    expect(html).toContain('noindex');
  });

  test('an unknown address is logged by its path, without its parameters', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    await page('/nao-existe?email=ana@example.com');
    expect(warn).toHaveBeenCalledWith('404 /nao-existe');
    warn.mockRestore();
  });

  test('a draft, a scheduled post and a product without data sheet have no page', async () => {
    await env.DB.batch([
      env.DB.prepare("INSERT INTO posts (id, title, published_at) VALUES (50, 'Rascunho', NULL)"),
      env.DB.prepare("INSERT INTO posts (id, title, published_at) VALUES (51, 'Futuro', '2999-01-01T00:00:00.000Z')"),
      env.DB.prepare(
        "INSERT INTO products (category, number, name, price_cents) VALUES ('toppins', 1, 'Topping Misterioso', 990)",
      ),
    ]);
    for (const path of ['/blog/50', '/blog/51', '/produtos/toppins/1']) expect((await page(path)).status).toBe(404);
    const category = await page('https://em-breve.test/produtos/toppins');
    expect(category.html).toContain('Topping Misterioso');
    expect(category.html).toContain('Em breve');
    expect(category.html).not.toContain('href="/produtos/toppins/1"');
    const blog = await page('https://rascunhos.test/blog');
    expect(blog.html).not.toContain('Rascunho');
    expect(blog.html).not.toContain('Futuro');
    await env.DB.batch([
      env.DB.prepare('DELETE FROM posts WHERE id >= 50'),
      env.DB.prepare("DELETE FROM products WHERE category = 'toppins'"),
    ]);
  });
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

  test('a page whose own data fails says so with status 503 and nothing of the failure', async () => {
    const { status, html } = await page(uncached('/produtos/soulshake/1'), { DB: broken(env.DB, 'products') });
    expect(status).toBe(503);
    expect(html).toContain('temporariamente indisponível');
    expect(html).not.toMatch(/D1_ERROR|SQLITE|the test broke/);
  });

  test('a page seen before is answered with its last good copy', async () => {
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
  test('serves a young page without asking D1, and an edit shows within a minute', async () => {
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

  test('a page older than ten seconds is served at once and renewed behind it', async () => {
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

  test('the browser revalidates by ETag and gets 304 while nothing changed', async () => {
    const path = uncached('/blog');
    const first = await request(path);
    const tag = first.headers.get('ETag') ?? '';
    expect(first.headers.get('Cache-Control')).toBe('no-cache');
    expect(tag).not.toBe('');
    const second = await request(path, { headers: { 'If-None-Match': tag } });
    expect(second.status).toBe(304);
  });

  test('keeps one copy of a page, whatever else an address carries', async () => {
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

  test('keeps one copy of a page, in whatever order its parameters stand, and however often', async () => {
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

  test.each(['/busca?q=pistache', '/onde-estamos?busca=vila', '/?busca=vila&uf=ES'])(
    'keeps nothing of what a visitor has typed: %s',
    async (path) => {
      const address = uncached(path);
      await page(address);
      const { db, usage } = counted(env.DB);
      await page(address, { DB: db });
      expect(usage.roundTrips).toBe(1);
    },
  );

  test.each(['/sitemap.xml', '/blog/rss.xml', '/tabelas-nutricionais.pdf', '/sobre', '/auth/login'])(
    '%s has no parameters, so that it is kept once',
    async (path) => {
      await request(uncached(path));
      const { db, usage } = counted(env.DB);
      await request(uncached(`${path}?next=/conta&utm_source=chat`), undefined, { DB: db });
      expect(usage.roundTrips).toBe(0);
    },
  );

  test('a missing page is never stored', async () => {
    const path = uncached('/produtos/novidade');
    expect((await page(path)).status).toBe(404);
    await env.DB.prepare(
      "INSERT INTO categories (key, name, image, position) VALUES ('novidade', 'Novidade', '/images/x.webp', 50)",
    ).run();
    expect((await page(path)).status).toBe(200);
    await env.DB.prepare("DELETE FROM categories WHERE key = 'novidade'").run();
  });
});

describe('settings', () => {
  test('what the owner changed shows without a deploy; an invalid override falls back to its default', async () => {
    await env.DB.prepare('INSERT INTO settings (id, overrides) VALUES (1, ?)')
      .bind(JSON.stringify({ contactEmail: 'ola@example.com', phone: 'não é telefone' }))
      .run();
    const { html } = await page(uncached('/'));
    expect(html).toContain('ola@example.com');
    expect(html).toContain('+55 27 99999-0000');
    await env.DB.prepare('DELETE FROM settings').run();
  });
});

describe('structured data', () => {
  test('stands in the head of a product, with the way to it', async () => {
    const { html } = await page('/produtos/soulshake/9');
    const head = html.slice(0, html.indexOf('</head>'));
    const [, json] = /<script type="application\/ld\+json">([^<]*BreadcrumbList[^<]*)<\/script>/.exec(head) ?? [];
    expect(JSON.parse(json ?? '').itemListElement[2]).toMatchObject({
      name: 'Soul Shake Pistache',
      item: 'https://soul.test/produtos/soulshake/9',
    });
  });

  test('tells the place of a page that reads nothing of its own', async () => {
    const { html } = await page('/contato');
    const [, json] = /<script type="application\/ld\+json">(.*?BreadcrumbList.*?)<\/script>/.exec(html) ?? [];
    expect(JSON.parse(json ?? '').itemListElement).toMatchObject([
      { name: 'Contato', item: 'https://soul.test/contato' },
    ]);
  });
});

describe('hostile content', () => {
  test('markup in stored text and a closing script tag stay text', async () => {
    await env.DB.prepare(
      "UPDATE slides SET title = '</script><script>alert(1)</script>\u2028' WHERE position = 0",
    ).run();
    const { html } = await page(uncached('/'));
    expect(html).not.toContain('<script>alert(1)');
    expect(html.match(/<\/script>/g)).toHaveLength(4);
  });
});
