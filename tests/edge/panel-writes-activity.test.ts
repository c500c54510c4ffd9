import { beforeAll, describe, expect, test } from 'vitest';
import { signIn } from '../helpers/account';
import { d1Through, WRITES } from '../helpers/d1-through';
import { env } from '../helpers/edge';
import { type Good, panelWrites } from '../helpers/panel-writes';

/** Routes that change no record: uploads before their commit, open forms, working copies and their links, a backup. */
const WITHOUT_RECORD = [
  ...['POST /media', 'PUT /media/:id/files/:file', 'POST /backup'],
  ...['PUT /presence/:noun/:id', 'DELETE /presence/:noun/:id'],
];
/** Routes whose request and answer do not name the record. */
const NAMELESS = ['PUT /settings', 'POST /imports/:noun', 'POST /activity/groups/:groupId/undo'];
const isWithoutRecord = (route: string) => WITHOUT_RECORD.includes(route) || route.includes('/working-copy');

let admin: Awaited<ReturnType<typeof signIn>>;
let good: ReturnType<typeof panelWrites>;
beforeAll(async () => {
  admin = await signIn('admin');
  good = panelWrites(admin);
});

// That no route is missing here is asserted in `hostile-panel.test.ts`.
const ROUTES = Object.keys(panelWrites({} as never));

describe.each(ROUTES.filter((route) => !isWithoutRecord(route)))('%s', (route) => {
  test('leaves one row of activity, of its author, in the batch that writes the record', async () => {
    const { results, batches, said } = await carriedOut(route);
    expect(results).toEqual([
      { noun: expect.any(String), record_id: expect.any(String), action: expect.any(String), user_id: admin.user.id },
    ]);
    const { noun, record_id: id } = results[0] ?? {};
    expect(said).toContain(noun);
    if (!NAMELESS.includes(route)) expect(said).toContain(id);
    const [batch = [], ...others] = batches.filter((sql) => sql.some((text) => /into "activity"/i.test(text)));
    expect(others).toEqual([]);
    const written = batch.filter(
      (text) => WRITES.test(text) && !/"(?:activity|guards|outbox)"/i.test(text.slice(0, 40)),
    );
    expect(written, batch.join('\n')).not.toEqual([]);
  });
});

describe.each(ROUTES.filter(isWithoutRecord))('%s', (route) => {
  test('changes no record, so it leaves no row of activity', async () => {
    expect((await carriedOut(route)).results).toEqual([]);
  });
});

test('an act on three records leaves one row for each', async () => {
  const rows = [];
  for (const title of ['Um', 'Dois', 'Três']) {
    const { body } = await made('POST /slides');
    const answer = await admin.json('POST', '/api/panel/slides', { ...body, title });
    const { record }: { record: { id: number; version: number } } = await answer.json();
    rows.push({ id: record.id, version: record.version });
  }
  const before = await last();
  expect((await admin.json('POST', '/api/panel/slides/acts', { act: 'deactivate', rows })).status).toBe(200);
  const changed = (await since(before)).map(({ noun, record_id: id }) => `${noun} ${id}`);
  expect(changed.sort()).toEqual(rows.map(({ id }) => `slides ${id}`).sort());
});

async function made(route: string): Promise<Good> {
  return (await good[route]?.()) ?? { path: '' };
}

/** Sends the route's valid request. Returns the rows of activity it left, and the statements of its batches. */
async function carriedOut(route: string) {
  await env.DB.prepare('DELETE FROM limits').run();
  const [method = ''] = route.split(' ');
  const { path, body, bytes } = await made(route);
  const before = await last();
  const batches: string[][] = [];
  const DB = d1Through(env.DB, { before: (sql) => batches.push(sql) });
  const headers = { 'Content-Type': bytes ? 'image/png' : 'application/json' };
  const init = { method, headers, body: bytes ?? JSON.stringify(body) };
  const answer = await admin.send(`/api/panel${path}`, init, { DB });
  const text = await answer.text();
  expect(answer.status, text).toBeLessThan(300);
  return { results: await since(before), batches, said: `${path} ${init.body} ${text}` };
}

async function last(): Promise<number> {
  return Number(await env.DB.prepare('SELECT coalesce(max(id), 0) AS id FROM activity').first('id'));
}

type Row = { noun: string; record_id: string; action: string; user_id: string };

async function since(id: number): Promise<Row[]> {
  const rows = env.DB.prepare('SELECT noun, record_id, action, user_id FROM activity WHERE id > ? ORDER BY id').bind(
    id,
  );
  return (await rows.all<Row>()).results;
}
