import { beforeEach, describe, expect, test } from 'vitest';
import type { CategoryRecord } from '../../src/shared/category';
import { NO_SEARCH_APPEARANCE } from '../../src/shared/search-appearance';
import { signedIn } from '../helpers/account';
import { counted, env, page, request } from '../helpers/edge';
import { outcomes, withFiles } from '../helpers/imports';
import { refusal, writes } from '../helpers/toppings';

const PATH = '/api/panel/categories';
const { dry, run, exported } = withFiles();
const editor = signedIn('editor');
beforeEach(async () => {
  await env.DB.batch([
    env.DB.prepare("DELETE FROM categories WHERE key LIKE 'nova%' OR key LIKE 'soulcrunch-%'"),
    // In two steps, because addresses are unique at every moment.
    env.DB.prepare("UPDATE categories SET address = 'antes-' || key"),
    env.DB.prepare('UPDATE categories SET address = key'),
    env.DB.prepare('DELETE FROM former_category_addresses'),
    env.DB.prepare('DELETE FROM former_addresses'),
  ]);
});

type Written = { record: CategoryRecord; activityId: number };

async function read(key: string): Promise<CategoryRecord> {
  return (await editor.get(`${PATH}/${key}`)).json();
}
async function save(key: string, fields: object): Promise<Response> {
  const { key: _key, productCount: _count, position: _position, ...record } = await read(key);
  return editor.json('PUT', `${PATH}/${key}`, { ...record, ...fields });
}
async function move(key: string, address: string): Promise<Written> {
  const response = await save(key, { address });
  expect(response.status, await response.clone().text()).toBe(200);
  return response.json();
}
const undo = (id: number) => editor.json('POST', `/api/panel/activity/${id}/undo`, {});
async function undone(id: number): Promise<Written> {
  const response = await undo(id);
  expect(response.status, await response.clone().text()).toBe(200);
  return response.json();
}
/** Returns the status of an address and its redirect target: 200, 301 or 404. */
async function visit(path: string) {
  const { status, headers } = await request(path);
  return [status, headers.get('Location')];
}
const BELOW = ['', '/9', '/caixa'];
/** Expects every address below the first to redirect to the same one below the second. */
async function leads(from: string, to: string) {
  for (const path of BELOW) {
    expect(await visit(`/produtos/${from}${path}`)).toEqual([301, `/produtos/${to}${path}`]);
    expect(await visit(`/produtos/${to}${path}`)).toEqual([200, null]);
  }
  expect(await visit(`/tabelas-nutricionais/${from}.pdf`)).toEqual([301, `/tabelas-nutricionais/${to}.pdf`]);
  expect(await visit(`/tabelas-nutricionais/${to}.pdf`)).toEqual([200, null]);
}
/** Sells the line by the box. */
beforeEach(async () => {
  await env.DB.prepare("UPDATE categories SET pack_size = 6, pack_discount = 10 WHERE key = 'soulcrunch'").run();
});

