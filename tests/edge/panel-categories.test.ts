import { beforeEach, describe, expect, test } from 'vitest';
import type { CategoryItem, CategoryRecord } from '../../src/shared/category';
import type { Page } from '../../src/shared/page';
import { NO_SEARCH_APPEARANCE } from '../../src/shared/search-appearance';
import { signedIn, signIn } from '../helpers/account';
import { env, page, request } from '../helpers/edge';

const admin = signedIn('admin');

const FIELDS = {
  name: 'Pão & Café',
  description: 'Para começar o dia.',
  image: '/images/pao.webp',
  imageAlt: 'Um pão',
  highlighted: false,
  packSize: null,
  packDiscount: 0,
  ...NO_SEARCH_APPEARANCE,
  position: 2,
};
const PATH = '/api/panel/categories';

/** Returns the rows as records, without the list's own fields. */
async function list(): Promise<CategoryRecord[]> {
  const { rows } = (await (await admin.get(PATH)).json()) as Page<CategoryItem>;
  return rows.map(({ changed: _changed, ...record }) => record);
}
async function create(fields: object = {}): Promise<CategoryRecord> {
  const response = await admin.json('POST', PATH, { ...FIELDS, ...fields });
  expect(response.status, await response.clone().text()).toBe(201);
  return ((await response.json()) as { record: CategoryRecord }).record;
}
const keys = async () => (await list()).map(({ key }) => key);
const orders = async () => (await list()).map(({ position }) => position);
const upTo = (count: number) => Array.from({ length: count }, (_, index) => index);
const lastWrite = () =>
  env.DB.prepare('SELECT * FROM activity ORDER BY id DESC LIMIT 1').first<Record<string, string | number | null>>();
const writes = async () => (await env.DB.prepare('SELECT count(*) AS n FROM activity').first<{ n: number }>())?.n;

const SEEDED = [
  'soulshake',
  'soulice',
  'soulicepote',
  'soulcrunch',
  'soulfuel',
  'soulcoffee',
  'suplementos',
  'toppins',
];
beforeEach(async () => {
  const inOrder = SEEDED.map((key, position) =>
    env.DB.prepare('UPDATE categories SET position = ? WHERE key = ?').bind(position, key),
  );
  await env.DB.batch([
    env.DB.prepare(`DELETE FROM categories WHERE key NOT IN (SELECT value FROM json_each(?))`).bind(
      JSON.stringify(SEEDED),
    ),
    env.DB.prepare('UPDATE categories SET position = -1000 - position'),
    ...inOrder,
    env.DB.prepare('DELETE FROM limits'),
  ]);
});

