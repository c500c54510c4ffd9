import { describe, expect, test } from 'vitest';
import type { KnownLocations, LocationPin } from '../../src/shared/location';
import { counted, env, request } from '../helpers/edge';

async function json<T>(path: string): Promise<T> {
  const response = await request(path);
  expect(response.status).toBe(200);
  return response.json();
}

describe('the seeded catalogue', () => {
  test('has the categories, counts and order of the specification', async () => {
    const categories = await json<{ key: string; productCount: number }[]>('/api/categories');
    expect(categories.map(({ key, productCount }) => [key, productCount])).toEqual([
      ['soulshake', 10],
      ['soulice', 4],
      ['soulicepote', 2],
      ['soulcrunch', 10],
      ['soulfuel', 2],
      ['soulcoffee', 2],
      ['suplementos', 2],
      ['toppins', 0],
    ]);
  });

  test('has the lowest price of each line', async () => {
    const categories = await json<{ key: string; fromCents: number | null }[]>('/api/categories');
    expect(Object.fromEntries(categories.map(({ key, fromCents }) => [key, fromCents]))).toEqual({
      soulshake: 3490,
      soulice: 1690,
      soulicepote: 3990,
      soulcrunch: 500,
      soulfuel: 1490,
      soulcoffee: 1690,
      suplementos: 8990,
      toppins: null,
    });
  });

  test('features three products, pistachio first, at the specified prices', async () => {
    const featured = await json<{ number: number; priceCents: number }[]>('/api/products/featured');
    expect(featured.map(({ number, priceCents }) => [number, priceCents])).toEqual([
      [9, 3690],
      [1, 3490],
      [2, 3490],
    ]);
  });

  test('has a page for every card', async () => {
    const categories = await json<{ key: string }[]>('/api/categories');
    for (const { key } of categories) {
      const { products } = await json<{ products: { number: number; hasPage: boolean }[] }>(`/api/categories/${key}`);
      for (const { number, hasPage } of products) {
        expect(hasPage).toBe(true);
        await json(`/api/products/${key}/${number}`);
      }
    }
  });

  test('has six posts, newest first, in the four categories', async () => {
    const { posts, categories } = await json<{ posts: { publishedAt: string }[]; categories: string[] }>('/api/posts');
    expect(posts).toHaveLength(6);
    const instants = posts.map((post) => post.publishedAt);
    expect(instants).toEqual([...instants].sort().reverse());
    expect(categories).toEqual(['Treino', 'Nutrição', 'Suplementos', 'Lifestyle']);
  });

  test('has at least 30 active locations in at least 8 states, stores before retailers before the flagship', async () => {
    const { locations, many } = await json<KnownLocations>('/api/locations');
    expect(many).toBeNull();
    expect(locations.length).toBeGreaterThanOrEqual(30);
    expect(new Set(locations.map(({ uf }) => uf)).size).toBeGreaterThanOrEqual(8);
    const order = ['store', 'retailer', 'flagship'];
    const types = locations.map(({ type }) => order.indexOf(type));
    expect(types).toEqual([...types].sort());
    expect(types.filter((type) => type === 2)).toHaveLength(1);
  });

  test('lets the home begin with six locations, and tells how many there are and in which states', async () => {
    const { locations: all } = await json<KnownLocations>('/api/locations');
    const { locations, many, rest } = await json<KnownLocations<LocationPin>>('/api/locations/first');
    expect(locations).toEqual(
      all.slice(0, 6).map(({ id, name, address, city, uf, type, latitude, longitude }) => {
        return { id, name, address, city, uf, type, latitude, longitude };
      }),
    );
    expect(many).toBeNull();
    expect(rest).toEqual({ total: all.length, states: [...new Set(all.map(({ uf }) => uf))].sort() });
  });

  test.each(['uf=ES', 'kind=retailer', 'search=recife', 'id=1'])(
    'leaves no location out where an address asks for %s',
    async (query) => {
      const { locations } = await json<KnownLocations>('/api/locations');
      const first = await json<KnownLocations<LocationPin>>(`/api/locations/first?${query}`);
      expect(first.locations.map(({ id }) => id)).toEqual(locations.map(({ id }) => id));
      expect(first.rest).toBeUndefined();
      expect(first.locations[0]).not.toHaveProperty('hours');
    },
  );

  test('has no rest where the first locations are all', async () => {
    const { locations: all } = await json<KnownLocations>('/api/locations');
    const set = (active: 0 | 1) =>
      env.DB.prepare(`UPDATE locations SET active = ${active} WHERE id IN (SELECT value FROM json_each(?))`)
        .bind(JSON.stringify(all.slice(6).map(({ id }) => id)))
        .run();
    await set(0);
    const { locations, rest } = await json<KnownLocations<LocationPin>>('/api/locations/first');
    await set(1);
    expect([locations.length, rest]).toEqual([6, undefined]);
  });
});

