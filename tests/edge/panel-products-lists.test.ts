import { describe, expect, test } from 'vitest';
import { lists } from '../../src/shared/panel-lists';
import type { ProductRow } from '../../src/shared/product';
import { counted, env, request } from '../helpers/edge';
import { type List, lastWrites, PATH, refusal, withToppings, writes } from '../helpers/toppings';

const admin = withToppings();
const { create, list, names } = admin;

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
