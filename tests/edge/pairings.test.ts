import { beforeEach, expect, test } from 'vitest';
import { UNSOLD_MAX } from '../../src/shared/location';
import type { ProductCard, ProductRow } from '../../src/shared/product';
import { NAMED_MAX } from '../../src/shared/product-mention';
import type { ProductUses, RecordUse } from '../../src/shared/record-use';
import { broken, counted, env, page, request } from '../helpers/edge';
import { FIELDS, lastWrites, PATH, refusal, type Written, withToppings } from '../helpers/toppings';

const admin = withToppings();
const { create } = admin;

type Beside = { pairings: ProductCard[]; related: ProductCard[] };
const beside = async (path: string): Promise<Beside> => (await request(`/api/products/${path}`)).json();
const addresses = (cards: ProductCard[]) => cards.map(({ category, number }) => `${category}/${number}`);
const paired = async (path: string) => addresses((await beside(path)).pairings);

let ids: Record<string, number>;
beforeEach(async () => {
  const { results } = await env.DB.prepare("SELECT id, category || '/' || number AS address FROM products").all<{
    id: number;
    address: string;
  }>();
  ids = Object.fromEntries(results.map(({ id, address }) => [address, id]));
});
const chosen = (...paths: string[]) => paths.map((path) => ({ id: ids[path] ?? 0, name: path }));

test('the chosen pairings are shown in the editor’s order, with current names', async () => {
  const { number } = await create({ pairings: chosen('soulshake/9', 'suplementos/2', 'soulice/1') });
  expect(await paired(`toppins/${number}`)).toEqual(['soulshake/9', 'suplementos/2', 'soulice/1']);
  const { html } = await page(`/produtos/toppins/${number}`);
  const [, section = ''] = /<section aria-labelledby="combina"(.*?)<\/section>/s.exec(html) ?? [];
  expect(section).toContain('Combina com');
  expect([...section.matchAll(/href="([^"]*)"/g)].map(([, href]) => href)).toEqual([
    '/produtos/soulshake/9',
    '/produtos/suplementos/2',
    '/produtos/soulice/1',
  ]);
  expect(html).not.toContain('Mais de ');
});

test('the uses of a product are the articles with its card and the products that it is paired with', async () => {
  const { id, number } = await create({ name: 'Granola' });
  const other = await create({ name: 'Farofa', number: number + 1, pairings: [{ id, name: 'Granola' }] });
  const card = (of: number) => `<figure data-product="${of}"><a href="/produtos/toppins/777">Granola</a></figure>`;
  const put = (post: number, content: string) =>
    env.DB.prepare('UPDATE posts SET content = ? WHERE id = ?').bind(content, post).run();
  await put(1, `<p>Um</p>${card(id)}`);
  await put(2, card(Number(`${id}1`)));
  const uses = await (await admin.get(`${PATH}/${id}/uses`)).json();
  expect(uses).toEqual({
    shown: [
      { noun: 'posts', id: '1', title: expect.any(String) },
      { noun: 'products', id: String(other.id), title: 'Farofa' },
    ],
    linked: [],
  });
});

test('slides and articles with a link to a product are told apart from those that show it', async () => {
  const { id, number } = await create({ name: 'Granola' });
  const title = expect.any(String);
  const link = (end = '') => `<p><a href="/produtos/toppins/${number}${end}">Granola</a></p>`;
  const put = (post: number, content: string) =>
    env.DB.prepare('UPDATE posts SET content = ? WHERE id = ?').bind(content, post).run();
  const texts = ['', `<figure data-product="${id}"></figure>${link()}`, link(), link('1'), link('?x=1#y'), 'Granola'];
  for (const [at, text] of texts.entries()) await put(at + 1, text);
  const button = (slide: number, column: string, path: string) =>
    env.DB.prepare(`UPDATE slides SET ${column} = ? WHERE id = ?`).bind(path, slide).run();
  await button(1, 'btn2_link', `/produtos/doces/${number}`);
  await button(2, 'btn1_link', `/produtos/toppins/${number}#rotulo`);
  await button(3, 'btn1_link', `/produtos/toppins/${number}0`);
  const uses = async () => (await admin.get(`${PATH}/${id}/uses`)).json();
  const posts = ['3', '5'].map((post) => ({ noun: 'posts', id: post, title }));
  const shown = [{ noun: 'posts', id: '2', title }];
  expect(await uses()).toEqual({ shown, linked: [{ noun: 'slides', id: '2', title }, ...posts] });
  // The line has another address by now, and its key still leads to the product.
  await env.DB.prepare("UPDATE categories SET address = 'doces' WHERE key = 'toppins'").run();
  const slides = ['1', '2'].map((slide) => ({ noun: 'slides', id: slide, title }));
  expect(await uses()).toEqual({ shown, linked: [...slides, ...posts] });
  await env.DB.prepare("UPDATE categories SET address = key WHERE key = 'toppins'").run();
});

