import { describe, expect, test } from 'vitest';
import { lists } from '../../src/shared/panel-lists';
import { counted, env } from '../helpers/edge';
import { type List, PATH, withToppings } from '../helpers/toppings';

const admin = withToppings();
const { create, list, names } = admin;

describe('the list of products', () => {
  test('is searched without accents or case, and filtered', async () => {
    await create({ name: 'Pão de Mel', featured: true, active: false });
    await create({ name: 'Granola', nutrition: null });
    await create({ name: 'Cacau', benefits: [] });
    await create({ name: 'Nibs', images: [] });
    await create({ name: 'Por vir', images: [], active: false });
    expect(await names({ search: 'PAO mel' })).toEqual(['Pão de Mel']);
    expect(await names({ shown: 'inactive' })).toEqual(['Pão de Mel', 'Por vir']);
    expect(await names({ shown: 'withoutPicture' })).toEqual(['Nibs']);
    expect(await names({ shown: 'featured' })).toEqual(['Pão de Mel']);
    expect(await names({ shown: 'withoutSheet' })).toEqual(['Granola', 'Cacau']);
    expect(await names({ search: '100%_' })).toEqual([]);
  });

  test('names the parts of the data sheet that a product has not', async () => {
    await create({ name: 'Granola', nutrition: null, longDescription: null });
    await create({ name: 'Cacau', benefits: [] });
    await create({ name: 'Nibs' });
    const { rows } = await list({ category: 'toppins' });
    expect(rows.map(({ name, missing }) => [name, missing])).toEqual([
      ['Granola', ['longDescription', 'nutrition']],
      ['Cacau', ['benefits']],
      ['Nibs', []],
    ]);
    expect(rows.map(({ hasPage }) => hasPage)).toEqual([false, false, true]);
  });

  test('is sorted by name, price, number and last change, in both directions', async () => {
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

  test('has the order of the site: by position of the line, then by number', async () => {
    const lines = await env.DB.prepare('SELECT key FROM categories ORDER BY position').all<{ key: string }>();
    const keys = lines.results.map(({ key }) => key);
    expect(keys).not.toEqual(keys.toSorted());
    await create({ name: 'Por último' });
    const { rows } = await list();
    const { results } = await env.DB.prepare(
      `SELECT products.id FROM products JOIN categories ON categories.key = category ORDER BY position, number LIMIT 50`,
    ).all<{ id: number }>();
    expect(rows.map(({ id }) => id)).toEqual(results.map(({ id }) => id));
  });

  test('is refused, not ended, after a line that was deleted since', async () => {
    const after = JSON.stringify(['linha-excluida', 3]);
    const answer = await admin.get(`${PATH}?${new URLSearchParams({ after })}`);
    expect([answer.status, await answer.json()]).toEqual([
      400,
      { error: 'A lista mudou. Recarregue a página para ver o resto.', code: 'bad-cursor' },
    ]);
  });

  test('refuses an invalid filter', async () => {
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
    const response = await admin.get(`${PATH}?${new URLSearchParams(query)}`, { DB: db });
    expect(response.status).toBe(200);
    return { body: (await response.json()) as List, usage };
  };

  const orders = ['', ...Object.keys(lists.products.filters.order.words ?? {})];
  test.each(orders)('is read page by page, each row once, in the order «%s»', async (order) => {
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

  test('continues in the order of the site when a line was moved between two pages', async () => {
    await insertMany();
    const first = await read({});
    await env.DB.prepare('UPDATE categories SET position = position + 100').run();
    const second = await read({ after: first.body.next ?? '' });
    await env.DB.prepare('UPDATE categories SET position = position - 100').run();
    const ids = [...first.body.rows, ...second.body.rows].map(({ id }) => id);
    const { results } = await env.DB.prepare(
      `SELECT products.id FROM products JOIN categories ON categories.key = category ORDER BY position, number LIMIT 100`,
    ).all<{ id: number }>();
    expect(ids).toEqual(results.map(({ id }) => id));
  });

  test('has an end, and is searched in one pass', async () => {
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
