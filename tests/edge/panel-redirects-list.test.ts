import { beforeEach, describe, expect, test } from 'vitest';
import { brandDay } from '../../src/shared/local-time';
import type { Page } from '../../src/shared/page';
import type { RedirectRecord } from '../../src/shared/redirect';
import type { UnknownPage } from '../../src/shared/unknown-page';
import { env } from '../helpers/edge';
import { PATH, withRedirects } from '../helpers/redirects';

const redirects = withRedirects();
const { add, added, list, moved, ways } = redirects;

describe('the list', () => {
  beforeEach(async () => {
    await env.DB.prepare(
      `WITH RECURSIVE n (value) AS (SELECT 1 UNION ALL SELECT value + 1 FROM n WHERE value < 70)
       INSERT INTO redirects (key, path, target, created_at)
       SELECT printf('%020d', value), '/antigo-' || value, '/sobre', iif(value < 40, '2026-01-01T00:00:00.000Z', '2026-02-01T00:00:00.000Z') FROM n`,
    ).run();
    await moved();
  });

  test('is paged with the newest first, each row once', async () => {
    const rows: RedirectRecord[] = [];
    let after: string | null = '';
    while (after !== null) {
      const page: Page<RedirectRecord> = await list(after ? { after } : {});
      rows.push(...page.rows);
      after = page.next;
    }
    expect(new Set(rows.map(({ key }) => key)).size).toBe(71);
    expect(rows).toHaveLength(71);
    expect(rows[0]?.key).toBe('toppins-1');
    const order = rows.map(({ since, from }) => `${since} ${from}`);
    expect(order).toEqual(order.toSorted().reverse());
  });

  test('is searched by an address with accents, with or without them, or by its escapes', async () => {
    await add('/promo%c3%a7%c3%a3o', '/sobre');
    await add('/PROMOÇÃO/café', '/sobre');
    const all = ['/promo%C3%87%C3%83o/caf%C3%A9 /sobre', '/promo%C3%A7%C3%A3o /sobre'];
    for (const search of ['promoção', 'PROMOCAO', '/promo%c3%a7%C3%A3o'])
      expect((await ways({ search })).toSorted(), search).toEqual(all);
    expect(await ways({ search: 'café' })).toEqual([all[0]]);
  });

  test('is filtered by words of the address and of the product, and by origin', async () => {
    expect(await ways({ search: 'antigo-12' })).toEqual(['/antigo-12 /sobre']);
    expect(await ways({ search: 'açaí' })).toEqual(['/produtos/toppins/1 /produtos/toppins/7']);
    expect(await ways({ search: 'toppins/7' })).toEqual(['/produtos/toppins/1 /produtos/toppins/7']);
    expect(await ways({ origin: 'product' })).toEqual(['/produtos/toppins/1 /produtos/toppins/7']);
    expect((await list({ origin: 'hand' })).rows.some(({ product }) => product)).toBe(false);
    await env.DB.prepare(
      `INSERT INTO former_category_addresses (address, category, left_at)
       VALUES ('velha', 'soulcoffee', '2026-01-01T00:00:00.000Z')`,
    ).run();
    await env.DB.prepare("UPDATE categories SET name = 'Soul Café' WHERE key = 'soulcoffee'").run();
    for (const search of ['café', 'cafe', 'velha']) expect(await ways({ search })).toHaveLength(1);
  });
});

test('unknown addresses are sorted by requests of thirty days, with a similar page as suggestion', async () => {
  const ago = (days: number) => brandDay(Date.now(), days);
  const put = env.DB.prepare('INSERT INTO unknown_pages (day, path, times) VALUES (?, ?, ?)');
  await env.DB.batch([
    put.bind(ago(0), '/soulshake', 2),
    put.bind(ago(29), '/soulshake', 5),
    put.bind(ago(1), '/trabalhe-conosco', 9),
    put.bind(ago(30), '/soulshake', 90),
    put.bind(ago(1), '/quem-somos', 50),
    put.bind(ago(1), '/produtos/soulfuel', 70),
  ]);
  await added('/quem-somos', '/sobre');
  const { rows } = (await (await redirects.editor.get(`${PATH}/unknown`)).json()) as { rows: UnknownPage[] };
  expect(rows).toEqual([
    { path: '/trabalhe-conosco', times: 9, near: null },
    { path: '/soulshake', times: 7, near: '/produtos/soulshake' },
  ]);
});

test('unknown addresses that have a page or a redirect by now are left out, and make room for others', async () => {
  const day = new Date().toISOString().slice(0, 10);
  const put = env.DB.prepare('INSERT INTO unknown_pages (day, path, times) VALUES (?, ?, ?)');
  await env.DB.batch([
    env.DB.prepare("UPDATE products SET active = 0 WHERE category = 'soulshake' AND number = 2"),
    env.DB.prepare('UPDATE posts SET published_at = NULL WHERE id = 2'),
    ...Array.from({ length: 20 }, (_, index) => put.bind(day, `/antigo-${index}`, 1)),
    ...['/blog/1', '/produtos/soulshake/1', '/produtos/soulshake', '/sobre'].map((path) => put.bind(day, path, 9)),
    ...['/blog/2', '/produtos/soulshake/2', '/blog/01'].map((path) => put.bind(day, path, 5)),
  ]);
  const { rows } = (await (await redirects.editor.get(`${PATH}/unknown`)).json()) as { rows: UnknownPage[] };
  expect(rows).toHaveLength(20);
  expect(rows.slice(0, 4).map(({ path }) => path)).toEqual([
    '/blog/01',
    '/blog/2',
    '/produtos/soulshake/2',
    '/antigo-0',
  ]);
});

test('unknown addresses that a moved product or line has left are left out', async () => {
  await moved();
  const day = new Date().toISOString().slice(0, 10);
  const put = env.DB.prepare('INSERT INTO unknown_pages (day, path, times) VALUES (?, ?, 9)');
  await env.DB.batch([
    env.DB.prepare("INSERT INTO former_category_addresses (address, category) VALUES ('coberturas', 'toppins')"),
    ...['/produtos/toppins/1', '/produtos/coberturas', '/produtos/coberturas/1', '/produtos/coberturas/7'].map((path) =>
      put.bind(day, path),
    ),
    ...['/produtos/toppins/01', '/produtos/coberturas/99', '/produtos/7'].map((path) => put.bind(day, path)),
  ]);
  const { rows } = (await (await redirects.editor.get(`${PATH}/unknown`)).json()) as { rows: UnknownPage[] };
  expect(rows.map(({ path }) => path)).toEqual(['/produtos/7', '/produtos/coberturas/99', '/produtos/toppins/01']);
});

test('validating a redirect counts no visit of an unknown page', async () => {
  await add('/nunca-visto', '/nem-este');
  expect((await env.DB.prepare('SELECT path FROM unknown_pages').all()).results).toEqual([]);
});
