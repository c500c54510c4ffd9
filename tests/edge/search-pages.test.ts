import { expect, test } from 'vitest';
import { readParameters } from '../../src/lib/page-parameters';
import { env, page, request } from '../helpers/edge';

type Named = { name: string };
type Found = {
  products: Named[];
  posts: { title: string }[];
  pages: object[];
  faqs: object[];
  locations: { city: string }[];
  categories: object[];
  more: string[];
};

async function search(query: string, part = ''): Promise<Found> {
  const response = await request(`/api/search?q=${encodeURIComponent(query)}${part}`);
  expect(response.status).toBe(200);
  return response.json();
}

test.each(['29.101-390', 'CEP 29101390', ' 29101-390 '])('«%s» is searched among the stores', async (query) => {
  const { status, headers } = await page(`/busca?q=${encodeURIComponent(query)}`);
  expect(status).toBe(302);
  expect(
    readParameters('locations/locations', new URL(headers.get('location') ?? '', 'https://x.test').search),
  ).toEqual(expect.objectContaining({ busca: query.trim() }));
});

test('the other name of a city finds its stores', async () => {
  const { locations } = await search('Floripa');
  expect(locations.length).toBeGreaterThan(0);
  expect(new Set(locations.map(({ city }) => city))).toEqual(new Set(['Florianópolis']));
});

test('all results of a kind are reached page by page, each once and in the order of their ranks', async () => {
  const { results } = await env.DB.prepare(
    "SELECT name FROM products WHERE active = 1 AND json_extract(nutrition, '$.proteins') > 0",
  ).all<{ name: string }>();
  expect(results.length).toBeGreaterThan(24);
  const [first, second] = await Promise.all([
    search('proteína', '&em=produtos'),
    search('proteína', '&em=produtos&apos=24'),
  ]);
  expect([first.products.length, first.more, second.more]).toEqual([24, ['products'], []]);
  const names = [...first.products, ...second.products].map(({ name }) => name);
  expect(names).toHaveLength(new Set(names).size);
  expect(names).toEqual(expect.arrayContaining(results.map(({ name }) => name)));
  const brief = await search('proteína');
  expect(names.slice(0, 12)).toEqual(brief.products.map(({ name }) => name));
  expect([first.posts, first.pages, first.faqs, first.locations, first.categories]).toEqual([[], [], [], [], []]);
  const posts = await search('proteína', '&em=artigos');
  expect(posts.posts.map(({ title }) => title).slice(0, 6)).toEqual(brief.posts.map(({ title }) => title));
  expect([posts.products, posts.more]).toEqual([[], []]);
});

test('a page of one kind says which results it shows, and leads to all and to the next', async () => {
  const first = await page('/busca?q=prote%C3%ADna&em=produtos');
  expect(first.html).toContain('Resultados 1 a 24 para “proteína” em produtos');
  expect(first.html).toContain('href="/busca?q=prote%C3%ADna&amp;em=produtos&amp;apos=24"');
  expect(first.html).toContain('href="/busca?q=prote%C3%ADna"');
  const second = await page('/busca?q=prote%C3%ADna&em=produtos&apos=24');
  expect(second.html).toMatch(/Resultados 25 a \d+ para “proteína” em produtos/);
  expect(second.html).not.toContain('Ver mais produtos');
  for (const part of ['em=produtos&apos=x', 'em=produtos&apos=-24', 'em=produtos&apos=1.5'])
    expect((await page(`/busca?q=prote%C3%ADna&${part}`)).html).toContain('Resultados 1 a 24');
  expect(await search('proteína', '&em=lojas')).toEqual(await search('proteína'));
});

test('beyond the depth of a search there are no results', async () => {
  const { html } = await page('/busca?q=soul&em=produtos&apos=240');
  expect(html).toContain('Nenhum resultado');
});

test('questions come before articles if no product has the words, else after them', async () => {
  const kinds = async (query: string) =>
    [...(await page(`/busca?q=${query}`)).html.matchAll(/<h2 id="(\w+)"/g)].map(([, id]) => id);
  expect(await kinds('entrega')).toEqual(['perguntas', 'artigos']);
  expect(await kinds('lactose')).toEqual(['produtos', 'artigos', 'perguntas']);
});
