import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { readCsv } from '../../src/shared/csv';
import type { ImportPlan } from '../../src/shared/import';
import { signIn } from '../helpers/account';
import { failing } from '../helpers/d1-through';
import { env } from '../helpers/edge';
import { weighed } from '../helpers/weighed';

/** Characters of JSON that fit several times into the memory of an edge instance. */
const ROOM = 3_000_000;
const COUNT = 450;
const LENGTH = 20_000;

let admin: Awaited<ReturnType<typeof signIn>>;
beforeAll(async () => {
  admin = await signIn('admin');
  await env.DB.prepare(
    `WITH RECURSIVE numbers (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < ${COUNT})
     INSERT INTO posts (id, title, content, search_text) SELECT 1000 + n, 'Longa ' || n, replace(hex(zeroblob(${LENGTH / 2})), '0', 'a'), '' FROM numbers`,
  ).run();
});
beforeEach(async () => {
  await env.DB.prepare('DELETE FROM limits').run();
});

/** Sends a request of the administrator, with another database. */
const ask = (path: string, DB: typeof env.DB, body?: object) => admin.json(body ? 'POST' : 'GET', path, body, { DB });

const stored = async () => (await env.DB.prepare('SELECT count(*) AS n FROM posts').first<number>('n')) ?? 0;

describe('an export of many long posts', () => {
  test.each(['csv', 'json'])('as %s holds only a part of them in memory', async (format) => {
    const { db, weight } = weighed(env.DB);
    const response = await ask(`/api/panel/exports/posts.${format}`, db);
    expect(response.status).toBe(200);
    const text = await response.text();
    const found = format === 'json' ? JSON.parse(text) : readCsv(text).slice(1);
    expect(found).toHaveLength(await stored());
    expect(text.length).toBeGreaterThan(COUNT * LENGTH);
    expect(weight.characters).toBeLessThan(ROOM);
    expect(weight.answers).toBeLessThan(20);
  });

  test('as JSON equals the output of JSON.stringify with two spaces, also when empty', async () => {
    const text = await (await ask('/api/panel/exports/posts.json', env.DB)).text();
    expect(text === `${JSON.stringify(JSON.parse(text), null, 2)}\n`).toBe(true);
    const faqs = await env.DB.prepare('SELECT * FROM faqs').all();
    await env.DB.prepare('CREATE TABLE away AS SELECT * FROM faqs').run();
    await env.DB.prepare('DELETE FROM faqs').run();
    const none = await (await ask('/api/panel/exports/faqs.json', env.DB)).text();
    const head = await (await ask('/api/panel/exports/faqs.csv', env.DB)).text();
    await env.DB.prepare('INSERT INTO faqs SELECT * FROM away').run();
    await env.DB.prepare('DROP TABLE away').run();
    expect((await env.DB.prepare('SELECT * FROM faqs').all()).results).toEqual(faqs.results);
    expect(none).toBe('[]\n');
    expect(readCsv(head)).toHaveLength(1);
  });

  test('that cannot begin answers 503; one that breaks off fails instead of ending early', async () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const fails = () => Promise.reject(new Error('D1_ERROR: the test broke this'));
    const begun = await ask('/api/panel/exports/posts.csv', failing(env.DB, fails, /length\(/));
    expect(begun.status).toBe(503);
    let parts = 0;
    const broken = failing(env.DB, () => ++parts > 2 && fails(), /"excerpt".*json_each/s);
    const response = await ask('/api/panel/exports/posts.csv', broken);
    await expect(response.text()).rejects.toThrow();
    error.mockRestore();
  });
});

describe('an import among many long posts', () => {
  const file = (lines: string[]) => ({ format: 'csv', text: ['ID;Categoria', ...lines].join('\n') });

  test('reads its own posts whole, and of the others only the identifying columns', async () => {
    const { db, weight } = weighed(env.DB);
    const text = 'Título;Categoria\nlonga 7;Treino\nNova;Treino\n';
    const response = await ask('/api/panel/imports/posts?dry=1', db, { format: 'csv', text });
    const { rows } = (await response.json()) as ImportPlan;
    expect(rows.map(({ outcome }) => outcome)).toEqual(['update', 'create']);
    expect(weight.characters).toBeLessThan(5 * LENGTH);
    expect(weight.answers).toBeLessThan(30);
  });

  test('holds only a part of them in memory', async () => {
    const { db, weight } = weighed(env.DB);
    const lines = Array.from({ length: 200 }, (_, n) => `${1001 + n};Treino`);
    const response = await ask('/api/panel/imports/posts?dry=1', db, file(lines));
    const { rows } = (await response.json()) as ImportPlan;
    expect(new Set(rows.map(({ outcome }) => outcome))).toEqual(new Set(['update']));
    expect(weight.characters).toBeLessThan(ROOM);
  });

  test('whose texts are too long together is refused with the advice to split it', async () => {
    const { db, weight } = weighed(env.DB);
    const lines = Array.from({ length: COUNT }, (_, n) => `${1001 + n};Treino`);
    const response = await ask('/api/panel/imports/posts?dry=1', db, file(lines));
    expect(response.status).toBe(422);
    expect(await response.json()).toEqual({
      error: 'Os textos destes registros são longos demais para um arquivo só. Divida-o em partes.',
      code: 'unfit',
    });
    expect(weight.characters).toBeLessThan(ROOM);
  });
});