describe('categories in the panel', () => {
  test('keep the position that a concurrent move gave them, when an older form or an undo is saved', async () => {
    const [, second, third] = await list();
    await admin.json('POST', `${PATH}/${third?.key}/moves`, { to: 1 });
    const { key, position: _seen, productCount: _count, ...words } = second as CategoryRecord;
    const response = await admin.json('PUT', `${PATH}/${key}`, { ...words, description: 'Outra.' });
    expect(response.status).toBe(200);
    const { activityId } = (await response.json()) as { activityId: number };
    expect((await keys()).slice(0, 3)).toEqual([SEEDED[0], third?.key, key]);
    await admin.json('POST', `${PATH}/${key}/moves`, { to: 0 });
    expect((await admin.json('POST', `/api/panel/activity/${activityId}/undo?force=1`)).status).toBe(200);
    expect((await keys())[0]).toBe(key);
  });

  test('cannot have a reserved address, neither typed nor made from the name', async () => {
    for (const fields of [{ address: 'nova' }, { name: 'Novo' }, { name: 'Categorias' }]) {
      const response = await admin.json('POST', PATH, { ...FIELDS, ...fields });
      expect(response.status).toBe(422);
      expect(await response.json()).toMatchObject({ fields: { address: 'Este endereço é reservado. Escolha outro.' } });
    }
  });

  test('are listed in their order, with their number of products', async () => {
    const rows = await list();
    expect(rows.map(({ key }) => key)).toEqual(SEEDED);
    expect(rows.map(({ productCount }) => productCount)).toEqual([10, 4, 2, 10, 2, 2, 2, 0]);
  });

  test('get their address from the name, and their position among the others', async () => {
    const category = await create();
    expect(category).toMatchObject({ ...FIELDS, key: 'pao-cafe', version: 1, productCount: 0 });
    expect((await keys())[2]).toBe('pao-cafe');
    expect(await orders()).toEqual(upTo(9));
    expect((await page('/produtos/pao-cafe')).status).toBe(200);
    expect(await lastWrite()).toMatchObject({ action: 'create', noun: 'categories', record_id: 'pao-cafe' });
  });

  test('at the end are not moved beyond it, and nothing is recorded', async () => {
    const { key, version, productCount: _count, ...words } = (await list()).at(-1) as CategoryRecord;
    const before = await writes();
    const response = await admin.json('PUT', `${PATH}/${key}`, { ...words, version, position: 99 });
    expect(await response.json()).toMatchObject({ record: { position: 7, version }, activityId: null });
    expect(await writes()).toBe(before);
  });

  test('must have a unique address', async () => {
    const response = await admin.json('POST', PATH, { ...FIELDS, address: 'toppins' });
    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({ fields: { address: 'Já existe uma categoria com este endereço.' } });
    const nameless = await admin.json('POST', PATH, { ...FIELDS, name: '♥' });
    expect([nameless.status, Object.keys(((await nameless.json()) as { fields: object }).fields)]).toEqual([
      422,
      ['address'],
    ]);
    expect(await orders()).toEqual(upTo(8));
  });

  test('are changed with the current version only; their key stays', async () => {
    const { key, version, productCount: _, ...fields } = await create();
    const edit = { ...fields, version, name: 'Padaria', position: 0 };
    expect((await admin.json('PUT', `${PATH}/${key}`, { ...edit, key: 'padaria' })).status).toBe(400);
    const response = await admin.json('PUT', `${PATH}/${key}`, edit);
    expect(response.status).toBe(200);
    const { record } = (await response.json()) as { record: CategoryRecord };
    expect(record).toMatchObject({ key: 'pao-cafe', name: 'Padaria', position: 0, version: version + 1 });
    expect((await keys())[0]).toBe('pao-cafe');
    const write = await lastWrite();
    expect([JSON.parse(String(write?.before)).name, JSON.parse(String(write?.after)).name]).toEqual([
      'Pão & Café',
      'Padaria',
    ]);
    const stale = await admin.json('PUT', `${PATH}/${key}`, edit);
    expect(stale.status).toBe(409);
    expect(await stale.json()).toMatchObject({ code: 'stale', current: { name: 'Padaria' } });
    expect((await admin.json('PUT', `${PATH}/nenhuma`, edit)).status).toBe(404);
  });

  test('are deleted when empty, and the others close the gap', async () => {
    const { key, version } = await create();
    expect((await admin.json('DELETE', `${PATH}/${key}?version=${version + 1}`)).status).toBe(409);
    expect((await admin.json('DELETE', `${PATH}/${key}?version=${version}`)).status).toBe(200);
    expect([await keys(), await orders()]).toEqual([SEEDED, upTo(8)]);
    expect((await admin.get(`${PATH}/${key}`)).status).toBe(404);
  });

  test('return to their position when a deletion is undone', async () => {
    const { key, version, ...fields } = await create();
    const deletion = await admin.json('DELETE', `${PATH}/${key}?version=${version}`);
    const { activityId } = (await deletion.json()) as { activityId: number };
    expect((await admin.json('POST', `/api/panel/activity/${activityId}/undo`)).status).toBe(200);
    expect((await list())[2]).toMatchObject({ key, ...fields });
    expect(await orders()).toEqual(upTo(9));
  });

  test('with products are not deleted, and the refusal has the number of products', async () => {
    const [first] = await list();
    const before = await writes();
    const response = await admin.json('DELETE', `${PATH}/soulshake?version=${first?.version}`);
    expect(response.status).toBe(409);
    const body = (await response.json()) as { error: string };
    expect(body).toMatchObject({ code: 'has-products', productCount: 10 });
    expect(body.error).toContain('10 produtos');
    expect([await keys(), await orders(), await writes()]).toEqual([SEEDED, upTo(8), before]);
  });

  test('move to any position, and not beyond the ends', async () => {
    const move = (key: string, body: object) => admin.json('POST', `${PATH}/${key}/moves`, body);
    await move('toppins', { to: SEEDED.length - 2 });
    expect((await keys()).slice(-2)).toEqual(['toppins', 'suplementos']);
    const response = await move('toppins', { to: 0 });
    const { rows: categories } = (await response.json()) as { rows: CategoryRecord[] };
    expect(categories.map(({ key }) => key)).toEqual(['toppins', ...SEEDED.slice(0, -1)]);
    const before = await writes();
    expect((await move('toppins', { to: 0 })).status).toBe(200);
    expect(await writes()).toBe(before);
    expect((await move('nenhuma', { to: 1 })).status).toBe(404);
    for (const body of [{ to: -1 }, { to: 0.5 }, {}]) expect((await move('toppins', body)).status).toBe(422);
  });

  test('keep positions 0..n-1, each once, under 60 concurrent random moves', { timeout: 30_000 }, async () => {
    const moves = Array.from({ length: 60 }, () => ({
      key: SEEDED[Math.floor(Math.random() * SEEDED.length)],
      body: { to: Math.floor(Math.random() * 10) },
    }));
    const responses = await Promise.all(moves.map(({ key, body }) => admin.json('POST', `${PATH}/${key}/moves`, body)));
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200]));
    expect(await orders()).toEqual(upTo(8));
    expect((await keys()).sort()).toEqual([...SEEDED].sort());
  });
});

