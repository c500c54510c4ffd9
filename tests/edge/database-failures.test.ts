import { sql } from 'drizzle-orm';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { openDatabase } from '../../functions/db/database';
import { ConstraintBroken, DatabaseTimeout, DatabaseUnavailable } from '../../functions/db/failures';
import { categories, products } from '../../functions/db/schema';
import { signIn } from '../helpers/account';
import { failing, overtaken, WRITES } from '../helpers/d1-through';
import { categoryRow, failureOf } from '../helpers/database';
import { broken, env, page, request } from '../helpers/edge';

const db = openDatabase(env.DB);

const product = { name: 'X', priceCents: 1, description: '', images: [], benefits: [], searchText: '' };
const row = { ...product, featured: false, active: true };

afterEach(() => vi.restoreAllMocks());

describe('when D1', () => {
  test.each([
    [
      'meets a value that is unique, and names its columns',
      () => db.insert(products).values({ ...row, category: 'soulshake', number: 1 }),
      { rule: 'unique', columns: 'products.category, products.number' },
    ],
    [
      'meets a primary key that is taken',
      () => db.insert(categories).values(categoryRow('soulshake')),
      { rule: 'unique', columns: 'categories.key' },
    ],
    [
      'misses what a row belongs to',
      () => db.insert(products).values({ ...row, category: 'nenhuma', number: 1 }),
      { rule: 'foreign-key', columns: '' },
    ],
    [
      'meets a value that the table refuses',
      () => db.insert(categories).values({ ...categoryRow('nova'), name: ' ' }),
      { rule: 'check', columns: "trim(name) <> ''" },
    ],
    [
      'misses a value that the table demands',
      () => db.run(sql`INSERT INTO limits (key, started_at, count) VALUES ('a', NULL, 1)`),
      { rule: 'not-null', columns: 'limits.started_at' },
    ],
  ])('%s, the failure is a broken constraint', async (_, write, expected) => {
    const alone = await failureOf(write());
    expect(alone).toBeInstanceOf(ConstraintBroken);
    expect(alone).toMatchObject(expected);
  });

  test('meets a broken constraint in a batch, the failure is the same and nothing is written', async () => {
    const batch = db.batch([
      db.insert(categories).values(categoryRow('nova')),
      db.insert(categories).values(categoryRow('soulshake', 901)),
    ]);
    expect(await failureOf(batch)).toMatchObject({ rule: 'unique', columns: 'categories.key' });
    expect(await db.select().from(categories).where(sql`key = 'nova'`)).toEqual([]);
  });

  test('does not know a table, the failure is “unavailable”: a migration may be in progress', async () => {
    const failure = await failureOf(db.run(sql`SELECT * FROM nothing_here`));
    expect(failure).toBeInstanceOf(DatabaseUnavailable);
    expect(failure).not.toBeInstanceOf(DatabaseTimeout);
  });
});

describe('a request that meets', () => {
  test.each([
    ['a full disk', 'D1_ERROR: database or disk is full: SQLITE_FULL'],
    ['a full disk in words of the platform', 'D1_ERROR: Exceeded maximum DB size'],
    ['a lock', 'D1_ERROR: database is locked: SQLITE_BUSY'],
    ['a disk that fails', 'D1_ERROR: disk I/O error: SQLITE_IOERR'],
    ['a timeout of D1', 'D1_ERROR: D1 DB storage operation exceeded timeout which caused object to be reset.'],
    ['a lost connection', 'Network connection lost.'],
    ['a failure that nobody has seen before', 'internal error; reference = 0123456789abcdef'],
  ])('%s answers 503 with Retry-After', async (_, words) => {
    const said = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const admin = await signIn('admin');
    const DB = failing(env.DB, () => Promise.reject(new Error(words)), WRITES);
    const answer = await admin.json('PATCH', '/api/me', { name: 'Bia' }, { DB });
    expect([answer.status, answer.headers.get('Retry-After')]).toEqual([503, '5']);
    const error = expect.stringContaining('temporariamente indisponível');
    expect(await answer.json()).toEqual({ error, code: 'unavailable', requestId: answer.headers.get('X-Request-Id') });
    expect(said.mock.calls.flat().join()).toContain(words);
  });

  test('a page that misses a part sends Retry-After until the part is back or a good copy replaces it', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const origin = 'https://half.test';
    const half = await request('/', undefined, { DB: broken(env.DB, 'posts') }, origin);
    expect([half.status, half.headers.get('Retry-After')]).toEqual([200, '5']);
    // Marks the data as incomplete, so the browser does not keep it as the page's data.
    expect(await half.text()).toContain('"partial":true');
    const whole = await request('/', undefined, {}, origin);
    expect([whole.status, whole.headers.get('Retry-After')]).toEqual([200, null]);
    expect(await whole.text()).not.toContain('"partial"');
    // A good copy replaces the missing part, so no retry is needed.
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 10 * 60_000 });
    const copy = await request('/', undefined, { DB: broken(env.DB, 'posts') }, origin);
    vi.useRealTimers();
    expect([copy.status, copy.headers.get('Retry-After')]).toEqual([200, null]);
  });

  test('a page whose every query fails answers 503 with Retry-After', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const DB = failing(env.DB, () => Promise.reject(new Error('Network connection lost.')));
    const { status, headers } = await page('/produtos/soulshake/2', { DB });
    expect([status, headers.get('Retry-After')]).toEqual([503, '5']);
  });

  test('a write that D1 never answers fails with a timeout', async () => {
    const hanging = openDatabase(
      failing(env.DB, () => new Promise(() => undefined)),
      20,
    );
    expect(await failureOf(hanging.delete(categories))).toBeInstanceOf(DatabaseTimeout);
    expect(await failureOf(hanging.batch([hanging.delete(categories)]))).toBeInstanceOf(DatabaseTimeout);
  });
});

describe('a write answers 404 when its row is deleted concurrently:', () => {
  test.each([
    ['a slide', 'it is moved', 'POST', '/api/panel/slides/2/moves', { to: 0 }, 'DELETE FROM slides WHERE id = 2'],
    [
      'a category',
      'it is moved',
      'POST',
      '/api/panel/categories/toppins/moves',
      { to: 0 },
      "DELETE FROM categories WHERE key = 'toppins'",
    ],
    [
      'a location',
      'it is switched off',
      'PUT',
      '/api/panel/locations/2/active',
      { active: false, version: 1 },
      'DELETE FROM locations WHERE id = 2',
    ],
  ])('%s, when %s', async (_, __, method, path, body, deletion) => {
    const admin = await signIn('admin');
    const DB = overtaken(env.DB, () => env.DB.prepare(deletion).run());
    const answer = await admin.json(method, path, body, { DB });
    expect(answer.status).toBe(404);
  });
});
