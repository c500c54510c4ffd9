import { beforeEach, describe, expect, test } from 'vitest';
import type { Comparison } from '../../functions/api/comparison';
import { broken, counted, env, page, request } from '../helpers/edge';

let attempt = 0;
/** A separate host per test, so no test gets another's cached pages. */
const uncached = (path: string) => `https://compared${attempt}.test${path}`;
beforeEach(() => {
  attempt += 1;
});

const THREE = '/comparar?produtos=soulshake-9,soulice-2,soulicepote-1';
const compared = async (names: string): Promise<Comparison> =>
  (await request(`/api/products/compared?produtos=${names}`)).json();
const namesOf = ({ products }: Comparison) => products.map(({ category, number }) => `${category}-${number}`);
const headsOf = (html: string) =>
  [...html.matchAll(/<th role="columnheader"[^>]*><a href="([^"]*)"/g)].map(([, to]) => to);

describe('three products', () => {
  test('are shown side by side in the order of the address, as noindex', async () => {
    const { status, html } = await page(uncached(THREE));
    expect(status).toBe(200);
    expect(headsOf(html)).toEqual(['/produtos/soulshake/9', '/produtos/soulice/2', '/produtos/soulicepote/1']);
    expect(html).toContain('<meta name="robots" content="noindex"/>');
    expect(html).toContain('<link rel="canonical" href="https://soul.test/comparar"/>');
    expect(html).toContain('3 produtos lado a lado.');
    expect(html).toMatch(/<title>Comparar Soul Shake Pistache, Soul Ice Pistache e [^<]+ \| Soul[^<]*<\/title>/);
  });

  test('cost one round trip of at most five statements, for any number of products', async () => {
    for (const path of [THREE, '/comparar?produtos=soulshake-1', '/comparar']) {
      const { db, usage } = counted(env.DB);
      await page(uncached(path), { DB: db });
      expect(usage.roundTrips, path).toBe(1);
      expect(usage.statements, path).toBeLessThanOrEqual(5);
    }
  });

  test('can be removed one by one by links, and swapped by a form that needs no script', async () => {
    const { html } = await page(uncached(THREE));
    const without = [...html.matchAll(/<a href="(\/comparar\?[^"]*)"[^>]*aria-label="Tirar/g)].map(([, to]) => to);
    expect(without).toEqual([
      '/comparar?produtos=soulice-2,soulicepote-1',
      '/comparar?produtos=soulshake-9,soulicepote-1',
      '/comparar?produtos=soulshake-9,soulice-2',
    ]);
    expect(html).toMatch(/<form [^>]*action="\/comparar"/);
    expect(html.match(/<select [^>]*name="produtos"/g)).toHaveLength(3);
    expect(html).toMatch(/<option [^>]*value="soulice-2"[^>]*selected/);
  });

  test('take at most 60,000 characters of HTML without styles', async () => {
    const { html } = await page(uncached(THREE));
    expect(html.replace(/<style>.*?<\/style>/gs, '').length).toBeLessThanOrEqual(60_000);
  });
});

test('one cached page serves every form of the address, whatever else it carries', async () => {
  await page(uncached(THREE));
  const { db, usage } = counted(env.DB);
  for (const search of [
    'produtos=soulshake-9&produtos=soulice-2&produtos=soulicepote-1',
    'utm_source=x&produtos=soulshake-9%2Csoulice-2,,soulicepote-1,nada',
    'produtos=soulshake-9,soulshake-9,soulice-2,soulicepote-1,soulshake-1',
  ]) {
    expect(headsOf((await page(uncached(`/comparar?${search}`), { DB: db })).html)).toHaveLength(3);
  }
  expect(usage.roundTrips).toBe(0);
});

test('without products the page explains its purpose, and where to begin', async () => {
  const { status, html } = await page(uncached('/comparar'));
  expect(status).toBe(200);
  expect(html).toContain('Escolha dois ou três produtos para ver o que muda de um para o outro.');
  expect(html).toMatch(/<h3[^>]*><a href="\/produtos\/soulshake"/);
  expect(html).not.toContain('<table');
});

describe('an unavailable product', () => {
  test('is left out, and the page says how many are missing', async () => {
    const { status, html } = await page(uncached('/comparar?produtos=soulshake-9,soulshake-999,nada-1'));
    expect([status, headsOf(html)]).toEqual([200, ['/produtos/soulshake/9']]);
    expect(html).toContain('2 produtos do endereço não estão mais no cardápio e ficaram de fora.');
  });

  test('that is hidden, or has no page, is left out and not offered', async () => {
    await env.DB.batch([
      env.DB.prepare("UPDATE products SET active = 0 WHERE category = 'soulshake' AND number = 3"),
      env.DB.prepare("UPDATE products SET nutrition = NULL WHERE category = 'soulshake' AND number = 4"),
    ]);
    const found = await compared('soulshake-3,soulshake-4,soulshake-5');
    expect([namesOf(found), found.missing]).toEqual([['soulshake-5'], 2]);
    const offered = found.lines.find(({ key }) => key === 'soulshake')?.products.map(({ number }) => number);
    expect(offered).toEqual([1, 2, 5, 6, 7, 8, 9, 10]);
  });

  test('that has moved is found at its new address, once', async () => {
    await env.DB.prepare(
      "INSERT INTO former_addresses (category, number, product_id) SELECT 'soulfuel', 77, id FROM products WHERE category = 'soulshake' AND number = 9",
    ).run();
    expect(namesOf(await compared('soulfuel-77,soulice-1'))).toEqual(['soulshake-9', 'soulice-1']);
    const twice = await compared('soulfuel-77,soulshake-9');
    expect([namesOf(twice), twice.missing]).toEqual([['soulshake-9'], 0]);
  });
});

test('a database failure answers an error status, not an empty page', async () => {
  const { status } = await page(uncached(THREE), { DB: broken(env.DB, 'products') });
  expect(status).toBeGreaterThanOrEqual(500);
});
