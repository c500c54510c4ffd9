import type { D1Database, D1PreparedStatement } from '@cloudflare/workers-types';
import { expect, test } from 'vitest';
import { type ListFilter, type ListNoun, lists } from '../../src/shared/panel-lists';
import { POLICY_VERSION } from '../../src/shared/policy';
import { type Browser, browser, PASSWORD, signIn, tokenMailed } from '../helpers/account';
import { otherwise } from '../helpers/d1-through';
import { env, sharedPages } from '../helpers/edge';

/** Returns the database and the statements prepared on it, each with a sample of its bound values. */
function watched(database: D1Database): { db: D1Database; statements: Map<string, unknown[]> } {
  const statements = new Map<string, unknown[]>();
  const db = otherwise(database, { prepare: (sql) => remembered(database.prepare(sql), sql, []) });
  return { db, statements };

  function remembered(statement: D1PreparedStatement, sql: string, values: unknown[]): D1PreparedStatement {
    if (values.length > 0 || !statements.has(sql)) statements.set(sql, values);
    const { bind } = statement;
    statement.bind = (...bound) => remembered(bind.apply(statement, bound), sql, bound);
    return statement;
  }
}

/** Returns the indexes that SQLite uses for a statement. */
async function indexesOf([sql, values]: [string, unknown[]]): Promise<string[]> {
  const { results } = await env.DB.prepare(`EXPLAIN QUERY PLAN ${sql}`)
    .bind(...values)
    .all<{ detail: string }>();
  return results.flatMap(({ detail }) => /USING (?:COVERING )?INDEX (\w+)/.exec(detail)?.[1] ?? []);
}

const PAGES = [
  '/',
  '/produtos',
  '/produtos/soulshake',
  '/produtos/soulshake/1',
  '/blog',
  '/blog?categoria=Treino',
  '/blog/1',
  '/onde-estamos',
  '/onde-estamos?uf=ES',
  '/api/locations?near=-20.3,-40.3',
  '/busca?q=cone',
  '/sitemap.xml',
];

/** Returns a list's addresses: unfiltered, with each value of each filter, and with each pair of filters. */
function addresses(noun: ListNoun): string[] {
  const samples = ['soulice', '2026-01-31'];
  const filters = Object.entries<ListFilter>(lists[noun].filters).map(([name, { words, schema }]) => {
    const values = words ? Object.keys(words) : samples.filter((text) => schema.safeParse(text).success);
    return values.map((value) => ({ [name]: value }));
  });
  const pairs = filters.flatMap(([one], at) => filters.slice(at + 1).map(([other]) => ({ ...one, ...other })));
  return [{}, ...filters.flat(), ...pairs].map((filter) => `/api/panel/${noun}?${new URLSearchParams(filter)}`);
}

test('every index is used by a statement of the product', async () => {
  const { db, statements } = watched(env.DB);
  const admin = await signIn('admin');
  const customer = await signIn();
  const ask = async (path: string, client: Browser, method = 'GET', body?: object) => {
    const response = await client.json(method, path, body, { DB: db, PAGES: sharedPages });
    expect([path, response.status < 400]).toEqual([path, true]);
    return response;
  };

  // An editor's pages are always rendered: other tests may have left cached copies.
  for (const path of PAGES) await ask(path, admin);
  for (const noun of Object.keys(lists) as ListNoun[]) {
    for (const path of addresses(noun)) await ask(path, admin);
  }
  const ana = { name: 'Ana', email: 'ana@example.com', password: PASSWORD };
  await ask('/api/auth/sign-up', browser(), 'POST', { ...ana, acceptedPolicy: POLICY_VERSION, adult: true });
  await ask('/api/auth/confirm', browser(), 'POST', { token: await tokenMailed(ana.email), password: PASSWORD });
  await ask('/api/auth/session', browser(), 'POST', { email: ana.email, password: ana.password });
  await ask('/api/panel/stats', admin);
  await ask('/api/panel/posts/authors', admin);
  await ask('/api/panel/posts', admin, 'POST', { title: 'Postagem' });
  const picture = { name: 'taca.png', alt: '', color: '#7a5bd0', digest: 'a'.repeat(64) };
  await ask('/api/panel/media', admin, 'POST', picture);
  await ask('/api/me/sessions', customer);
  await ask('/api/me/export', customer);
  await ask('/api/me/deletion', customer, 'POST', { password: PASSWORD });

  const { results } = await env.DB.prepare(
    "SELECT name FROM sqlite_schema WHERE type = 'index' AND sql LIKE 'CREATE INDEX%'",
  ).all<{ name: string }>();
  const used = new Set((await Promise.all([...statements].map(indexesOf))).flat());
  expect(results.length).toBeGreaterThan(20);
  expect(results.map(({ name }) => name).filter((name) => !used.has(name))).toEqual([]);
});
