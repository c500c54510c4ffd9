import type { D1Database, R2Bucket } from '@cloudflare/workers-types';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Health } from '../../src/shared/health';
import { person } from '../helpers/account';
import { broken, counted, env, request } from '../helpers/edge';

let now = Date.now();

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  // A minute for each test: earlier findings are no longer reported.
  now += 60_000;
  vi.useFakeTimers({ toFake: ['Date'], now });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});
async function health(bindings: Parameters<typeof request>[2] = {}) {
  const answer = await request('/api/health', undefined, bindings);
  return { answer, told: (await answer.json()) as Health };
}

const silent = () => new Promise<never>(() => undefined);
const storage = (head: () => Promise<unknown>) => ({ MEDIA: { head } as unknown as R2Bucket });

test('a healthy deployment reports its build, its migration, its size, and no waiting mail', async () => {
  const { answer, told } = await health();
  expect([answer.status, answer.headers.get('Cache-Control')]).toEqual([200, 'no-store']);
  expect(told).toEqual({
    status: 'ok',
    build: expect.stringMatching(/^[0-9a-f]{12}$/),
    migration: env.MIGRATIONS.at(-1)?.name,
    database: 'ok',
    databaseBytes: (await env.DB.prepare('SELECT 1').run()).meta.size_after,
    storage: 'ok',
    mail: { oldestWaitingMs: null, failed: 0 },
    clientErrors: { different: 0, times: 0 },
    checkedAt: new Date(now).toISOString(),
  });
});

describe('a failing part is reported as down with status 503, and the others as they are:', () => {
  test('a database that fails', async () => {
    const { answer, told } = await health({ DB: broken(env.DB, 'outbox') });
    expect([answer.status, answer.headers.get('Cache-Control')]).toEqual([503, 'no-store']);
    expect(told).toMatchObject({ status: 'down', database: 'down', storage: 'ok', migration: null, mail: null });
  });

  test('a database without the last migration; a database with a later one is fine', async () => {
    const named = (act: string, name: string) => env.DB.prepare(act).bind(name);
    const newest = env.MIGRATIONS.at(-1)?.name ?? '';
    await named('DELETE FROM d1_migrations WHERE name = ?', newest).run();
    const { answer, told } = await health();
    expect(answer.status).toBe(503);
    expect(told).toMatchObject({ status: 'down', database: 'behind', storage: 'ok' });
    expect(told.migration).toBe(env.MIGRATIONS.at(-2)?.name ?? null);
    await named('INSERT INTO d1_migrations (name) VALUES (?)', newest).run();
    await named('INSERT INTO d1_migrations (name) VALUES (?)', '9999_of_the_next_release.sql').run();
    now += 60_000;
    vi.setSystemTime(now);
    expect((await health()).told).toMatchObject({ status: 'ok', database: 'ok' });
    await named('DELETE FROM d1_migrations WHERE name = ?', '9999_of_the_next_release.sql').run();
  });

  test('a storage that fails', async () => {
    const { answer, told } = await health(storage(() => Promise.reject(new Error('R2 is away'))));
    expect(answer.status).toBe(503);
    expect(told).toMatchObject({ status: 'down', database: 'ok', storage: 'down', mail: { failed: 0 } });
  });

  test('a storage without a binding', async () => {
    const { told } = await health({ MEDIA: undefined as never });
    expect(told).toMatchObject({ status: 'down', storage: 'down' });
  });

  test('both, when neither answers in time', async () => {
    const prepare = env.DB.prepare.bind(env.DB);
    const DB = { prepare, batch: silent } as unknown as D1Database;
    const started = performance.now();
    const { answer, told } = await health({ DB, ...storage(silent) });
    expect(answer.status).toBe(503);
    expect(told).toMatchObject({ status: 'down', database: 'down', storage: 'down' });
    expect(performance.now() - started).toBeLessThan(4000);
  });
});