test('settings with a link to a product are among its uses: the document and the further links of the branch', async () => {
  const { id, number } = await create({ number: 321 });
  const path = `/produtos/toppins/${number}`;
  const linked = async (overrides: object) => {
    const insert = 'INSERT OR REPLACE INTO settings (id, overrides) VALUES (1, ?)';
    await env.DB.prepare(insert).bind(JSON.stringify(overrides)).run();
    return ((await (await admin.get(`${PATH}/${id}/uses`)).json()) as ProductUses).linked;
  };
  const links = (...hrefs: string[]) => ({ branch: { extraLinks: hrefs.map((href) => ({ href, label: 'Calda' })) } });
  const uses = [{ noun: 'settings', id: '1', title: 'Configurações' }];
  expect(await linked(links('/sobre', `${path}?x=1`))).toEqual(uses);
  expect(await linked({ branch: { nutritionDocument: path } })).toEqual(uses);
  const others = [{}, { brandPhrase: path, branch: { name: path } }, links(`${path}0`, 'https://example.com')];
  for (const overrides of others) expect(await linked(overrides)).toEqual([]);
  await env.DB.prepare('DELETE FROM settings').run();
});

test('a write that ends a product’s page is answered with the records that link to it, if they can be read', async () => {
  const { id, number, ...fields } = await create({ number: 60 });
  const link = `<p><a href="/produtos/toppins/${number}">Calda</a></p>`;
  await env.DB.prepare('UPDATE posts SET content = ? WHERE id = 4').bind(link).run();
  const linked = [{ noun: 'posts', id: '4', title: expect.any(String) }];
  let { version } = fields;
  async function write(path: string, body: object, db = env.DB) {
    const answer = await admin.json('PUT', `${PATH}/${id}${path}`, { ...body, version }, { DB: db });
    const written = (await answer.json()) as Written & { linked?: RecordUse[] };
    ({ version } = written.record);
    return written.linked;
  }
  expect(await write('/active', { active: false })).toEqual(linked);
  // There is no page that this write could end.
  expect(await write('', { ...fields, number, active: false, priceCents: 100 })).toBeUndefined();
  expect(await write('/active', { active: true })).toBeUndefined();
  expect(await write('', { ...fields, number, longDescription: null })).toEqual(linked);
  expect(await write('', { ...fields, number })).toBeUndefined();
  expect(await write('/active', { active: false }, broken(env.DB, 'slides'))).toBeUndefined();
  expect(await (await admin.get(`${PATH}/${id}`)).json()).toMatchObject({ active: false });
});

test('a chosen product that is inactive drops out, a moved one stays, and without any left the rule chooses', async () => {
  const other = await create({ name: 'Farofa', number: 9 });
  const pairings = [{ id: other.id, name: 'Farofa' }, ...chosen('soulshake/9'), { id: 999_999, name: 'Sumido' }];
  const { number } = await create({ pairings, number: 1 });
  expect(await paired(`toppins/${number}`)).toEqual([`toppins/${other.number}`, 'soulshake/9']);
  await admin.json('PUT', `${PATH}/${other.id}/active`, { active: false, version: other.version });
  expect(await paired(`toppins/${number}`)).toEqual(['soulshake/9']);
  await env.DB.prepare('UPDATE products SET number = 77 WHERE id = ?').bind(ids['soulshake/9']).run();
  expect(await paired(`toppins/${number}`)).toEqual(['soulshake/77']);
  await env.DB.prepare('UPDATE products SET active = 0 WHERE id = ?').bind(ids['soulshake/9']).run();
  const byRule = ['soulice/1', 'soulicepote/1', 'soulshake/1', 'soulice/2'];
  expect(await paired(`toppins/${number}`)).toEqual(byRule);
  await env.DB.prepare('UPDATE products SET number = 9, active = 1 WHERE id = ?').bind(ids['soulshake/9']).run();
});

