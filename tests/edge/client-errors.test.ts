import { beforeEach, expect, test, vi } from 'vitest';
import { dropExpired } from '../../functions/upkeep/retention';
import { browser } from '../helpers/account';
import { env, request } from '../helpers/edge';

const HOUR = 3_600_000;
let hour = Date.now();

beforeEach(async () => {
  await env.DB.prepare('DELETE FROM client_errors').run();
  // An hour for each test: only thirty a minute are accepted of one visitor.
  hour += HOUR;
  vi.useFakeTimers({ toFake: ['Date'], now: hour });
  return () => vi.useRealTimers();
});

const ERROR = { entry: await entryOf('/'), message: 'TypeError: x is not a function', at: '/assets/home-abc.js:1:20' };
const tell = (change: object = {}) => browser().json('POST', '/api/client-errors', { ...ERROR, ...change });
const counted = async () =>
  (await env.DB.prepare('SELECT part, message, at, times FROM client_errors ORDER BY message, at').all()).results;

/** Returns the address of the entry module, as in the page. */
async function entryOf(path: string): Promise<string> {
  const html = await (await request(path)).text();
  return /"entry":"([^"]+)"/.exec(html)?.[1] ?? '';
}

test('errors with one message and place are counted in one row', async () => {
  for (let times = 0; times < 3; times += 1) expect((await tell()).status).toBe(204);
  await tell({ at: '/assets/home-abc.js:2:1' });
  expect(await counted()).toEqual([
    { part: 'site', message: ERROR.message, at: '/assets/home-abc.js:1:20', times: 3 },
    { part: 'site', message: ERROR.message, at: '/assets/home-abc.js:2:1', times: 1 },
  ]);
  const health = (await (await request('/api/health')).json()) as { clientErrors: object };
  expect(health.clientErrors).toEqual({ different: 2, times: 4 });
});

test('personal data is removed from a message, for any sender', async () => {
  await tell({ message: 'Error: "Ana Souza" <ana@example.com>' });
  expect(await counted()).toMatchObject([{ message: 'Error: … <[e-mail]>' }]);
});

test('an error from another build is accepted, and not counted', async () => {
  expect((await tell({ entry: '/assets/entry-client-older.js' })).status).toBe(204);
  expect(await counted()).toEqual([]);
});

test.each([
  ['no message', { message: ' ' }],
  ['a message without end', { message: 'x'.repeat(1001) }],
  ['a place outside of our scripts', { at: 'https://example.org/x.js:1:1' }],
  ['a field that nobody knows', { user: 'ana' }],
])('%s is refused', async (_, change) => {
  expect([400, 422]).toContain((await tell(change)).status);
  expect(await counted()).toEqual([]);
});

test('more than thirty errors a minute of one visitor are refused with 429, and not those of another', async () => {
  const { json } = browser();
  const statuses: number[] = [];
  for (let line = 1; line <= 40; line += 1) {
    statuses.push((await json('POST', '/api/client-errors', { ...ERROR, at: `/assets/x.js:${line}:1` })).status);
  }
  expect(statuses.filter((status) => status === 204)).toHaveLength(30);
  expect(statuses.at(-1)).toBe(429);
  expect((await tell()).status).toBe(204);
  expect(await counted()).toHaveLength(31);
});

test('more than three hundred errors a minute of many visitors are refused with 429', async () => {
  const statuses: number[] = [];
  for (let sent = 0; sent < 305; sent += 1) statuses.push((await tell()).status);
  expect(statuses.filter((status) => status === 204)).toHaveLength(300);
  expect(statuses.at(-1)).toBe(429);
});

/** Reports an error of each line, each a second after the last. */
async function tellOfLines(from: number, to: number, times = 1) {
  for (let line = from; line <= to; line += 1) {
    vi.setSystemTime(Date.now() + 1000);
    for (let time = 0; time < times; time += 1) await tell({ at: `/assets/x.js:${line}:1` });
  }
}

test('keeps two hundred different errors of one build, and goes on counting those', async () => {
  await tellOfLines(1, 200);
  await tell({ at: '/assets/x.js:1:1' });
  expect(await counted()).toHaveLength(200);
  expect(await counted()).toContainEqual(expect.objectContaining({ at: '/assets/x.js:1:1', times: 2 }));
});

test('a new error of a full build replaces the rarest one, of those the one not seen for longest', async () => {
  await tellOfLines(1, 1, 2);
  await tellOfLines(2, 200);
  await tell();
  const kept = (await counted()).map(({ at }) => at);
  expect(kept).toHaveLength(200);
  expect(kept).toContain(ERROR.at);
  expect(kept).toContain('/assets/x.js:1:1');
  expect(kept).not.toContain('/assets/x.js:2:1');
});

test('a new error is kept even if all others of a full build were counted more often', async () => {
  await tellOfLines(1, 200, 2);
  await tell();
  expect(await counted()).toContainEqual(expect.objectContaining({ at: ERROR.at, times: 1 }));
});

test('an error that has not occurred for a month is deleted', async () => {
  await tell();
  await dropExpired(env, Date.now() + 29 * 24 * HOUR);
  expect(await counted()).toHaveLength(1);
  await dropExpired(env, Date.now() + 31 * 24 * HOUR);
  expect(await counted()).toEqual([]);
});