describe('lists read through an index', () => {
  /** Number of rows hidden from visitors; a list that scanned its table would read them. */
  const HIDDEN = 500;

  test.each([
    [
      '/api/slides',
      3,
      `INSERT INTO slides (title, image_url, position, active) SELECT 'Oculto', '/x.webp', 100 + value, 0 FROM numbers`,
    ],
    [
      '/api/locations',
      // 33 locations, and the counts of eleven states.
      52,
      `INSERT INTO locations (name, address, city, uf, active) SELECT 'Oculto', 'Rua', 'Cidade', 'ES', 0 FROM numbers`,
    ],
    [
      '/api/locations/first',
      // Seven locations, and the counts of eleven states.
      26,
      `INSERT INTO locations (name, address, city, uf, active) SELECT 'Oculto', 'Rua', 'Cidade', 'ES', 0 FROM numbers`,
    ],
    [
      '/api/products/featured',
      3,
      `INSERT INTO products (category, number, name, price_cents, active) SELECT 'toppins', value, 'Oculto', 1, 0 FROM numbers`,
    ],
    [
      '/api/categories/soulshake',
      // Twelve products, and the counts of the line.
      24,
      `INSERT INTO products (category, number, name, price_cents, active) SELECT 'soulshake', 1000 + value, 'Oculto', 1, 0 FROM numbers`,
    ],
    ['/api/posts/latest?limit=3', 3, `INSERT INTO posts (title, published_at) SELECT 'Oculto', NULL FROM numbers`],
    [
      '/api/posts?category=Treino',
      30,
      `INSERT INTO posts (title, published_at, category) SELECT 'Oculto', '2999-01-01T00:00:00.000Z', 'Treino' FROM numbers`,
    ],
    [
      '/api/products/current?items=soulshake/1,soulice/2,toppins/1,nada/1',
      16,
      `INSERT INTO products (category, number, name, price_cents, active) SELECT 'soulice', 2000 + value, 'Oculto', 1, 0 FROM numbers`,
    ],
    [
      // The index of posts is read once more, for the thousandth, and the number of products of each line.
      '/api/search?q=pistache',
      140,
      `INSERT INTO products (category, number, name, price_cents, active, search_text) SELECT 'soulfuel', 1000 + value, 'Oculto', 1, 0, 'pistache' FROM numbers`,
    ],
  ])('%s reads at most %i rows, however many are hidden', async (path, bound, insert) => {
    const numbers = `WITH RECURSIVE numbers (value) AS (SELECT 1 UNION ALL SELECT value + 1 FROM numbers WHERE value < ${HIDDEN})`;
    await env.DB.prepare(insert.replace('SELECT', `${numbers} SELECT`)).run();
    const { db, usage } = counted(env.DB);
    const response = await request(path, undefined, { DB: db });
    expect(response.status).toBe(200);
    expect(usage.rowsRead).toBeLessThanOrEqual(bound);
    expect(usage.roundTrips).toBe(1);
  });
});

describe('errors of the API', () => {
  test.each([
    ['/api/nada', 404, 'Endereço não encontrado'],
    ['/api/categories/nada', 404, 'Categoria não encontrada'],
    ['/api/products/soulshake/99', 404, 'Produto não encontrado'],
    ['/api/posts/99', 404, 'Artigo não encontrado'],
    ['/api/posts?before=ontem', 422, 'Os parâmetros do endereço não são válidos.'],
  ])('%s answers %i in the common error shape', async (path, status, error) => {
    const response = await request(path);
    expect(response.status).toBe(status);
    expect(await response.json()).toMatchObject({ error });
  });

  test('name the invalid parameter', async () => {
    const response = await request('/api/posts/latest?limit=0');
    expect(response.status).toBe(422);
    expect(await response.json()).toHaveProperty('fields.limit');
  });
});

describe('the blog list', () => {
  test('continues with older posts after the first twelve', async () => {
    const statements = Array.from({ length: 14 }, (_, index) =>
      env.DB.prepare('INSERT INTO posts (title, category, published_at) VALUES (?, ?, ?)').bind(
        `Antigo ${index}`,
        'Arquivo',
        `2020-01-${String(index + 1).padStart(2, '0')}T12:00:00.000Z`,
      ),
    );
    await env.DB.batch(statements);
    type List = { posts: { title: string }[]; older: string | null };
    const first = await json<List>('/api/posts?category=Arquivo');
    expect(first.posts).toHaveLength(12);
    const second = await json<List>(`/api/posts?category=Arquivo&before=${first.older}`);
    expect(second.posts.map((post) => post.title)).toEqual(['Antigo 1', 'Antigo 0']);
    expect(second.older).toBeNull();
  });
});
