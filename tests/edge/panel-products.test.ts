import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Page } from '../../src/shared/page';
import { lists } from '../../src/shared/panel-lists';
import type { ProductInput, ProductRecord, ProductRow } from '../../src/shared/product';
import { signIn } from '../helpers/account';
import { counted, env, page, request } from '../helpers/edge';

let admin: Awaited<ReturnType<typeof signIn>>;
beforeAll(async () => {
  admin = await signIn('admin');
});
beforeEach(async () => {
  await env.DB.batch([
    env.DB.prepare("DELETE FROM products WHERE category = 'toppins'"),
    env.DB.prepare('DELETE FROM limits'),
  ]);
});

const NUTRITION = {
  servingSize: 60,
  servingUnit: 'g' as const,
  servingMeasure: '1 bola',
  servingsPerPack: 5,
  calories: 120,
  carbs: 10,
  totalSugars: 5,
  addedSugars: 0,
  proteins: 14,
  fats: 2.5,
  saturatedFats: 1,
  transFats: 0,
  fibers: 2,
  sodium: null,
};
const FIELDS: ProductInput = {
  category: 'toppins',
  number: 0,
  name: 'Calda de Açaí',
  priceCents: 990,
  description: 'Para cobrir tudo.',
  images: [{ src: '/images/calda.webp', alt: 'Um pote de calda' }],
  longDescription: 'Primeiro parágrafo.\n\nSegundo.',
  benefits: ['Sem açúcar'],
  nutrition: NUTRITION,
  ingredients: 'Polpa de açaí, açúcar e leite em pó.',
  contains: ['milk'],
  mayContain: ['peanuts'],
  gluten: 'free',
  lactose: 'contains',
  featured: false,
  active: true,
};
const PATH = '/api/panel/products';
type Written = { record: ProductRecord; activityId: number };
type List = Page<ProductRow>;

async function create(fields: Partial<ProductInput> = {}): Promise<ProductRecord> {
  const response = await admin.json('POST', PATH, { ...FIELDS, ...fields });
  expect(response.status, await response.clone().text()).toBe(201);
  return ((await response.json()) as Written).record;
}
async function list(query: Record<string, string> = {}): Promise<List> {
  const response = await admin.get(`${PATH}?${new URLSearchParams(query)}`);
  expect(response.status).toBe(200);
  return response.json();
}
const names = async (query: Record<string, string>) =>
  (await list({ category: 'toppins', ...query })).rows.map(({ name }) => name);
const refusal = async (response: Response) =>
  [response.status, await response.json()] as [
    number,
    { error: string; code?: string; fields?: Record<string, string> },
  ];
type Activity = Record<string, string | number | null>;
const lastWrites = async (count = 1) =>
  (await env.DB.prepare('SELECT * FROM activity ORDER BY id DESC LIMIT ?').bind(count).all<Activity>()).results;
const writes = async () => (await env.DB.prepare('SELECT count(*) AS n FROM activity').first<{ n: number }>())?.n ?? 0;

