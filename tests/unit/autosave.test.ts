import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createAutosave } from '../../src/lib/autosave';
import { isAutosave } from '../../src/shared/autosave';

/** A form with typed text, and a slow server. */
function form({ fails = false } = {}) {
  const saved: string[] = [];
  let typed = '';
  let known = '';
  const state = { fails, answer: () => {} };
  const autosave = createAutosave({
    isDue: () => typed !== known,
    async save() {
      const sent = typed;
      await new Promise<void>((resolve) => {
        state.answer = resolve;
      });
      if (state.fails) return false;
      saved.push(sent);
      known = sent;
      return true;
    },
  });
  return {
    saved,
    state,
    autosave,
    type(words: string) {
      typed = words;
      autosave.touch();
    },
    async answered() {
      state.answer();
      await vi.advanceTimersByTimeAsync(0);
    },
  };
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('saves two seconds after the last keystroke', async () => {
  const { saved, type, answered } = form();
  type('a');
  await vi.advanceTimersByTimeAsync(1900);
  type('ab');
  await vi.advanceTimersByTimeAsync(1900);
  await answered();
  expect(saved).toEqual([]);
  await vi.advanceTimersByTimeAsync(100);
  await answered();
  expect(saved).toEqual(['ab']);
});

test('saves after ten seconds of continuous typing', async () => {
  const { saved, type, answered } = form();
  for (let second = 0; second < 10; second += 1) {
    type('x'.repeat(second + 1));
    await vi.advanceTimersByTimeAsync(1000);
  }
  await answered();
  expect(saved).toEqual(['x'.repeat(10)]);
});

test('runs one save at a time, and saves later what was typed during it', async () => {
  const { saved, type, autosave, answered } = form();
  type('a');
  void autosave.flush();
  type('ab');
  await answered();
  expect(saved).toEqual(['a']);
  await vi.advanceTimersByTimeAsync(1900);
  await answered();
  expect(saved).toEqual(['a']);
  await vi.advanceTimersByTimeAsync(100);
  await answered();
  expect(saved).toEqual(['a', 'ab']);
});

test('a save that was asked for during another one, as when a form is left, follows it without a pause', async () => {
  const { saved, type, autosave, answered } = form();
  type('a');
  void autosave.flush();
  type('ab');
  void autosave.flush();
  await answered();
  await answered();
  expect(saved).toEqual(['a', 'ab']);
});

test('who leaves during a save waits for what was typed meanwhile, but not for a save that fails', async () => {
  const { saved, state, type, autosave, answered } = form();
  type('a');
  void autosave.flush();
  type('ab');
  const left = autosave.flush().then(() => autosave.without(async () => saved.push('left')));
  await answered();
  await answered();
  await left;
  expect(saved).toEqual(['a', 'ab', 'left']);
  type('abc');
  void autosave.flush();
  state.fails = true;
  const leftAgain = autosave.flush().then(() => saved.push('left again'));
  await answered();
  await leftAgain;
  expect(saved).toEqual(['a', 'ab', 'left', 'left again']);
});

test('retries a failed save after 15 seconds', async () => {
  const { saved, state, type, autosave, answered } = form({ fails: true });
  type('a');
  void autosave.flush();
  await answered();
  state.fails = false;
  await vi.advanceTimersByTimeAsync(14_900);
  await answered();
  expect(saved).toEqual([]);
  await vi.advanceTimersByTimeAsync(100);
  await answered();
  expect(saved).toEqual(['a']);
});

test('reports a save that throws, and retries it like one that fails', async () => {
  const told = vi.fn();
  vi.stubGlobal('reportError', told);
  let tries = 0;
  const autosave = createAutosave({
    isDue: () => tries < 2,
    save() {
      tries += 1;
      return Promise.reject(new Error('oops'));
    },
  });
  await autosave.flush();
  expect([tries, told.mock.calls.length]).toEqual([1, 1]);
  await vi.advanceTimersByTimeAsync(15_000);
  expect(tries).toBe(2);
  vi.unstubAllGlobals();
});

test('publishing waits for the autosave under way, and holds back the next one until it ends', async () => {
  const { saved, type, autosave, answered } = form();
  type('a');
  void autosave.flush();
  const steps: string[] = [];
  let end = () => {};
  const published = autosave.without(async () => {
    steps.push(`begun after ${saved}`);
    await new Promise<void>((resolve) => {
      end = resolve;
    });
  });
  await answered();
  expect(steps).toEqual(['begun after a']);
  type('ab');
  void autosave.flush();
  await vi.advanceTimersByTimeAsync(20_000);
  await answered();
  expect(saved).toEqual(['a']);
  end();
  await published;
  await vi.advanceTimersByTimeAsync(0);
  await answered();
  expect(saved).toEqual(['a', 'ab']);
});

test('nothing is saved before the last of two works that hold back the autosave has ended', async () => {
  const { saved, type, autosave, answered } = form();
  const ends: (() => void)[] = [];
  const work = () => autosave.without(() => new Promise<void>((resolve) => ends.push(resolve)));
  const works = [work(), work()];
  await answered();
  type('a');
  ends[0]?.();
  await works[0];
  await vi.advanceTimersByTimeAsync(20_000);
  await answered();
  expect(saved).toEqual([]);
  ends[1]?.();
  await works[1];
  await vi.advanceTimersByTimeAsync(2000);
  await answered();
  expect(saved).toEqual(['a']);
});

test('only requests that a page sends by itself count as autosave', () => {
  const own = ['/api/panel/posts/12/working-copy', '/api/panel/posts/12/working-copy/preview', '/api/me/kept-products'];
  const asked = [
    '/api/panel/posts/12',
    '/api/panel/posts/working-copy',
    '/api/panel/posts/12/working-copying',
    '/api/me/kept-products/1',
    '/x/api/me/kept-products',
  ];
  expect([...own, ...asked].filter(isAutosave)).toEqual(own);
});