test('an invalid category is refused with a message for each field', async () => {
  const response = await admin.json('POST', PATH, { ...FIELDS, name: ' ', address: 'Não', image: '', position: -1 });
  expect(response.status).toBe(422);
  const { fields } = (await response.json()) as { fields: Record<string, string> };
  expect(Object.keys(fields).sort()).toEqual(['address', 'image', 'name', 'position']);
  expect((await admin.json('POST', PATH, { ...FIELDS, version: 1 })).status).toBe(400);
  expect((await admin.json('POST', PATH, { ...FIELDS, description: 'x'.repeat(140_000) })).status).toBe(413);
});

test('only roles with the permission change categories', async () => {
  const customer = await signIn();
  expect((await customer.json('POST', PATH, FIELDS)).status).toBe(403);
  expect((await request(PATH)).status).toBe(401);
});

test('the marked categories are in the footer of every page, in their order and by their present names', async () => {
  const footer = async (host: string) => {
    const { html } = await page(`https://${host}.test/blog`);
    const [, column = ''] = /<nav aria-label="Produtos">(.*?)<\/nav>/s.exec(html) ?? [];
    return [...column.matchAll(/href="([^"]+)"[^>]*>([^<]+)</g)].map(([, to, name]) => `${name} ${to}`);
  };
  const usual = await footer('usual');
  expect(usual).toEqual([
    'Soul Shake /produtos/soulshake',
    'Soul Ice /produtos/soulice',
    'Soul Crunch /produtos/soulcrunch',
    'Soul Fuel /produtos/soulfuel',
    'Toppins /produtos/toppins',
  ]);
  expect((await page('https://usual.test/blog')).html).not.toContain('"foot"');
  await create({ name: 'Soul Bowl', highlighted: true, position: 0 });
  await env.DB.prepare("UPDATE categories SET highlighted = 0 WHERE key = 'toppins'").run();
  await env.DB.prepare("UPDATE categories SET name = 'Soul Quente' WHERE key = 'soulfuel'").run();
  expect(await footer('changed')).toEqual([
    'Soul Bowl /produtos/soul-bowl',
    ...usual.slice(0, 3),
    'Soul Quente /produtos/soulfuel',
  ]);
  await env.DB.prepare('UPDATE categories SET highlighted = 0').run();
  expect(await footer('empty')).toEqual([]);
  expect((await page('https://empty.test/blog')).html).not.toContain('<nav aria-label="Produtos">');
  await env.DB.batch([
    env.DB.prepare(
      "UPDATE categories SET highlighted = 1 WHERE key IN ('soulshake', 'soulice', 'soulcrunch', 'soulfuel', 'toppins')",
    ),
    env.DB.prepare("UPDATE categories SET name = 'Soul Fuel' WHERE key = 'soulfuel'"),
  ]);
});