describe('a product in the panel', () => {
  test('takes the next number of its category, and is seen by visitors at once', async () => {
    const { number } = await create();
    const second = await create({ name: 'Granola' });
    expect([number, second.number]).toEqual([1, 2]);
    const { status, html } = await page('/produtos/toppins/2');
    expect([status, html.includes('Granola')]).toEqual([200, true]);
    const [write] = await lastWrites();
    expect(write).toMatchObject({ action: 'create', noun: 'products', record_id: String(second.id), title: 'Granola' });
    expect(JSON.parse(String(write?.after))).toEqual({ ...FIELDS, name: 'Granola', number: 2 });
  });

  test('takes a number of its own under 10 creations at a time', { timeout: 20_000 }, async () => {
    const made = await Promise.all(Array.from({ length: 10 }, () => create()));
    expect(made.map(({ number }) => number).sort((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  });

  test('is changed with the version that was seen, and then found by its new words', async () => {
    const { id, version, ...fields } = await create();
    const response = await admin.json('PUT', `${PATH}/${id}`, { ...fields, version, name: 'Calda de Maçã' });
    expect(response.status).toBe(200);
    const { record } = (await response.json()) as Written;
    expect(record).toEqual({ ...fields, id, version: version + 1, name: 'Calda de Maçã' });
    expect(await names({ search: 'MACA' })).toEqual(['Calda de Maçã']);
    expect(await names({ search: 'acai' })).toEqual([]);
    const [write] = await lastWrites();
    expect([JSON.parse(String(write?.before)), JSON.parse(String(write?.after))]).toEqual([
      fields,
      { ...fields, name: 'Calda de Maçã' },
    ]);
    expect(await (await admin.get(`${PATH}/${id}`)).json()).toEqual(record);
  });

  test('may not take a number that is another one’s, in this category or on the way to the next', async () => {
    const first = await create();
    const { id, ...second } = await create();
    for (const fields of [{ number: first.number }, { category: 'soulice', number: 1 }]) {
      const [status, body] = await refusal(await admin.json('PUT', `${PATH}/${id}`, { ...second, ...fields }));
      expect([status, Object.keys(body.fields ?? {})]).toEqual([422, ['number']]);
    }
    const [status, body] = await refusal(await admin.json('POST', PATH, { ...FIELDS, number: 1 }));
    expect([status, Object.keys(body.fields ?? {})]).toEqual([422, ['number']]);
  });

  test('gets the next number of the category that it moves to, when it is asked for', async () => {
    const { id, ...fields } = await create();
    const response = await admin.json('PUT', `${PATH}/${id}`, {
      ...fields,
      category: 'soulfuel',
      number: 0,
      active: false,
    });
    expect(((await response.json()) as Written).record).toMatchObject({ category: 'soulfuel', number: 3 });
    const [write] = await lastWrites();
    expect(JSON.parse(String(write?.after)).number).toBe(3);
    await env.DB.prepare('DELETE FROM products WHERE id = ?').bind(id).run();
  });

  test('is switched, and put forward, alone', async () => {
    const { id, version } = await create();
    await admin.json('PUT', `${PATH}/${id}/active`, { active: false, version });
    const response = await admin.json('PUT', `${PATH}/${id}/featured`, { featured: true, version: version + 1 });
    const { record } = (await response.json()) as Written;
    expect(record).toMatchObject({ active: false, featured: true, version: version + 2, name: FIELDS.name });
  });

  test('is copied whole, with the next number, out of sight', async () => {
    const { id, version: _, ...fields } = await create({ featured: true });
    const response = await admin.json('POST', `${PATH}/${id}/copies`, {});
    expect(response.status).toBe(201);
    const { record } = (await response.json()) as Written;
    const expected = { ...fields, name: 'Calda de Açaí (cópia)', number: 2, active: false, featured: false };
    expect(record).toMatchObject(expected);
    expect((await page('/produtos/toppins/2')).status).toBe(404);
    const long = await create({ name: 'x'.repeat(120) });
    const copy = (await (await admin.json('POST', `${PATH}/${long.id}/copies`, {})).json()) as Written;
    expect(copy.record.name).toBe(`${'x'.repeat(112)} (cópia)`);
  });

  test('is deleted, with what stood there on record', async () => {
    const { id, version, ...fields } = await create();
    const response = await admin.json('DELETE', `${PATH}/${id}?version=${version}`);
    expect(response.status).toBe(200);
    expect((await admin.get(`${PATH}/${id}`)).status).toBe(404);
    const [write] = await lastWrites();
    expect(write).toMatchObject({ action: 'delete', noun: 'products', record_id: String(id) });
    expect(JSON.parse(String(write?.before))).toEqual(fields);
  });

  test('comes back when its deletion is taken back, beside the one that has its number now', async () => {
    const { id, version, ...fields } = await create();
    const deletion = await admin.json('DELETE', `${PATH}/${id}?version=${version}`);
    const { activityId } = (await deletion.json()) as { activityId: number };
    const { number } = await create({ name: 'Outra' });
    const response = await admin.json('POST', `/api/panel/activity/${activityId}/undo`);
    expect(response.status).toBe(200);
    expect(await (await admin.get(`${PATH}/${id}`)).json()).toMatchObject({ ...fields, id, number: number + 1 });
  });

  test('that is not there, or is no longer what was seen, is not written', async () => {
    const { id, version, ...fields } = await create();
    await admin.json('PUT', `${PATH}/${id}/active`, { active: false, version });
    const before = await writes();
    for (const [method, path, body] of [
      ['PUT', `/${id}`, { ...fields, version }],
      ['PUT', `/${id}/active`, { active: true, version }],
      ['PUT', `/${id}/featured`, { featured: true, version }],
      ['DELETE', `/${id}?version=${version}`, undefined],
    ] as const) {
      const [status, { code }] = await refusal(await admin.json(method, PATH + path, body));
      expect([method, path, status, code]).toEqual([method, path, 409, 'stale']);
      const missing = await admin.json(method, PATH + path.replace(`/${id}`, '/999999'), body);
      expect([method, path, missing.status]).toEqual([method, path, 404]);
    }
    expect((await admin.json('POST', `${PATH}/999999/copies`, {})).status).toBe(404);
    expect(await writes()).toBe(before);
  });
});

describe('a product that cannot be taken', () => {
  test('names each field to mend', async () => {
    const wrong = {
      name: ' ',
      priceCents: 1.5,
      images: [{ src: 'javascript:alert(1)', alt: '' }],
      benefits: [''],
      nutrition: { ...NUTRITION, servingSize: 0, proteins: -1 },
      category: 'Não é',
    };
    const [status, { fields }] = await refusal(await admin.json('POST', PATH, { ...FIELDS, ...wrong }));
    expect(status).toBe(422);
    expect(Object.keys(fields ?? {}).sort()).toEqual([
      'benefits.0',
      'category',
      'images.0.src',
      'name',
      'nutrition.proteins',
      'nutrition.servingSize',
      'priceCents',
    ]);
    expect(fields?.name).toBe('Informe o nome do produto.');
  });

  test('names a category that does not exist', async () => {
    const [status, { fields }] = await refusal(await admin.json('POST', PATH, { ...FIELDS, category: 'nenhuma' }));
    expect([status, fields]).toEqual([422, { category: 'Esta categoria não existe mais.' }]);
  });

  test('has keys of its own making, or is too long', async () => {
    expect((await admin.json('POST', PATH, { ...FIELDS, id: 1 })).status).toBe(400);
    expect((await admin.json('POST', PATH, { ...FIELDS, description: 'x'.repeat(140_000) })).status).toBe(413);
  });

  test('comes from somebody without the role, or from nobody', async () => {
    const customer = await signIn();
    expect((await customer.json('POST', PATH, FIELDS)).status).toBe(403);
    expect((await customer.get(PATH)).status).toBe(403);
    expect((await request(PATH)).status).toBe(401);
  });
});

describe('many products at once', () => {
  const put = (active: boolean, products: { id: number; version: number }[]) =>
    admin.json('PUT', `${PATH}/active`, { active, products: products.map(({ id, version }) => ({ id, version })) });

  test('are switched off, each on record', async () => {
    const made = [await create(), await create(), await create({ active: false, nutrition: null })];
    const before = await writes();
    const response = await put(false, made);
    expect(response.status).toBe(200);
    const body = (await response.json()) as { records: ProductRow[]; activityIds: number[] };
    expect(body.records.map(({ active, version }) => [active, version])).toEqual([
      [false, 2],
      [false, 2],
      [false, 2],
    ]);
    expect([body.activityIds.length, await writes()]).toEqual([3, before + 3]);
    const recorded = (await lastWrites(3)).reverse();
    for (const [index, { id, version: _, ...fields }] of made.entries()) {
      expect(recorded[index]).toMatchObject({ record_id: String(id), user_id: admin.user.id, action: 'update' });
      expect(JSON.parse(String(recorded[index]?.before))).toEqual(fields);
      expect(JSON.parse(String(recorded[index]?.after))).toEqual({ ...fields, active: false });
    }
  });

  test('are switched back one by one, by what is on record', async () => {
    const [first, second] = [await create(), await create()];
    const body = (await (await put(false, [first, second])).json()) as { activityIds: number[] };
    for (const id of body.activityIds) await admin.json('POST', `/api/panel/activity/${id}/undo`);
    expect(await names({ shown: 'active' })).toHaveLength(2);
    const { version: _, ...fields } = first;
    expect(await (await admin.get(`${PATH}/${first.id}`)).json()).toEqual({ ...fields, version: 3 });
  });

  test('stay as they are when one has changed or gone meanwhile, and that one is named', async () => {
    const [first, second, third] = [await create(), await create({ name: 'Granola' }), await create()];
    await admin.json('PUT', `${PATH}/${second.id}/featured`, { featured: true, version: second.version });
    await admin.json('DELETE', `${PATH}/${third.id}?version=${third.version}`);
    const before = await writes();
    const [status, body] = await refusal(await put(false, [first, second, third]));
    expect([status, body.code]).toEqual([409, 'some-stale']);
    expect((body as unknown as { outdated: object[] }).outdated).toEqual([
      { id: second.id, name: 'Granola' },
      { id: third.id, name: null },
    ]);
    expect(body.error).toContain('Granola');
    expect(await names({ shown: 'active' })).toHaveLength(2);
    expect(await writes()).toBe(before);
  });

  test('are at most 50, at least one, each once', async () => {
    const many = Array.from({ length: 51 }, (_, index) => ({ id: index + 1, version: 1 }));
    for (const products of [
      many,
      [],
      [
        { id: 1, version: 1 },
        { id: 1, version: 1 },
      ],
    ]) {
      expect((await put(true, products)).status).toBe(422);
    }
  });
});

describe('the list of products', () => {
  test('searches without minding accents or case, and filters', async () => {
    await create({ name: 'Pão de Mel', featured: true, active: false });
    await create({ name: 'Granola', nutrition: null });
    await create({ name: 'Cacau', benefits: [] });
    expect(await names({ search: 'PAO mel' })).toEqual(['Pão de Mel']);
    expect(await names({ shown: 'inactive' })).toEqual(['Pão de Mel']);
    expect(await names({ shown: 'featured' })).toEqual(['Pão de Mel']);
    expect(await names({ shown: 'withoutSheet' })).toEqual(['Granola', 'Cacau']);
    expect(await names({ search: '100%_' })).toEqual([]);
  });

  test('goes by name, price, number and last change, both ways', async () => {
    const banana = await create({ name: 'Banana', priceCents: 300 });
    await create({ name: 'Ácido', priceCents: 200 });
    await create({ name: 'Coco', priceCents: 100 });
    await admin.json('PUT', `${PATH}/${banana.id}/active`, { active: false, version: 1 });
    expect(await names({})).toEqual(['Banana', 'Ácido', 'Coco']);
    expect(await names({ order: 'name' })).toEqual(['Ácido', 'Banana', 'Coco']);
    expect(await names({ order: 'priceUp' })).toEqual(['Coco', 'Ácido', 'Banana']);
    expect(await names({ order: 'priceDown' })).toEqual(['Banana', 'Ácido', 'Coco']);
    expect((await names({ order: 'updated' }))[0]).toBe('Banana');
  });

  test('refuses what it cannot be asked', async () => {
    for (const query of ['order=id', 'shown=talvez', 'category=Toppins', 'quem=eu']) {
      expect([query, (await admin.get(`${PATH}?${query}`)).status]).toEqual([query, 422]);
    }
  });
});

describe('a list of two thousand products', () => {
  const COUNT = 2000;
  const insertMany = () =>
    env.DB.prepare(
      `WITH RECURSIVE n (value) AS (SELECT 1 UNION ALL SELECT value + 1 FROM n WHERE value < ?)
       INSERT INTO products (category, number, name, price_cents, search_text, active)
       SELECT 'toppins', value, 'Muitos ' || value, value % 7 * 100, 'muitos ' || value || ' toppins', 0 FROM n`,
    )
      .bind(COUNT)
      .run();
  const read = async (query: Record<string, string>) => {
    const { db, usage } = counted(env.DB);
    const path = `${PATH}?${new URLSearchParams(query)}`;
    const headers = { Cookie: [...admin.cookies].map((pair) => pair.join('=')).join('; ') };
    const response = await request(path, { headers }, { DB: db });
    expect(response.status).toBe(200);
    return { body: (await response.json()) as List, usage };
  };

  const orders = ['', ...Object.keys(lists.products.filters.order.words ?? {})];
  test.each(orders)('is read page by page, each row once, by the order «%s»', async (order) => {
    await insertMany();
    const seen: number[] = [];
    let after: string | null = null;
    for (let pages = 0; pages < 4; pages += 1) {
      const { body, usage } = await read({ ...(order && { order }), ...(after && { after }) });
      expect(body.rows).toHaveLength(50);
      expect(usage.rowsRead).toBeLessThan(2 * 51 + 60);
      seen.push(...body.rows.map(({ id }) => id));
      after = body.next;
    }
    expect(new Set(seen).size).toBe(200);
  });

  test('ends, and is searched in one pass', async () => {
    await insertMany();
    const { body, usage } = await read({ search: 'muitos 1999', order: 'name' });
    expect(body).toMatchObject({ rows: [{ name: 'Muitos 1999' }], next: null });
    expect(usage.rowsRead).toBeLessThan(2 * (COUNT + 100));
    let [count, after]: [number, string | null] = [0, null];
    do {
      const { rows, next }: List = await list({ category: 'toppins', ...(after && { after }) });
      count += rows.length;
      after = next;
    } while (after);
    expect(count).toBe(COUNT);
  });
});
