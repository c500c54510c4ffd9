import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { within } from '../../src/shared/within';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});
const never = new Promise<string>(() => undefined);

test('what comes in time is what comes, and no timer stays behind', async () => {
  const late = vi.fn(() => 'late');
  expect(await within(1000, Promise.resolve('done'), late)).toBe('done');
  expect(vi.getTimerCount()).toBe(0);
  expect(late).not.toHaveBeenCalled();
});

test('what fails in time fails so, and no timer stays behind', async () => {
  const failing = Promise.reject(new Error('the work failed'));
  await expect(within(1000, failing, () => 'late')).rejects.toThrow('the work failed');
  expect(vi.getTimerCount()).toBe(0);
});

test('what takes longer is given up for what is told in its place, and not before', async () => {
  const late = vi.fn(() => 'late');
  const waited = within(1000, never, late);
  await vi.advanceTimersByTimeAsync(999);
  expect(late).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(await waited).toBe('late');
});

test('who cannot go on without it fails with words of their own', async () => {
  const waited = within(1000, never, () => {
    throw new Error('no answer within 1000 ms');
  });
  const told = expect(waited).rejects.toThrow('no answer within 1000 ms');
  await vi.advanceTimersByTimeAsync(1000);
  await told;
});

test('work that fails once it was given up disturbs nobody', async () => {
  const failing = new Promise<string>((_, reject) => setTimeout(reject, 2000, new Error('too late')));
  const waited = within(1000, failing, () => 'late');
  await vi.advanceTimersByTimeAsync(2000);
  expect(await waited).toBe('late');
});
