import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { brandDay } from '../../src/shared/local-time';
import { browser } from '../helpers/account';
import { broken, counted, env, page, request } from '../helpers/edge';

const told: string[] = [];
let hour = Date.now();

beforeEach(() => {
  told.length = 0;
  vi.spyOn(console, 'warn').mockImplementation((text: string) => {
    told.push(text);
  });
  // An hour for each test.
  hour += 3_600_000;
  vi.useFakeTimers({ toFake: ['Date'], now: hour });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const tell = (path: unknown) => browser().json('POST', '/api/unknown-pages', { path });

test('an unknown address reached inside the application is logged by its path', async () => {
  const answer = await tell('/caminho/que/não/existe');
  expect(answer.status).toBe(200);
  expect(await answer.json()).toEqual({ to: null });
  expect(told).toEqual(['404 /caminho/que/n%C3%A3o/existe']);
});

test('an e-mail address in a path is not logged, and a long path is cut off', async () => {
  await tell('/conta/ana@example.com/x');
  await tell('/ana%40example.com');
  await page('/ana@example.com');
  await tell(`/${'a'.repeat(500)}`);
  expect(told).toEqual(['404 /conta/[e-mail]/x', '404 /[e-mail]', '404 /[e-mail]', `404 /${'a'.repeat(199)}…`]);
});

test('a token or an id in a path is not logged', async () => {
  await tell(`/reset-password/${'aB3_-'.repeat(9)}`);
  await tell('/conta/sessao-8f14e45f-ceea-467f-a0e6-1b6f3a1c2d3e');
  await tell('/blog/as-10-receitas-do-verao-2026-que-n%C3%A3o-s%C3%A3o-doces');
  expect(told).toEqual([
    '404 /reset-password/[token]',
    '404 /conta/[token]',
    '404 /blog/as-10-receitas-do-verao-2026-que-n%C3%A3o-s%C3%A3o-doces',
  ]);
});

test('a document number or a telephone number in a path is not logged', async () => {
  await tell('/cpf/123.456.789-09');
  await tell('/fone/27-99999-1234/x');
  await page('/fone-(27)%2099999-1234');
  await tell('/cpf/12345678909');
  await tell('/promocao-2026-11');
  expect(told).toEqual([
    '404 /cpf/[number]',
    '404 /fone/[number]/x',
    '404 /[number]',
    '404 /cpf/[number]',
    '404 /promocao-2026-11',
  ]);
});

test.each([
  ['no path', undefined],
  ['another site', 'https://example.org/x'],
  ['parameters in words', '/x y'],
  ['a line of its own', '/x\n404 /forged'],
  ['a path that is too long', `/${'a'.repeat(2048)}`],
])('%s is refused and not logged', async (_, path) => {
  expect((await tell(path)).status).toBe(422);
  expect(told).toEqual([]);
});

test('a cross-site request is refused and not logged', async () => {
  const headers = { 'Content-Type': 'application/json', 'Sec-Fetch-Site': 'cross-site' };
  const answer = await request('/api/unknown-pages', { method: 'POST', headers, body: '{"path":"/x"}' });
  expect(answer.status).toBe(403);
  expect(told).toEqual([]);
});

test('more than thirty requests a minute are refused without a query to D1', async () => {
  const { db, usage } = counted(env.DB);
  const headers = { 'Content-Type': 'application/json', 'Sec-Fetch-Site': 'same-origin' };
  const init = { method: 'POST', headers, body: '{"path":"/x"}' };
  const statuses: number[] = [];
  for (let i = 0; i < 40; i += 1) statuses.push((await request('/api/unknown-pages', init, { DB: db })).status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(30);
  expect(statuses.at(-1)).toBe(429);
  expect(told).toHaveLength(30);
  expect(usage.roundTrips).toBeLessThanOrEqual(60);
  vi.setSystemTime(Date.now() + 61_000);
  expect((await request('/api/unknown-pages', init)).status).toBe(200);
});

test('more than thirty requests a minute of one visitor are refused, and not those of another', async () => {
  const { json } = browser();
  const statuses: number[] = [];
  for (let i = 0; i < 32; i += 1) statuses.push((await json('POST', '/api/unknown-pages', { path: '/x' })).status);
  expect(statuses).toEqual([...Array(30).fill(200), 429, 429]);
  expect((await tell('/x')).status).toBe(200);
});

describe('the count of unknown addresses by day', () => {
  beforeEach(async () => {
    await env.DB.prepare('DELETE FROM unknown_pages').run();
  });
  const kept = async () =>
    (await env.DB.prepare('SELECT day, path, times FROM unknown_pages ORDER BY day, path').all()).results;
  const today = () => brandDay(Date.now());

  test('counts each request, however the address was reached', async () => {
    await page('/quem-somos');
    await page('/quem-somos?utm_source=x&nome=Ana');
    await tell('/quem-somos');
    await page('/blog/999');
    await page('/sobre');
    expect(await kept()).toEqual([
      { day: today(), path: '/blog/999', times: 1 },
      { day: today(), path: '/quem-somos', times: 3 },
    ]);
    const first = today();
    hour += 86_400_000;
    vi.setSystemTime(hour);
    await page('/quem-somos');
    expect((await kept()).filter(({ path }) => path === '/quem-somos')).toEqual([
      { day: first, path: '/quem-somos', times: 3 },
      { day: today(), path: '/quem-somos', times: 1 },
    ]);
  });

  test('uses the brand’s day, as visits do', async () => {
    const day = new Date(hour).toISOString().slice(0, 10);
    hour = new Date(hour).setUTCHours(25, 30);
    vi.setSystemTime(hour);
    await page('/quem-somos');
    expect(await kept()).toEqual([{ day, path: '/quem-somos', times: 1 }]);
  });

  test('skips addresses with personal data, probes for vulnerabilities, and overlong ones', async () => {
    for (const path of [
      '/ana@example.com',
      '/cpf/12345678909',
      '/cpf/123.456.789-09',
      '/fone/27-99999-1234',
      '/reset-password/ab3x9yz0q1w2e3r4t5y6u7i8',
      '/.env',
      '/wp-login.php',
      '/wp-admin',
      '/a.php',
      '/caf%C3%A9',
      `/${'a'.repeat(61)}`,
      '/a/b/c/d/e/f/g',
      `/${'abcdefgh/'.repeat(6)}${'a'.repeat(60)}`,
    ]) {
      expect((await page(path)).status, path).toBe(404);
    }
    expect(await kept()).toEqual([]);
  });

  /** Fills the day: one address was requested once, all others twice. */
  const fill = (rarest: string) =>
    env.DB.prepare(
      `WITH RECURSIVE n (value) AS (SELECT 1 UNION ALL SELECT value + 1 FROM n WHERE value < 200)
       INSERT INTO unknown_pages SELECT ?, '/x' || value, iif('/x' || value = ?, 1, 2) FROM n`,
    )
      .bind(today(), rarest)
      .run();

  test('has two hundred addresses a day at most, and goes on counting those', async () => {
    await fill('/x9');
    await page('/x7');
    expect(await kept()).toHaveLength(200);
    expect(await kept()).toContainEqual({ day: today(), path: '/x7', times: 3 });
  });

  test('replaces the rarest address of a full day by a new one', async () => {
    await fill('/x120');
    await page('/mais-um');
    const paths = (await kept()).map(({ path }) => path);
    expect(paths).toHaveLength(200);
    expect(paths).toContain('/mais-um');
    expect(paths).not.toContain('/x120');
  });

  test('counts thirty requests a minute of one visitor at most, and goes on counting those of others', async () => {
    for (let i = 0; i < 35; i += 1) await page('/muito-pedido');
    expect(await kept()).toEqual([{ day: today(), path: '/muito-pedido', times: 30 }]);
    await tell('/muito-pedido');
    expect(await kept()).toEqual([{ day: today(), path: '/muito-pedido', times: 31 }]);
  });

  test('counts three hundred requests a minute of all visitors at most, and answers any more', async () => {
    const statuses = new Set<number>();
    for (let i = 0; i < 305; i += 1) statuses.add((await tell('/muito-pedido')).status);
    expect(statuses).toEqual(new Set([200]));
    expect(await kept()).toEqual([{ day: today(), path: '/muito-pedido', times: 300 }]);
  });

  test('does not change the 404 page when it fails', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    expect((await page('/quem-somos', { DB: broken(env.DB, 'unknown_pages') })).status).toBe(404);
  });
});