describe('a category that moves', () => {
  test('redirects the old addresses of its page, products, pack and PDF to the new ones, with one write', async () => {
    const before = await writes();
    const { record } = await move('soulcrunch', 'cones');
    expect(record).toMatchObject({ key: 'soulcrunch', address: 'cones' });
    expect(await writes()).toBe(before + 1);
    await leads('soulcrunch', 'cones');
    expect(await visit('/produtos/soulcrunch?ordem=menor-preco')).toEqual([301, '/produtos/cones?ordem=menor-preco']);
  });

  test('redirects the old address of a pack that is no longer sold to the line, in one hop', async () => {
    await move('soulfuel', 'bebidas');
    expect(await visit('/produtos/soulfuel/caixa')).toEqual([302, '/produtos/bebidas']);
    expect(await visit('/produtos/bebidas/caixa')).toEqual([302, '/produtos/bebidas']);
  });

  test('redirects directly to its latest address, and never in a circle', async () => {
    await move('soulcrunch', 'cones');
    await move('soulcrunch', 'cones-crocantes');
    await leads('soulcrunch', 'cones-crocantes');
    await leads('cones', 'cones-crocantes');
    await move('soulcrunch', 'soulcrunch');
    await leads('cones', 'soulcrunch');
    await leads('cones-crocantes', 'soulcrunch');
  });

  test('is not linked under its old address by any page, feed or article', async () => {
    await env.DB.prepare(
      "INSERT INTO posts (id, title, content, published_at) SELECT 900, 'Cones', '<figure data-product=\"' || id || '\"><a href=\"/produtos/soulcrunch/9\">Cone</a></figure>', '2026-01-01T00:00:00.000Z' FROM products WHERE category = 'soulcrunch' AND number = 9",
    ).run();
    await move('soulcrunch', 'cones');
    const paths = [
      '/',
      '/produtos',
      '/produtos/cones',
      '/produtos/cones/9',
      '/produtos/cones/caixa',
      '/busca?q=crunch',
    ];
    for (const path of [...paths, '/comparar?produtos=soulcrunch-9', '/sitemap.xml', '/blog/900', '/biocasaforte']) {
      const { status, html } = await page(path);
      expect([path, status]).toEqual([path, 200]);
      expect([path, /href="\/(?:produtos|tabelas-nutricionais)\/soulcrunch/.test(html)]).toEqual([path, false]);
    }
    expect((await page('/sitemap.xml')).html).toContain('/produtos/cones/9<');
    await env.DB.prepare('DELETE FROM posts WHERE id = 900').run();
  });

  test('keeps the rules that the code has for its line', async () => {
    const warned = /Este produto não é um medicamento/i;
    expect((await page('/produtos/suplementos/1')).html).toMatch(warned);
    await move('suplementos', 'suplementos-esportivos');
    expect((await page('/produtos/suplementos-esportivos/1')).html).toMatch(warned);
    type Beside = { pairings: { category: string }[] };
    const beside = async (path: string): Promise<Beside> => (await request(`/api/products/${path}`)).json();
    const before = await beside('soulcrunch/9');
    await move('soulcrunch', 'cones');
    expect((await beside('cones/9')).pairings).toEqual(before.pairings);
    expect(before.pairings.length).toBeGreaterThan(0);
  });

  test('is found by carts, favourites and comparisons from before and after the move', async () => {
    await move('soulcrunch', 'cones');
    const asked = async (path: string) => (await request(path)).json();
    expect(await asked('/api/products/current?items=soulcrunch/9')).toMatchObject([
      { category: 'soulcrunch', number: 9 },
    ]);
    expect(await asked('/api/products/cards?items=soulcrunch/9')).toMatchObject([
      { category: 'soulcrunch', number: 9 },
    ]);
    expect(await asked('/api/products/cones/9')).toMatchObject({
      product: { category: 'soulcrunch' },
      address: 'cones',
    });
  });

  test('also redirects the former addresses of its products', async () => {
    const { id } = (await env.DB.prepare("SELECT id FROM products WHERE category = 'soulcrunch' AND number = 9").first<{
      id: number;
    }>()) ?? { id: 0 };
    const { id: _id, ...product } = (await (await editor.get(`/api/panel/products/${id}`)).json()) as { id: number };
    expect((await editor.json('PUT', `/api/panel/products/${id}`, { ...product, number: 77 })).status).toBe(200);
    await move('soulcrunch', 'cones');
    expect(await visit('/produtos/soulcrunch/9')).toEqual([301, '/produtos/cones/77']);
    expect(await visit('/produtos/cones/9')).toEqual([301, '/produtos/cones/77']);
    await env.DB.prepare('UPDATE products SET number = 9 WHERE id = ?').bind(id).run();
  });

  test('costs one round trip to D1 for a visit of an old address', async () => {
    await move('soulcrunch', 'cones');
    for (const path of ['/produtos/soulcrunch', '/produtos/soulcrunch/9']) {
      const { db, usage } = counted(env.DB);
      await request(path, undefined, { DB: db });
      expect([path, usage.roundTrips]).toEqual([path, 1]);
    }
  });
});

describe('undo', () => {
  test('of a move restores all addresses, also as undo of an undo, and redirects from the other one', async () => {
    const first = await move('soulcrunch', 'cones');
    const second = await undone(first.activityId);
    await leads('cones', 'soulcrunch');
    const third = await undone(second.activityId);
    await leads('soulcrunch', 'cones');
    await undone(third.activityId);
    await leads('cones', 'soulcrunch');
  });

  test('of an older write of the category, or of its products, keeps the address of the category', async () => {
    const named = (await (await save('soulcrunch', { description: 'Outra.' })).json()) as Written;
    const { id } = (await env.DB.prepare("SELECT id FROM products WHERE category = 'soulcrunch' AND number = 9").first<{
      id: number;
    }>()) ?? { id: 0 };
    const { id: _id, ...product } = (await (await editor.get(`/api/panel/products/${id}`)).json()) as { id: number };
    const away = (await (
      await editor.json('PUT', `/api/panel/products/${id}`, { ...product, category: 'toppins', number: 5 })
    ).json()) as Written;
    await move('soulcrunch', 'cones');
    await undone(away.activityId);
    expect(await visit('/produtos/cones/9')).toEqual([200, null]);
    expect((await editor.json('POST', `/api/panel/activity/${named.activityId}/undo?force=1`, {})).status).toBe(200);
    expect(await read('soulcrunch')).toMatchObject({ description: expect.not.stringMatching('Outra.') });
  });

  test('of a move answers a clash when another category has taken the address', async () => {
    const { activityId } = await move('soulcrunch', 'cones');
    expect((await save('toppins', { address: 'soulcrunch' })).status).toBe(200);
    expect(await refusal(await undo(activityId))).toMatchObject([409, { code: 'clash' }]);
  });

  test('of a deletion restores the address and the redirect from the former one', async () => {
    const made = (await (await editor.json('POST', PATH, { ...FIELDS, name: 'Nova linha' })).json()) as Written;
    const { record } = await move(made.record.key, 'nova-morada');
    const removal = (await (
      await editor.json('DELETE', `${PATH}/${record.key}?version=${record.version}`)
    ).json()) as Written;
    expect(await visit('/produtos/nova-linha')).toEqual([404, null]);
    await undone(removal.activityId);
    expect(await visit('/produtos/nova-linha')).toEqual([301, '/produtos/nova-morada']);
  });
});

const FIELDS = {
  ...NO_SEARCH_APPEARANCE,
  description: '',
  image: '/images/pao.webp',
  imageAlt: '',
  highlighted: false,
  packSize: null,
  packDiscount: 0,
  position: 99,
};

describe('an address', () => {
  test('is validated as at creation, and refused when another category has it', async () => {
    const told = async (address: string) =>
      ((await refusal(await save('soulcrunch', { address })))[1] as { fields: object }).fields;
    expect(await told('novo')).toEqual({ address: 'Este endereço é reservado. Escolha outro.' });
    expect(await told('Não')).toEqual({ address: 'Use só letras minúsculas, números e hífens.' });
    expect(await told('toppins')).toEqual({ address: 'Já existe uma categoria com este endereço.' });
    expect(await read('soulcrunch')).toMatchObject({ address: 'soulcrunch' });
    expect((await env.DB.prepare('SELECT * FROM former_category_addresses').all()).results).toEqual([]);
  });

  test('is not changed by a save of an older version, nor by a save that omits it', async () => {
    const { version } = await read('soulcrunch');
    const { record } = await move('soulcrunch', 'cones');
    expect((await save('soulcrunch', { address: 'cones-velhos', version })).status).toBe(409);
    const { key, productCount: _count, address: _address, ...silent } = record;
    expect((await editor.json('PUT', `${PATH}/${key}`, { ...silent, imageAlt: 'Cone' })).status).toBe(200);
    expect(await read('soulcrunch')).toMatchObject({ address: 'cones', imageAlt: 'Cone' });
    expect(await visit('/produtos/cones-velhos')).toEqual([404, null]);
  });

  test('that was left can be taken by a new category, whose pages win over the redirects of the former one', async () => {
    await move('soulcrunch', 'cones');
    const response = await editor.json('POST', PATH, { ...FIELDS, name: 'Crunch novo', address: 'soulcrunch' });
    expect(response.status).toBe(201);
    const { record } = (await response.json()) as Written;
    expect(record).toMatchObject({ key: 'soulcrunch-2', address: 'soulcrunch' });
    expect((await page('/produtos/soulcrunch')).html).toContain('Crunch novo');
    expect(await visit('/produtos/soulcrunch/9')).toEqual([301, '/produtos/cones/9']);
    expect(await visit('/produtos/cones/9')).toEqual([200, null]);
    // An older cart still refers to the same product.
    expect(await (await request('/api/products/current?items=soulcrunch/9')).json()).toHaveLength(1);
  });

  test('is the key when another deployment creates the category', async () => {
    await env.DB.prepare(
      "INSERT INTO categories (key, name, image, position) VALUES ('nova-antiga', 'Antiga', '/images/pao.webp', 99)",
    ).run();
    expect(await read('nova-antiga')).toMatchObject({ address: 'nova-antiga' });
  });
});

describe('among the redirects', () => {
  const REDIRECTS = '/api/panel/redirects';
  const list = async (query = '') =>
    ((await (await editor.get(`${REDIRECTS}${query}`)).json()) as { rows: Record<string, unknown>[] }).rows;

  test('a former category address is listed with its category, can be deleted, and is restored by undo', async () => {
    await move('soulcrunch', 'cones');
    const row = {
      from: '/produtos/soulcrunch',
      to: '/produtos/cones',
      category: 'soulcrunch',
      product: null,
      leads: true,
    };
    expect(await list('?origin=category')).toMatchObject([{ ...row, key: 'category:soulcrunch', version: 1 }]);
    expect(await list('?search=cones')).toMatchObject([row]);
    expect(await list('?origin=product')).toEqual([]);
    const removal = await editor.json('DELETE', `${REDIRECTS}/category%3Asoulcrunch?version=1`);
    expect(removal.status, await removal.clone().text()).toBe(200);
    expect(await visit('/produtos/soulcrunch')).toEqual([404, null]);
    expect(await visit('/produtos/soulcrunch/9')).toEqual([404, null]);
    await undone(((await removal.json()) as Written).activityId);
    expect(await visit('/produtos/soulcrunch/9')).toEqual([301, '/produtos/cones/9']);
  });

  test('a former category address refuses a manual redirect, and redirects to it lead to the new address', async () => {
    const added = await editor.json('POST', REDIRECTS, { from: '/crocantes', to: '/produtos/soulcrunch' });
    expect(added.status).toBe(201);
    await move('soulcrunch', 'cones');
    expect(await visit('/crocantes')).toEqual([301, '/produtos/cones']);
    const fields = { from: 'Este endereço já leva a /produtos/cones.' };
    const again = await editor.json('POST', REDIRECTS, { from: '/produtos/soulcrunch', to: '/sobre' });
    expect(await refusal(again)).toMatchObject([422, { fields }]);
    await env.DB.prepare('DELETE FROM redirects').run();
  });
});

describe('an imported file', () => {
  test('matches a category by its current address, its former address and its key', async () => {
    const before = await exported('categories.csv');
    await move('soulcrunch', 'cones');
    const after = await exported('categories.csv');
    expect(after).toContain('cones;');
    for (const text of [before, after]) {
      expect([...new Set(outcomes(await dry('categories', 'csv', text)))]).toEqual(['unchanged']);
    }
    const mended = await run('categories', 'csv', 'Endereço;Nome\nsoulcrunch;Soul Crunch Cone\ncones;Soul Crunch');
    expect(outcomes(mended)).toEqual(['update', 'refused']);
    expect(await read('soulcrunch')).toMatchObject({ address: 'cones', name: 'Soul Crunch Cone' });
    expect(outcomes(await run('categories', 'csv', 'Código;Nome\nsoulcrunch;Soul Crunch'))).toEqual(['update']);
    expect(await read('soulcrunch')).toMatchObject({ address: 'cones', name: 'Soul Crunch' });
  });

  test('assigns products to a category by its key, its address, a former address and its name', async () => {
    await move('soulcrunch', 'cones');
    await move('soulcrunch', 'cones-crocantes');
    for (const category of ['soulcrunch', 'cones', 'cones-crocantes', 'Soul Crunch']) {
      const done = await dry('products', 'csv', `Categoria;Número;Nome;Preço\n${category};9;Cone;10,00`);
      expect([category, ...outcomes(done)]).toEqual([category, 'update']);
    }
  });

  test('creates a category at the address that it names', async () => {
    await move('soulcrunch', 'cones');
    const text = 'Endereço;Nome;URL da Imagem\nnova-linha;Nova linha;/images/pao.webp\nNão;Ruim;/images/pao.webp';
    const done = await run('categories', 'csv', text);
    expect([outcomes(done), Object.keys(done.rows[1]?.problems ?? {})]).toEqual([['create', 'refused'], ['address']]);
    expect(await visit('/produtos/nova-linha')).toEqual([200, null]);
    expect(await visit('/produtos/soulcrunch')).toEqual([301, '/produtos/cones']);
  });
});
