import { beforeAll, expect, test } from 'vitest';
import { env, page, request } from '../helpers/edge';
import { manyProducts } from '../helpers/many';

beforeAll(async () => {
  await env.DB.prepare(manyProducts()).run();
});

type Answer = { products: { category: string; number: number }[]; total: number; next: string | null };

/** Returns the addresses of the products in a list, page by page, after a product or from the beginning. */
async function walk(path: string, { from = '', pages = Number.POSITIVE_INFINITY } = {}): Promise<string[]> {
  const told: string[] = [];
  let after: string | null = from;
  for (let read = 0; read < pages && after !== null; read += 1) {
    const answer: Answer = await (await request(`${path}&apos=${after}`)).json();
    told.push(...answer.products.map(({ category, number }) => `${category}/${number}`));
    after = answer.next;
  }
  return told;
}

async function addressesBy(order: string): Promise<string[]> {
  const { results } = await env.DB.prepare(
    `SELECT category || '/' || number AS address FROM products WHERE category = 'soulshake' AND active = 1 ORDER BY ${order}`,
  ).all<{ address: string }>();
  expect(results.length).toBe(2010);
  return results.map(({ address }) => address);
}

test('a line pages through 2,010 products, each once and in order', { timeout: 60_000 }, async () => {
  expect(await walk('/api/categories/soulshake?')).toEqual(await addressesBy('number'));
});

// Each page of this order reads all products: its first and its last pages show whether they join.
test('a line in order of price pages from the cheapest to the last', async () => {
  const path = '/api/categories/soulshake?ordem=menor-preco';
  const expected = await addressesBy('price_cents, number');
  expect(await walk(path, { pages: 8 })).toEqual(expected.slice(0, 8 * 15));
  const from = expected.at(-50)?.replace('/', '-');
  expect(await walk(path, { from })).toEqual(expected.slice(-49));
});

test('the page of a line links to its next page, without scripts, in the same order', async () => {
  const names = (html: string) => [...html.matchAll(/<h2[^>]*><a[^>]*>([^<]*)/g)].map(([, name]) => name);
  for (const query of ['', '?ordem=menor-preco']) {
    const first = await page(`/produtos/soulshake${query}`);
    const [, next = ''] = /href="([^"]*apos=[^"]*)"/.exec(first.html) ?? [];
    const second = await page(next.replaceAll('&amp;', '&'));
    expect([names(first.html).length, names(second.html).length]).toEqual([15, 15]);
    expect(names(second.html)).not.toEqual(names(first.html));
    expect(first.html).toContain('2.010 produtos');
    expect(second.html).toContain('Ver mais produtos');
  }
  const { html } = await page('/produtos/soulshake?apos=soulshake-9');
  expect(html).toContain('<link rel="canonical" href="https://soul.test/produtos/soulshake?apos=soulshake-9"/>');
});

test('a page holds all that remain of a line, up to 24 products', async () => {
  const expected = await addressesBy('number');
  const after = async (place: number): Promise<Answer> =>
    (await request(`/api/categories/soulshake?apos=${expected.at(place)?.replace('/', '-')}`)).json();
  const last = await after(-25);
  expect([last.products.length, last.next]).toEqual([24, null]);
  const another = await after(-26);
  expect([another.products.length, another.next]).toEqual([15, expected.at(-11)?.replace('/', '-')]);
});

test('the structured data lists only the products on the page', async () => {
  const { html } = await page('/produtos/soulshake');
  expect(html.match(/"@type":"ListItem"/g)?.length).toBeLessThan(30);
});

test('an invalid cursor starts the list from the beginning', async () => {
  const { products }: Answer = await (await request('/api/categories/soulshake?apos=nada')).json();
  expect(products[0]).toMatchObject({ category: 'soulshake', number: 1 });
});

test('the stored counts stay correct while products and lines change', async () => {
  const changes = [
    'UPDATE products SET active = 1 - active WHERE id % 3 = 0',
    `UPDATE products SET contains = '["milk","eggs"]', may_contain = '["milk"]' WHERE id % 5 = 0`,
    "UPDATE products SET category = 'toppins', number = number + 9000 WHERE id % 7 = 0",
    "UPDATE categories SET key = 'sobremesas' WHERE key = 'toppins'",
    'DELETE FROM products WHERE id % 2 = 0',
  ];
  for (const change of changes) {
    await env.DB.prepare(change).run();
    const { results: kept } = await env.DB.prepare('SELECT * FROM product_counts ORDER BY category, fact').all();
    const { results: stored } = await env.DB.prepare(
      `SELECT category, fact, count(*) AS products FROM (
        SELECT id, category, '' AS fact FROM products WHERE active = 1
        UNION SELECT products.id, category, value FROM products, json_each(contains) WHERE active = 1
        UNION SELECT products.id, category, value FROM products, json_each(may_contain) WHERE active = 1
      ) GROUP BY category, fact ORDER BY category, fact`,
    ).all();
    expect(kept).toEqual(stored);
  }
});
