import { afterEach, expect, test, vi } from 'vitest';
import { counterOf } from '../../functions/http/allowance';

afterEach(() => {
  vi.useRealTimers();
});

test('a counter returns the seconds until its window ends, and then begins anew', () => {
  vi.useFakeTimers({ now: 1_000_000 });
  const wait = counterOf(2);
  expect([wait(), wait(), wait()]).toEqual([0, 0, 60]);
  vi.setSystemTime(1_050_000);
  expect(wait()).toBe(10);
  vi.setSystemTime(1_060_000);
  expect(wait()).toBe(0);
});

test('a counter begins anew when the clock is set back', () => {
  vi.useFakeTimers({ now: 1_000_000 });
  const wait = counterOf(1);
  expect([wait(), wait()]).toEqual([0, 60]);
  vi.setSystemTime(500_000);
  expect(wait()).toBe(0);
});
