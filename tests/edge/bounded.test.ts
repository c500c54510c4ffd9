import { beforeAll, expect, test } from 'vitest';
import { counted, env, request, zipped } from '../helpers/edge';
import { manyRows } from '../helpers/many';

/** Pages that show records, and the calls they make after hydration: maximum number of rows each may read. */
const ROWS: Record<string, number> = {
  '/': 130,
  '/?uf=ES': 230,
  '/onde-estamos': 130,
  '/onde-estamos?uf=ES': 230,
  '/onde-estamos?tipo=revendedor': 160,
  '/onde-estamos?local=1': 130,
  '/produtos': 140,
  '/produtos/soulshake': 50,
  '/produtos/soulshake/1': 105,
  '/favoritos': 13,
  '/comparar': 240,
  '/comparar?produtos=soulshake-1,soulice-1,soulfuel-1': 250,
  '/blog': 45,
  '/blog/1': 40,
  '/biocasaforte': 20,
  '/api/locations': 130,
  '/api/locations?uf=ES': 230,
  '/api/locations?near=-23.55,-46.63': 3000,
  '/api/locations/1': 1,
  '/api/categories': 30,
  '/api/categories/soulshake': 50,
  '/api/products/suiting': 120,
  '/api/products/cards?items=soulshake/1,soulice/1': 10,
  '/api/products/featured': 5,
  '/api/products/soulshake/1': 95,
  '/api/posts': 40,
  '/api/posts/latest?limit=3': 3,
};

/** A match inside a word, or by label values, can only be found by comparing every row. */
const SEARCHES = [
  '/busca?q=soul',
  '/busca?q=soul&em=produtos',
  '/busca?q=soul&em=artigos',
  '/api/search?q=soul',
  '/api/search?q=chocolate',
  '/onde-estamos?busca=vitoria',
  '/api/locations?search=vitoria',
  '/produtos?ordem=menor-preco',
  '/produtos/soulshake?ordem=mais-proteina',
  '/api/products/suiting?sem=ovos&ordem=menor-preco',
];

/** Maximum growth for 300 times the rows; an answer that fits into the first flight may grow to fill it. */
const MORE = 1.6;
const FLIGHT = 14_600;

/** `written` is the number of characters before compression. */
type Cost = { bytes: number; written: number; rowsRead: number; roundTrips: number };

/** Returns the cost of a page on a cache miss. */
async function costOf(path: string): Promise<Cost> {
  const { db, usage } = counted(env.DB);
  const response = await request(path, { headers: { Cookie: '__Host-editor=1' } }, { DB: db });
  expect([path, response.status]).toEqual([path, 200]);
  const text = await response.text();
  return { bytes: await zipped(text), written: text.length, ...usage };
}

const ADDRESSES = [...Object.keys(ROWS), ...SEARCHES];
const seeded: Record<string, Cost> = {};
const grown: Record<string, Cost> = {};

beforeAll(async () => {
  for (const path of ADDRESSES) seeded[path] = await costOf(path);
  for (const statement of manyRows()) await env.DB.prepare(statement).run();
  for (const path of ADDRESSES) grown[path] = await costOf(path);
}, 120_000);

test.each(ADDRESSES)('%s stays about as large with 10,000 locations, 2,000 products and 10,000 posts', (path) => {
  const [before, after] = [seeded[path]?.bytes ?? 0, grown[path]?.bytes ?? Number.NaN];
  expect(after).toBeLessThanOrEqual(Math.max(MORE * before, FLIGHT));
});

test.each(['/produtos/soulshake', '/api/categories/soulshake'])('%s stays so before compression too', (path) => {
  expect(grown[path]?.written).toBeLessThanOrEqual(MORE * (seeded[path]?.written ?? 0));
});

test('a search for a word that many articles mention reads few of them', async () => {
  const { results } = await env.DB.prepare("SELECT id FROM posts WHERE instr(search_text, 'chocolate') > 0").all();
  expect(results.length).toBeGreaterThan(5000);
  // Every store, product and head of an article is a row of an index, in which the thousandth article is looked up, too.
  expect(grown['/api/search?q=chocolate']?.rowsRead).toBeLessThan(10_033 + 2032 + 10_008 + 1000 + 500);
});

test('a search reads the whole of the newest thousand articles, and the heads of all', async () => {
  const body = 'palavra '.repeat(60);
  const rows = [
    ['Antigo', '2019-01-01T00:00:00.000Z', `antigo ${body} amaranto`],
    ['Bolo de amaranto', '2019-01-02T00:00:00.000Z', `bolo de amaranto ${body} tigela`],
    ['Recente', new Date().toISOString(), `recente ${body} amaranto`],
  ];
  const insert = env.DB.prepare('INSERT INTO posts (title, published_at, search_text) VALUES (?, ?, ?)');
  await env.DB.batch(rows.map((row) => insert.bind(...row)));
  const titles = async (query: string) => {
    const { posts } = (await (await request(`/api/search?q=${query}`)).json()) as { posts: { title: string }[] };
    return posts.map(({ title }) => title);
  };
  expect(await titles('amaranto')).toEqual(['Bolo de amaranto', 'Recente']);
  expect(await titles('amaranto+tigela')).toEqual(['Bolo de amaranto']);
  // Mistyped words are compared in a second round trip.
  expect((await costOf('/api/search?q=inexistente')).rowsRead).toBeLessThan(2 * (10_033 + 2032 + 10_008 + 2000 + 500));
});

test.each(Object.entries(ROWS))('%s reads at most %i of these rows, in one round trip', (path, most) => {
  expect(grown[path]?.rowsRead).toBeLessThanOrEqual(most);
  expect(grown[path]?.roundTrips).toBe(1);
});
