import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { within } from '../../src/shared/within';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});
const never = new Promise<string>(() => undefined);

test('work that finishes in time returns its result, and leaves no timer', async () => {
  const late = vi.fn(() => 'late');
  expect(await within(1000, Promise.resolve('done'), late)).toBe('done');
  expect(vi.getTimerCount()).toBe(0);
  expect(late).not.toHaveBeenCalled();
});

test('work that fails in time rejects with its own error, and leaves no timer', async () => {
  const failing = Promise.reject(new Error('the work failed'));
  await expect(within(1000, failing, () => 'late')).rejects.toThrow('the work failed');
  expect(vi.getTimerCount()).toBe(0);
});

test('work that takes longer is replaced by the fallback, and not earlier', async () => {
  const late = vi.fn(() => 'late');
  const waited = within(1000, never, late);
  await vi.advanceTimersByTimeAsync(999);
  expect(late).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(await waited).toBe('late');
});

test('a fallback that throws rejects with its own error', async () => {
  const waited = within(1000, never, () => {
    throw new Error('no answer within 1000 ms');
  });
  const told = expect(waited).rejects.toThrow('no answer within 1000 ms');
  await vi.advanceTimersByTimeAsync(1000);
  await told;
});

test('work that fails after the time limit causes no further error', async () => {
  const failing = new Promise<string>((_, reject) => setTimeout(reject, 2000, new Error('too late')));
  const waited = within(1000, failing, () => 'late');
  await vi.advanceTimersByTimeAsync(2000);
  expect(await waited).toBe('late');
});
