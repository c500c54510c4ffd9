import { Hono } from 'hono';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { onApiError } from '../../functions/http/errors';
import { Busy, inTurn } from '../../functions/http/turns';

let now = Date.now();

// Moves the clock ahead, so no test is delayed by the one before.
beforeEach(() => {
  now += 60_000;
  vi.useFakeTimers({ now });
});
afterEach(() => vi.useRealTimers());

/** A piece of work that lasts until `finish` is called. */
function work() {
  let finish = () => {};
  const done = new Promise<void>((resolve) => {
    finish = resolve;
  });
  return { finish, run: () => done };
}

test('tasks run one at a time, in the order they came', async () => {
  const order: string[] = [];
  const piece = (name: string) => async () => {
    order.push(`${name} begins`);
    await new Promise((resolve) => setTimeout(resolve, 50));
    order.push(`${name} ends`);
    return name;
  };
  const all = Promise.all(['a', 'b', 'c'].map((name) => inTurn(piece(name))));
  await vi.advanceTimersByTimeAsync(1000);
  expect(await all).toEqual(['a', 'b', 'c']);
  expect(order).toEqual(['a begins', 'a ends', 'b begins', 'b ends', 'c begins', 'c ends']);
});

test('eight tasks wait behind the first, and the next is refused without taking a place', async () => {
  const first = work();
  const taken = Array.from({ length: 9 }, () => inTurn(first.run));
  await expect(inTurn(first.run)).rejects.toBeInstanceOf(Busy);
  first.finish();
  await vi.advanceTimersByTimeAsync(1000);
  expect(await Promise.all(taken)).toHaveLength(9);
  expect(await inTurn(async () => 'free again')).toBe('free again');
});

test('a pause between two tasks lets other requests run', async () => {
  const times: number[] = [];
  const piece = async () => {
    times.push(Date.now());
  };
  const all = Promise.all([inTurn(piece), inTurn(piece), inTurn(piece)]);
  await vi.advanceTimersByTimeAsync(1000);
  await all;
  const [first = 0, second = 0, third = 0] = times;
  expect(second - first).toBeGreaterThanOrEqual(25);
  expect(third - second).toBeGreaterThanOrEqual(25);
});

test('a long task is followed by a pause as long, also when no task was waiting', async () => {
  const long = () => new Promise<void>((resolve) => setTimeout(resolve, 400));
  const first = inTurn(long);
  await vi.advanceTimersByTimeAsync(2000);
  await first;
  const second = inTurn(long);
  await vi.advanceTimersByTimeAsync(400);
  await second;
  const ended = Date.now();
  const begun = inTurn(async () => Date.now());
  await vi.advanceTimersByTimeAsync(2000);
  expect((await begun) - ended).toBeGreaterThanOrEqual(400);
  expect((await begun) - ended).toBeLessThan(500);
});

test('a refused request gets a Portuguese message and a Retry-After header', async () => {
  const app = new Hono().onError(onApiError).get('/', () => {
    throw new Busy();
  });
  const response = await app.request('/');
  expect([response.status, response.headers.get('Retry-After')]).toEqual([503, '2']);
  expect(await response.json()).toEqual({
    error: 'Há muitos acessos neste momento. Espere alguns segundos e tente de novo.',
    code: 'busy',
  });
});

test('a task that fails lets the next one run', async () => {
  await expect(inTurn(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
  const next = inTurn(async () => 1);
  await vi.advanceTimersByTimeAsync(100);
  expect(await next).toBe(1);
});

test('a task that never ends blocks the next one for about ten seconds at most', async () => {
  void inTurn(() => new Promise(() => {}));
  const next = inTurn(async () => 'done');
  await vi.advanceTimersByTimeAsync(9_000);
  let isDone = false;
  void next.then(() => {
    isDone = true;
  });
  await vi.advanceTimersByTimeAsync(0);
  expect(isDone).toBe(false);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(await next).toBe('done');
});

test('a clock that jumps ahead leaves every task its turn', async () => {
  const first = work();
  const order: string[] = [];
  const all = [inTurn(first.run), ...['b', 'c', 'd'].map((name) => inTurn(async () => order.push(name)))];
  await vi.advanceTimersByTimeAsync(20);
  vi.setSystemTime(Date.now() + 11_000);
  await vi.advanceTimersByTimeAsync(1000);
  first.finish();
  await vi.advanceTimersByTimeAsync(1000);
  await Promise.all(all);
  expect(order.toSorted()).toEqual(['b', 'c', 'd']);
});

test('a clock that is set back does not block the next task', async () => {
  await inTurn(async () => undefined);
  vi.setSystemTime(now - 3_600_000);
  const next = inTurn(async () => 'served');
  await vi.advanceTimersByTimeAsync(1000);
  expect(await Promise.race([next, Promise.resolve('waits')])).toBe('served');
});
