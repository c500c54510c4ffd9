import { expect, test } from 'vitest';
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
