import { expect, test, vi } from 'vitest';
import { listeners } from '../../src/lib/listeners';

test('each subscriber is notified once, with the arguments, in the order of subscription', () => {
  const [subscribe, notify] = listeners<[string, number]>();
  const [first, second] = [vi.fn(), vi.fn()];
  for (const listener of [first, second, first]) subscribe(listener);
  notify('a', 1);
  expect([first.mock.calls, second.mock.calls]).toEqual([[['a', 1]], [['a', 1]]]);
  expect(first.mock.invocationCallOrder[0]).toBeLessThan(second.mock.invocationCallOrder[0] ?? 0);
});

test('a removed subscriber is no longer notified, and the others still are', () => {
  const [subscribe, notify] = listeners();
  const [first, second] = [vi.fn(), vi.fn()];
  const remove = subscribe(first);
  subscribe(second);
  remove();
  notify();
  expect([first.mock.calls.length, second.mock.calls.length]).toEqual([0, 1]);
});

test('subscribers of another event are not notified', () => {
  const [subscribe] = listeners();
  const [, notifyOthers] = listeners();
  const listener = vi.fn();
  subscribe(listener);
  notifyOthers();
  expect(listener).not.toHaveBeenCalled();
});
