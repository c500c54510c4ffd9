import { expect, test } from 'vitest';
import type { ProductUses } from '../../src/shared/record-use';
import { counted, env, page, request } from '../helpers/edge';
import { FIELDS, NUTRITION, PATH, type Written, withToppings } from '../helpers/toppings';

const admin = withToppings();

/** Creates a product with a page. */
const create = (fields: object = {}) =>
  admin.create({ longDescription: 'Cai bem com tudo.', benefits: ['Crocante'], nutrition: NUTRITION, ...fields });

async function move(id: number, to: object) {
  const product = (await (await admin.get(`${PATH}/${id}`)).json()) as typeof FIELDS & { id: number };
  const { id: _id, ...fields } = product;
  const response = await admin.json('PUT', `${PATH}/${id}`, { ...fields, ...to });
  expect(response.status).toBe(200);
  return (await response.json()) as Written;
}

/** Returns the status of an address and its redirect target: 200, 301 or 404. */
async function visit(path: string) {
  const { status, headers } = await request(path);
  return [status, headers.get('Location')];
}

test('a former address of a product redirects to its current one', async () => {
  const { id } = await create();
  await move(id, { number: 7 });
  expect(await visit('/produtos/toppins/1')).toEqual([301, '/produtos/toppins/7']);
  expect(await visit('/produtos/toppins/1?utm_source=embalagem')).toEqual([
    301,
    '/produtos/toppins/7?utm_source=embalagem',
  ]);
  expect(await visit('/produtos/toppins/7')).toEqual([200, null]);
  // After any further move, each old address redirects directly to the current one.
  await move(id, { category: 'soulfuel', number: 77 });
  expect(await visit('/produtos/toppins/1')).toEqual([301, '/produtos/soulfuel/77']);
  expect(await visit('/produtos/toppins/7')).toEqual([301, '/produtos/soulfuel/77']);
  await move(id, { category: 'toppins', number: 1 });
  expect(await visit('/produtos/toppins/1')).toEqual([200, null]);
  expect(await visit('/produtos/soulfuel/77')).toEqual([301, '/produtos/toppins/1']);
});

test('links to addresses that redirect to a product are among its uses, without those of another product', async () => {
  const { id } = await create();
  await move(id, { number: 7 });
  await move(id, { number: 8 });
  // An address that another product has by now leads to that one.
  await create({ name: 'Granola', number: 7 });
  const redirect = 'INSERT INTO redirects (key, path, target) VALUES (?, ?, ?)';
  const button = 'UPDATE slides SET btn1_link = ? WHERE id = ?';
  const text = 'UPDATE posts SET content = ? WHERE id = ?';
  const line = "INSERT INTO former_category_addresses (address, category) VALUES ('coberturas', 'toppins')";
  await env.DB.batch([
    env.DB.prepare(line),
    env.DB.prepare(redirect).bind('a'.repeat(20), '/calda-de-verao', '/produtos/toppins/1'),
    env.DB.prepare(redirect).bind('b'.repeat(20), '/calda', '/calda-de-verao'),
    env.DB.prepare(button).bind('/produtos/toppins/1?utm_source=capa', 1),
    env.DB.prepare(button).bind('/produtos/toppins/7', 2),
    env.DB.prepare(button).bind('/calda#rotulo', 3),
    env.DB.prepare(text).bind('<p><a href="/calda-de-verao">Calda</a></p>', 1),
    env.DB.prepare(text).bind('<p><a href="/produtos/coberturas/1">Calda</a> <a href="/caldas">Caldas</a></p>', 2),
    env.DB.prepare(text).bind('<p><a href="/caldas">Caldas</a></p>', 3),
  ]);
  const { db, usage } = counted(env.DB);
  const answer = await admin.get(`${PATH}/${id}/uses`, { DB: db });
  const { shown, linked } = (await answer.json()) as ProductUses;
  const found = linked.map(({ noun, id: of }) => `${noun}/${of}`);
  expect([shown, found]).toEqual([[], ['slides/1', 'slides/3', 'posts/1', 'posts/2']]);
  // The session and one batch. Its three statements each read a redirect once, for all slides, articles and settings.
  const { roundTrips, rowsRead } = usage;
  expect(roundTrips).toBe(2);
  await env.DB.prepare(`WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n LIMIT 200)
    INSERT INTO redirects (key, path, target) SELECT printf('%020d', i), '/velho-' || i, '/produtos' FROM n`).run();
  await admin.get(`${PATH}/${id}/uses`, { DB: db });
  expect(usage.rowsRead).toBeLessThanOrEqual(2 * rowsRead + 3 * 200);
  await env.DB.batch([
    env.DB.prepare("DELETE FROM former_category_addresses WHERE address = 'coberturas'"),
    env.DB.prepare('DELETE FROM redirects'),
  ]);
});

