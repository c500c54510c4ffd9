import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { browser } from '../helpers/account';
import { counted, env, page, request } from '../helpers/edge';

const told: string[] = [];
let hour = Date.now();

beforeEach(() => {
  told.length = 0;
  vi.spyOn(console, 'warn').mockImplementation((text: string) => {
    told.push(text);
  });
  // An hour of its own for each test.
  hour += 3_600_000;
  vi.useFakeTimers({ toFake: ['Date'], now: hour });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const tell = (path: unknown) => browser().json('POST', '/api/unknown-pages', { path });

test('an unknown address that the application was led to is logged by its path', async () => {
  const answer = await tell('/caminho/que/não/existe');
  expect(answer.status).toBe(204);
  expect(told).toEqual(['404 /caminho/que/n%C3%A3o/existe']);
});

test('nothing that names a person is logged, wherever the address was reached, and no more than a line', async () => {
  await tell('/conta/ana@example.com/x');
  await tell('/ana%40example.com');
  await page('/ana@example.com');
  await tell(`/${'a'.repeat(500)}`);
  expect(told).toEqual(['404 /conta/[e-mail]/x', '404 /[e-mail]', '404 /[e-mail]', `404 /${'a'.repeat(199)}…`]);
});

test('a token in an address is not logged, nor an id', async () => {
  await tell(`/reset-password/${'aB3_-'.repeat(9)}`);
  await tell('/conta/sessao-8f14e45f-ceea-467f-a0e6-1b6f3a1c2d3e');
  await tell('/blog/as-10-receitas-do-verao-2026-que-n%C3%A3o-s%C3%A3o-doces');
  expect(told).toEqual([
    '404 /reset-password/[token]',
    '404 /conta/[token]',
    '404 /blog/as-10-receitas-do-verao-2026-que-n%C3%A3o-s%C3%A3o-doces',
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

test('another site cannot have it logged', async () => {
  const headers = { 'Content-Type': 'application/json', 'Sec-Fetch-Site': 'cross-site' };
  const answer = await request('/api/unknown-pages', { method: 'POST', headers, body: '{"path":"/x"}' });
  expect(answer.status).toBe(403);
  expect(told).toEqual([]);
});

test('a flood is cut off at thirty lines a minute, without a write or a read of D1', async () => {
  const { db, usage } = counted(env.DB);
  const prepared = vi.spyOn(env.DB, 'prepare');
  const headers = { 'Content-Type': 'application/json', 'Sec-Fetch-Site': 'same-origin' };
  const init = { method: 'POST', headers, body: '{"path":"/x"}' };
  const statuses: number[] = [];
  for (let i = 0; i < 40; i += 1) statuses.push((await request('/api/unknown-pages', init, { DB: db })).status);
  expect(statuses.filter((status) => status === 204)).toHaveLength(30);
  expect(statuses.at(-1)).toBe(429);
  expect(told).toHaveLength(30);
  expect(usage.roundTrips).toBe(0);
  expect(prepared).not.toHaveBeenCalled();
  vi.setSystemTime(Date.now() + 61_000);
  expect((await request('/api/unknown-pages', init)).status).toBe(204);
});