test('the report has the age of the oldest waiting mail and the number of failed ones, which keep it “ok”', async () => {
  const ago = (minutes: number) => new Date(now - minutes * 60_000).toISOString();
  const mail = (id: string, created: number, sent: number | null, failed: number | null) =>
    env.DB.prepare(
      `INSERT INTO outbox (id, to_address, subject, html, text, created_at, sent_at, failed_at)
       VALUES (?, 'ana@example.com', 'Confirme', 'h', 't', ?, ?, ?)`,
    ).bind(id, ago(created), sent && ago(sent), failed && ago(failed));
  await env.DB.batch([
    mail('waits', 20, null, null),
    mail('waits too', 5, null, null),
    mail('left', 90, 80, null),
    mail('failed', 3000, null, 60),
    mail('failed too', 4000, null, 70),
  ]);
  const { answer, told } = await health();
  await env.DB.prepare('DELETE FROM outbox').run();
  expect([answer.status, told.status]).toEqual([200, 'ok']);
  expect(told.mail).toEqual({ oldestWaitingMs: 20 * 60_000, failed: 2 });
});

describe('health checks put little load on the database:', () => {
  test('one check is five statements in one round trip, by indexes', async () => {
    const { db, usage } = counted(env.DB);
    await health({ DB: db });
    expect(usage).toMatchObject({ roundTrips: 1, statements: 5 });
    expect(usage.rowsRead).toBeLessThan(5);
  });

  test('requests within five seconds share one result', async () => {
    const { db, usage } = counted(env.DB);
    const head = vi.fn(() => Promise.resolve(null));
    const answers = [];
    for (let i = 0; i < 50; i += 1) answers.push((await health({ DB: db, ...storage(head) })).told);
    expect([usage.roundTrips, head.mock.calls.length]).toEqual([1, 1]);
    expect(new Set(answers.map((told) => told.checkedAt)).size).toBe(1);
    vi.setSystemTime(now + 5000);
    await health({ DB: db, ...storage(head) });
    expect(usage.roundTrips).toBe(2);
  });

  test('concurrent requests get the former result while one check runs', async () => {
    await health();
    vi.setSystemTime(now + 10_000);
    const { db, usage } = counted(env.DB);
    const crowd = await Promise.all(Array.from({ length: 30 }, () => health({ DB: db })));
    expect(usage.roundTrips).toBe(1);
    expect(crowd.every(({ answer }) => answer.status === 200)).toBe(true);
  });

  test('a result that is a minute old is not returned, not even to concurrent requests', async () => {
    await health();
    vi.setSystemTime(now + 60_000);
    const crowd = await Promise.all(Array.from({ length: 5 }, () => health()));
    for (const { told } of crowd) expect(told.checkedAt).toBe(new Date(now + 60_000).toISOString());
    now += 60_000;
  });
});

test('the report contains no person, no secret and no error message', async () => {
  const { email, name, id } = await person();
  await env.DB.prepare(
    "INSERT INTO outbox (id, user_id, to_address, subject, html, text, failed_at, last_error) VALUES ('m', ?, ?, ?, 'h', 't', ?, ?)",
  )
    .bind(id, email, `Olá, ${name}`, new Date(now).toISOString(), `refused ${email}`)
    .run();
  const texts = [await (await request('/api/health')).text()];
  vi.setSystemTime(now + 20_000);
  texts.push(await (await request('/api/health', undefined, { DB: broken(env.DB, 'outbox') })).text());
  await env.DB.prepare('DELETE FROM outbox').run();
  for (const text of texts) {
    for (const secret of [email, name, id, env.AUTH_SECRET, '@', 'D1_ERROR', 'refused'])
      expect(text).not.toContain(secret);
  }
});

test('a clock that is set back does not keep an old result', async () => {
  await health();
  vi.setSystemTime(now - 3_600_000);
  const { told } = await health({ DB: broken(env.DB, 'outbox') });
  expect(told.status).toBe('down');
});