test('undoing a move redirects from the address that was left', async () => {
  const { id } = await create();
  const { activityId } = await move(id, { number: 7 });
  expect((await admin.json('POST', `/api/panel/activity/${activityId}/undo`)).status).toBe(200);
  expect(await visit('/produtos/toppins/1')).toEqual([200, null]);
  expect(await visit('/produtos/toppins/7')).toEqual([301, '/produtos/toppins/1']);
});

test('a product at an address wins over a redirect from there, even while it is hidden', async () => {
  const { id } = await create();
  await move(id, { number: 7 });
  const other = await create({ name: 'Granola', number: 1 });
  expect((await page('/produtos/toppins/1')).html).toContain('Granola');
  await move(other.id, { active: false });
  expect(await visit('/produtos/toppins/1')).toEqual([404, null]);
  await move(other.id, { number: 3, active: true });
  expect(await visit('/produtos/toppins/1')).toEqual([301, '/produtos/toppins/3']);
});

test('a former address of a deleted product is not found, and redirects again after an undo', async () => {
  const { id } = await create();
  const { record } = await move(id, { number: 7 });
  const removal = await admin.json('DELETE', `${PATH}/${id}?version=${record.version}`);
  expect(await visit('/produtos/toppins/1')).toEqual([404, null]);
  const { activityId } = (await removal.json()) as Written;
  await admin.json('POST', `/api/panel/activity/${activityId}/undo`);
  expect(await visit('/produtos/toppins/1')).toEqual([301, '/produtos/toppins/7']);
});

test('an edit that keeps the address, or is refused, creates no redirect', async () => {
  const { id, version } = await create();
  const { record } = await move(id, { name: 'Outro nome' });
  const stale = await admin.json('PUT', `${PATH}/${id}`, { ...record, id: undefined, number: 9, version });
  expect(stale.status).toBe(409);
  const { results } = await env.DB.prepare('SELECT * FROM former_addresses WHERE product_id = ?').bind(id).all();
  expect(results).toEqual([]);
});

test('a redirect costs one round trip to D1, like the page itself', async () => {
  const { id } = await create();
  await move(id, { number: 7 });
  const { db, usage } = counted(env.DB);
  await request('/produtos/toppins/1', undefined, { DB: db });
  expect(usage.roundTrips).toBe(1);
});

test('a cart finds a moved product by its former address, unless another product is there now', async () => {
  const { id } = await create();
  await move(id, { category: 'soulfuel', number: 77 });
  await create({ name: 'Granola', number: 1 });
  const current = async (items: string) => (await request(`/api/products/current?items=${items}`)).json();
  const moved = { category: 'soulfuel', number: 77, name: FIELDS.name };
  // Another product has this number now: an older cart gets the product that is there now.
  expect(await current('toppins/1')).toMatchObject([{ category: 'toppins', number: 1, name: 'Granola' }]);
  const { id: other } = await create({ name: 'Calda', number: 9 });
  await move(other, { number: 11 });
  expect(await current('toppins/9,soulfuel/77,toppins/8')).toEqual([
    expect.objectContaining({ number: 11, name: 'Calda', formerly: { category: 'toppins', number: 9 } }),
    expect.objectContaining(moved),
  ]);
  const cards = await request('/api/products/cards?items=toppins/9,soulfuel/77');
  expect(await cards.json()).toMatchObject([
    { number: 11, name: 'Calda', formerly: { category: 'toppins', number: 9 } },
    { number: 77 },
  ]);
  await move(id, { active: false });
  expect(await current('soulfuel/77')).toEqual([]);
});
