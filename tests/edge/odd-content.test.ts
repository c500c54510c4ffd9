import { afterEach, expect, test, vi } from 'vitest';
import { broken, env, page, request } from '../helpers/edge';

/** Values that are now refused but may be in older databases. */
const ODD = [
  'https://',
  'https://?',
  'https://a:b',
  'https://1.1.1.1.1',
  '//',
  'javascript:x',
  '',
  ' ',
  '\0',
  '%E0%A4%A',
];
const LATER = '2026-99-99T99:99:99.999Z';

const PLACES: [path: string, write: string][] = [
  ['/blog', 'UPDATE posts SET image = ?1, author_image = ?1'],
  ['/blog/1', 'UPDATE posts SET image = ?1, author_image = ?1, author = ?1, category = ?1'],
  ['/blog/rss.xml', 'UPDATE posts SET image = ?1'],
  ['/produtos', `UPDATE categories SET image = iif(?1 = '', '-', ?1)`],
  ['/produtos/soulshake', `UPDATE products SET images = json_array(json_object('src', ?1, 'alt', ''))`],
  ['/produtos/soulshake/1', `UPDATE products SET images = json_array(json_object('src', ?1, 'alt', ''))`],
  ['/onde-estamos', 'UPDATE locations SET image = ?1, phone = ?1, email = ?1, schedule = ?1'],
  [
    '/biocasaforte',
    `INSERT OR REPLACE INTO settings (id, overrides) VALUES (1, json_object('branch', json_object('avatar', ?1, 'instagram', ?1, 'chatPhone', ?1)))`,
  ],
  ['/', `UPDATE slides SET image_url = iif(?1 = '', '-', ?1), tall_image_url = ?1, btn1_link = ?1`],
];

let turn = 0;
const shown = async (path: string) => {
  turn += 1;
  const { status, html } = await page(`${path}?n=odd-${turn}`);
  return { status, html };
};

afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

test.each(PLACES)('%s renders, whatever address is stored', async (path, write) => {
  const { html: before } = await shown(path);
  for (const value of ODD) {
    await env.DB.prepare(write).bind(value).run();
    const { status, html } = await shown(path);
    expect([value, status]).toEqual([value, 200]);
    expect(html.length).toBeGreaterThan(before.length / 2);
  }
});

test.each([
  ['/onde-estamos', `UPDATE locations SET hours = '[1]'`],
  ['/onde-estamos', `UPDATE locations SET hours = '[{"days":["x"],"opens":9}]'`],
  ['/', `UPDATE locations SET hours = '[null]'`],
  ['/', `UPDATE products SET images = '[null, 1, {}]'`],
  ['/produtos/soulice', `UPDATE products SET images = '[{"src": null}]'`],
  ['/produtos/soulice/1', `UPDATE products SET images = '["x"]', benefits = '[{"a": 1}, null]'`],
  ['/blog', `UPDATE posts SET published_at = '${LATER}' WHERE id = 2`],
  ['/blog/2', `UPDATE posts SET published_at = '${LATER}', updated_at = 'x' WHERE id = 2`],
  ['/blog/rss.xml', `UPDATE posts SET published_at = '${LATER}' WHERE id = 2`],
])('%s renders with %s', async (path, write) => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2027-06-01T00:00:00Z') });
  await env.DB.prepare(write).run();
  expect((await shown(path)).status).toBe(200);
});

test('a product whose facts give no label has no page, and its category renders', async () => {
  await env.DB.prepare(`UPDATE products SET nutrition = '{}' WHERE category = 'soulfuel'`).run();
  expect((await shown('/produtos/soulfuel')).status).toBe(200);
  expect((await shown('/produtos/soulfuel/1')).status).toBe(404);
  expect((await request('https://odd.test/tabelas-nutricionais.pdf')).status).toBe(200);
});

test('serving an older copy of a page that cannot be read is logged', async () => {
  const path = '/sitemap.xml?n=stands-in';
  expect((await page(path)).status).toBe(200);
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 61_000 });
  const { status } = await page(path, { DB: broken(env.DB, 'categories') });
  expect(status).toBe(200);
  expect(logged.mock.calls.flat().join('\n')).toMatch(/"route":"\/sitemap.xml".*an older copy stands in/);
});