test('the rule starts at the product’s own number, wraps around, and takes only products with a page', async () => {
  expect(await paired('soulice/3')).toEqual(['soulcrunch/3', 'soulcoffee/1', 'soulcrunch/4', 'soulcoffee/2']);
  expect(await paired('soulshake/10')).toEqual(['soulcrunch/10', 'soulice/1', 'soulcrunch/1', 'soulice/2']);
  await env.DB.prepare("UPDATE products SET active = 0 WHERE category = 'soulcrunch' AND number = 3").run();
  await env.DB.prepare("UPDATE products SET nutrition = NULL WHERE category = 'soulcrunch' AND number = 4").run();
  const found = await paired('soulice/3');
  await env.DB.prepare("UPDATE products SET active = 1 WHERE category = 'soulcrunch' AND number = 3").run();
  const facts = JSON.stringify(FIELDS.nutrition);
  await env.DB.prepare("UPDATE products SET nutrition = ? WHERE category = 'soulcrunch' AND number = 4")
    .bind(facts)
    .run();
  expect(found).toEqual(['soulcrunch/5', 'soulcoffee/1', 'soulcrunch/6', 'soulcoffee/2']);
});

test('a product of a line without pairings shows the next products of its line, wrapping around', async () => {
  await env.DB.prepare(
    "INSERT INTO categories (key, name, description, image, image_alt, highlighted, position) VALUES ('barras', 'Barras', '', '/images/x.webp', '', 0, 99)",
  ).run();
  for (const number of [1, 2, 3]) await create({ category: 'barras', number });
  const { pairings, related } = await beside('barras/2');
  expect([pairings, addresses(related)]).toEqual([[], ['barras/3', 'barras/1']]);
  const { html } = await page('/produtos/barras/2');
  expect(html).toContain('Mais de Barras');
  await env.DB.prepare("DELETE FROM products WHERE category = 'barras'").run();
  await env.DB.prepare("DELETE FROM categories WHERE key = 'barras'").run();
});

test('the page costs one round trip, with chosen pairings or without', async () => {
  const { number } = await create({ pairings: chosen('soulshake/9') });
  for (const path of [`toppins/${number}`, 'soulice/1']) {
    const { db, usage } = counted(env.DB);
    const { status } = await page(`https://unkept.test/produtos/${path}`, { DB: db });
    expect([status, usage.roundTrips]).toEqual([200, 1]);
  }
});

test.each([
  [[{ id: 0, name: '' }], 'Escolha o produto na lista.'],
  [
    [
      { id: 1, name: '' },
      { id: 1, name: 'Outra vez' },
    ],
    'Há produtos repetidos em “Combina com”.',
  ],
  [[1, 2, 3, 4, 5].map((id) => ({ id, name: '' })), 'Escolha no máximo 4 produtos em “Combina com”.'],
])('%j is refused', async (pairings, message) => {
  const [status, { fields = {} }] = await refusal(await admin.json('POST', PATH, { ...FIELDS, pairings }));
  expect([status, Object.values(fields)]).toEqual([422, [message]]);
});

test('a product cannot be paired with itself', async () => {
  const { id, ...record } = await create();
  const pairings = [{ id, name: record.name }];
  const [status, { fields }] = await refusal(await admin.json('PUT', `${PATH}/${id}`, { ...record, pairings }));
  expect([status, fields]).toEqual([422, { pairings: 'Um produto não combina com ele mesmo. Tire-o da lista.' }]);
  await env.DB.prepare('UPDATE products SET pairings = ? WHERE id = ?').bind(JSON.stringify(pairings), id).run();
  expect(await paired(`toppins/${record.number}`)).not.toContain(`toppins/${record.number}`);
});

test('the form gets the current names of its chosen products, without deleted ones', async () => {
  const wanted = [ids['soulice/1'], 999_999, ids['soulshake/9']].join();
  const answer = await admin.get(`${PATH}/named?ids=${wanted}`);
  const { rows } = (await answer.json()) as { rows: ProductRow[] };
  expect(rows.map(({ name, active }) => [name, active]).sort()).toEqual([
    ['Soul Ice Sonho', true],
    ['Soul Shake Pistache', true],
  ]);
  // A store can exclude many more products than the maximum of pairings.
  const many = (count: number) => Array.from({ length: count }, (_, index) => index + 1).join();
  expect((await admin.get(`${PATH}/named?ids=${many(UNSOLD_MAX)}`)).status).toBe(200);
  expect((await admin.get(`${PATH}/named?ids=${many(NAMED_MAX + 1)}`)).status).toBe(422);
  expect((await admin.get(`${PATH}/named?ids=a`)).status).toBe(422);
});

test('chosen pairings are recorded in the activity, and restored with a deleted product', async () => {
  const pairings = chosen('soulshake/9');
  const { id, version } = await create({ pairings });
  const [creation] = await lastWrites();
  expect(JSON.parse(String(creation?.after))).toMatchObject({ pairings });
  const { activityId } = await (await admin.json('DELETE', `${PATH}/${id}?version=${version}`)).json();
  expect((await admin.json('POST', `/api/panel/activity/${activityId}/undo`)).status).toBe(200);
  expect(await (await admin.get(`${PATH}/${id}`)).json()).toMatchObject({ pairings });
});
