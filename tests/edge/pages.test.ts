import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { broken, counted, env, page, zipped } from '../helpers/edge';

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

/** Bytes a server may send before the first acknowledgement: ten packets. */
const FLIGHT = 14_600;
/** Near holidays, each location has those on which it is not known whether it opens. */
const BEFORE_HOLIDAYS = new Date('2026-12-23T12:00:00Z');

let attempt = 0;
/** A separate host per test, so no test gets another's cached pages. */
const uncached = (path: string) => `https://t${attempt}.test${path}`;
beforeEach(() => {
  attempt += 1;
});
afterEach(() => {
  vi.useRealTimers();
});

describe.each(PUBLIC_PAGES)('%s', (path, heading, content) => {
  test('has its content, title, description, canonical address and preview tags without scripts', async () => {
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

  test('transfers its first view, styles included, within the first flight', async () => {
    const { html } = await page(uncached(path));
    const [firstView = '', ...rest] = html.split('<link rel="stylesheet" href="/assets/styles-');
    expect(rest).toHaveLength(1);
    expect(await zipped(firstView)).toBeLessThanOrEqual(FLIGHT);
  });

  test('fits into the first flight as a whole, even near holidays', async () => {
    vi.useFakeTimers({ now: BEFORE_HOLIDAYS, toFake: ['Date'] });
    const { html } = await page(uncached(path));
    expect(await zipped(html)).toBeLessThanOrEqual(FLIGHT);
  });
});

test('the offline page can be cached in advance, and is noindex', async () => {
  const { status, html } = await page('/offline');
  expect(status).toBe(200);
  expect(html).toContain('Você está sem internet');
  expect(html).toContain('<meta name="robots" content="noindex"/>');
});

test('a page whose locations cannot be read shows an error in their place, and no count', async () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  for (const path of ['/', '/onde-estamos']) {
    const { html } = await page(uncached(path), { DB: broken(env.DB, 'locations') });
    expect(html).toContain('Não conseguimos carregar os locais agora.');
    expect(html).not.toMatch(/\d+ unidades?</);
  }
  error.mockRestore();
});

describe('missing pages', () => {
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

  test('are logged by path, without parameters', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    await page('/nao-existe?email=ana@example.com');
    expect(warn).toHaveBeenCalledWith('404 /nao-existe');
    warn.mockRestore();
  });

  test('include drafts, scheduled posts and products without data sheet', async () => {
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

describe('settings', () => {
  test('a changed setting shows without a deploy; an invalid override falls back to its default', async () => {
    await env.DB.prepare('INSERT INTO settings (id, overrides) VALUES (1, ?)')
      .bind(JSON.stringify({ contactEmail: 'ola@example.com', phone: 'não é telefone' }))
      .run();
    const { html } = await page(uncached('/'));
    expect(html).toContain('ola@example.com');
    expect(html).toContain('+55 27 99999-0000');
    await env.DB.prepare('DELETE FROM settings').run();
  });

  test('a telephone that is not the WhatsApp number leads to a call, and each number is named for what it is', async () => {
    await env.DB.prepare('INSERT INTO settings (id, overrides) VALUES (1, ?)')
      .bind(JSON.stringify({ phone: '0800 123 4567', chatPhone: '(11) 98888-7777' }))
      .run();
    const { html } = await page(uncached('/blog'));
    expect(html).toMatch(/href="https:\/\/wa\.me\/5511988887777"[^>]*>WhatsApp \(11\) 98888-7777</);
    expect(html).toMatch(/href="tel:08001234567"[^>]*>0800 123 4567</);
    await env.DB.prepare('DELETE FROM settings').run();
  });
});

describe('structured data', () => {
  test('follows the visible content of a product page, with its breadcrumb', async () => {
    const { html } = await page('/produtos/soulshake/9');
    const end = html.slice(html.indexOf('</footer>'));
    const [, json] = /<script type="application\/ld\+json">([^<]*BreadcrumbList[^<]*)<\/script>/.exec(end) ?? [];
    expect(JSON.parse(json ?? '').itemListElement[2]).toMatchObject({
      name: 'Soul Shake Pistache',
      item: 'https://soul.test/produtos/soulshake/9',
    });
  });
});

describe('hostile content', () => {
  test('stored markup and a closing script tag are escaped', async () => {
    await env.DB.prepare(
      "UPDATE slides SET title = '</script><script>alert(1)</script>\u2028' WHERE position = 0",
    ).run();
    const { html } = await page(uncached('/'));
    expect(html).not.toContain('<script>alert(1)');
    expect(html.match(/<\/script>/g)).toHaveLength(4);
  });
});
