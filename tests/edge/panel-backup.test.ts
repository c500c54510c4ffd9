import { beforeAll, expect, test, vi } from 'vitest';
import type { Listing } from '../../src/shared/backup/objects';
import { EXCLUDED, isIncluded, type Page, type Table, tablesOf } from '../../src/shared/backup/tables';
import { PASSWORD, signIn } from '../helpers/account';
import { env } from '../helpers/edge';

type Person = Awaited<ReturnType<typeof signIn>>;
const BACKUP = '/api/panel/backup';
const FILE = new Uint8Array([0, 255, 10, 13]);
let admin: Person;

beforeAll(async () => {
  admin = await signIn('admin');
  await env.MEDIA.put('0a/b c', FILE, { httpMetadata: { contentType: 'image/png' } });
});

const begin = (person: Person, password = PASSWORD) => person.json('POST', BACKUP, { password });
const begun = async (person: Person): Promise<{ proof: string }> => (await begin(person)).json();
const get = (person: Person, path: string, proof: string) =>
  person.send(`${BACKUP}${path}`, { headers: { 'X-Backup-Proof': proof } });

async function rowsOfTable(name: string, proof: string) {
  const rows: Page['rows'] = [];
  let after: Page['after'] = null;
  do {
    const query: string = after ? `?after=${encodeURIComponent(JSON.stringify(after))}` : '';
    const page: Page = await (await get(admin, `/tables/${name}${query}`, proof)).json();
    rows.push(...page.rows);
    after = page.after;
  } while (after);
  return rows;
}

test('a backup has every row of the kept tables, and no other table', async () => {
  const { proof } = await begun(admin);
  const { tables }: { tables: Table[] } = await (await get(admin, '/contents', proof)).json();
  const ask = async (statements: { sql: string }[]) =>
    (await env.DB.batch<Record<string, string>>(statements.map(({ sql }) => env.DB.prepare(sql)))).map(
      ({ results }) => results,
    );
  const all = await tablesOf(ask);
  expect(tables).toEqual(all.filter(isIncluded));
  for (const { name } of tables) {
    const { results } = await env.DB.prepare(`SELECT * FROM "${name}"`).all();
    expect(new Set((await rowsOfTable(name, proof)).map((row) => JSON.stringify(row))), name).toEqual(
      new Set(results.map((row) => JSON.stringify(row))),
    );
  }
  for (const name of [...Object.keys(EXCLUDED), 'd1_migrations', 'sqlite_schema', '"posts"'])
    expect((await get(admin, `/tables/${encodeURIComponent(name)}`, proof)).status, name).toBe(404);
});

test('a backup has every object, by its key', async () => {
  const { proof } = await begun(admin);
  const { objects }: Listing = await (await get(admin, '/objects', proof)).json();
  expect(objects.map(({ key }) => key)).toEqual((await env.MEDIA.list()).objects.map(({ key }) => key));
  const answer = await get(admin, `/objects/${encodeURIComponent('0a/b c')}`, proof);
  expect(new Uint8Array(await answer.arrayBuffer())).toEqual(FILE);
  for (const key of ['none', 'a'.repeat(1024), 'a'.repeat(1025), '%C3%A9'.repeat(513)]) {
    expect([key, (await get(admin, `/objects/${key}`, proof)).status]).toEqual([key, 404]);
  }
});

test('a backup requires the password in an open session, and its owner gets a mail', async () => {
  const { status } = await begin(admin, 'not the password');
  expect(status).toBe(403);
  expect((await get(admin, '/objects', '')).status).toBe(422);
  await begin(admin);
  const mail = await env.DB.prepare('SELECT subject FROM outbox WHERE user_id = ?').bind(admin.user.id).all();
  expect(mail.results).toContainEqual({ subject: 'Uma cópia de segurança da Soul foi pedida' });
});

test('a proof is not valid for another administrator, after an hour, or with a changed expiry', async () => {
  const { proof } = await begun(admin);
  expect((await get(admin, '/contents', proof)).status).toBe(200);
  expect((await get(await signIn('admin'), '/contents', proof)).status).toBe(422);
  const [until = '', seal = ''] = proof.split('.');
  expect((await get(admin, '/contents', `${Number(until) + 1}.${seal}`)).status).toBe(422);
  vi.useFakeTimers({ toFake: ['Date'], now: Number(until) + 1 });
  // The access token has expired too; it only matters that the answer is a refusal.
  expect((await get(admin, '/contents', proof)).ok).toBe(false);
  vi.useRealTimers();
});

test('a director gets no backup', async () => {
  expect((await begin(await signIn('c-level'))).status).toBe(403);
});

test.each(['{', '[]x', '{"a":1}', '[[1]]', '[]', '[1,2]'])('an invalid cursor is refused: %s', async (after) => {
  await env.DB.prepare('DELETE FROM limits').run();
  const { proof } = await begun(admin);
  expect((await get(admin, `/tables/posts?after=${encodeURIComponent(after)}`, proof)).status).toBe(400);
});
