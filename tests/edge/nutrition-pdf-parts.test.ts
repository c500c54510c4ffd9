import { beforeAll, describe, expect, test } from 'vitest';
import { counted, env, request } from '../helpers/edge';
import { manyProducts } from '../helpers/many';
import { contentOf } from '../helpers/pdf';

const ALL = '/tabelas-nutricionais.pdf';

const linksOf = (content: string) =>
  [...content.matchAll(/\/URI \(https:\/\/soul\.test([^)]*)\)/g)].map(([, path = '']) => path);
const tablesOf = (content: string) => content.match(/\(Informação nutricional\) Tj/g)?.length ?? 0;

test('a line has its own file, which names it and has its tables only', async () => {
  const response = await request('/tabelas-nutricionais/soulfuel.pdf');
  expect(response.headers.get('Content-Disposition')).toBe('inline; filename="tabelas-nutricionais-soulfuel.pdf"');
  const content = await contentOf(response);
  expect(content).toMatch(/\(Soul Fuel · Valores de [^)]*\) Tj/);
  const sold = await env.DB.prepare(
    "SELECT count(*) FROM products WHERE category = 'soulfuel' AND active = 1 AND nutrition IS NOT NULL",
  ).first<number>('count(*)');
  expect(tablesOf(content)).toBe(sold);
});

test.each([
  '/tabelas-nutricionais/nada.pdf',
  '/tabelas-nutricionais/soulfuel/2.pdf',
  '/tabelas-nutricionais/soulfuel/1.pdf',
])('%s, which has no line or no such part, is not found', async (path) => {
  const response = await request(path);
  expect(response.status).toBe(404);
  expect(response.headers.get('Content-Type')).toContain('text/html');
});

// Runs last, because it fills the database.
describe('with two thousand products', () => {
  beforeAll(async () => {
    await env.DB.prepare(manyProducts()).run();
  });

  test('the file of all lines links to each part, and all parts together have each table once', async () => {
    const response = await request(`https://soul.test${ALL}?many`);
    expect((await response.clone().arrayBuffer()).byteLength).toBeLessThan(150_000);
    const index = await contentOf(response);
    expect(tablesOf(index)).toBe(0);
    expect(index).toContain('(Tabelas 1 a 200 de 2.010) Tj');
    const links = linksOf(index);
    expect(links).toContain('/tabelas-nutricionais/soulshake.pdf');
    expect(links).toContain('/tabelas-nutricionais/soulshake/11.pdf');
    const tables: number[] = [];
    for (const link of links) tables.push(tablesOf(await contentOf(await request(link))));
    expect(Math.max(...tables)).toBe(200);
    const told = await env.DB.prepare(
      'SELECT count(*) FROM products WHERE active = 1 AND nutrition IS NOT NULL',
    ).first<number>('count(*)');
    expect(tables.reduce((sum, count) => sum + count, 0)).toBe(told);
  });

  test('the links are in the structure tree for screen readers', async () => {
    const index = await contentOf(await request(`${ALL}?told`));
    const links = linksOf(index).length;
    expect(index.match(/\/StructElem \/S \/Link /g)).toHaveLength(links);
    expect(index.match(/\/Type \/OBJR /g)).toHaveLength(links);
    const keys = [...(/\/Nums \[(.*?)\] >>/s.exec(index)?.[1] ?? '').matchAll(/(\d+) (?:\[[^\]]*\]|\d+ 0 R)/g)].map(
      ([, key]) => Number(key),
    );
    expect(keys).toEqual(keys.toSorted((one, other) => one - other));
  });

  test('a part names its number, and costs one round trip', async () => {
    const { db, usage } = counted(env.DB);
    const response = await request(
      '/tabelas-nutricionais/soulshake/11.pdf',
      { headers: { Cookie: '__Host-editor=1' } },
      { DB: db },
    );
    expect(usage.roundTrips).toBe(1);
    const content = await contentOf(response);
    expect(content).toMatch(/\(Soul Shake, parte 11 de 11 · Valores de [^)]*\) Tj/);
    expect(tablesOf(content)).toBe(10);
  });
});
