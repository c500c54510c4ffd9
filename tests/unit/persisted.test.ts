import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { persisted } from '../../src/lib/persisted';

const KEY = 'list';
const parse = (stored: string | null): string[] => JSON.parse(stored ?? '[]');
let stored: Map<string, string>;
let window: EventTarget;
let isFull: boolean;

beforeEach(() => {
  stored = new Map();
  window = new EventTarget();
  isFull = false;
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem(key: string, text: string) {
      if (isFull) throw new DOMException('full', 'QuotaExceededError');
      stored.set(key, text);
    },
  });
  vi.stubGlobal('addEventListener', window.addEventListener.bind(window));
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const anotherTab = (values: string[]) => stored.set(KEY, JSON.stringify(values));

test('an update adds to what another tab has just written, instead of overwriting it', () => {
  const list = persisted(KEY, parse);
  list.update((all) => [...all, 'a']);
  anotherTab(['a', 'b']);
  list.update((all) => [...all, 'c']);
  expect(parse(stored.get(KEY) ?? null)).toEqual(['a', 'b', 'c']);
});

test('reading returns the same object until the stored value changes', () => {
  const list = persisted(KEY, parse);
  list.update(() => ['a']);
  expect(list.read()).toBe(list.read());
  anotherTab(['b']);
  expect(list.read()).toEqual(['b']);
});

test('a full storage keeps the list in memory, and stores it once there is room', () => {
  const list = persisted(KEY, parse);
  isFull = true;
  list.update((all) => [...all, 'a']);
  list.update((all) => [...all, 'b']);
  expect(list.read()).toEqual(['a', 'b']);
  isFull = false;
  list.update((all) => [...all, 'c']);
  expect(parse(stored.get(KEY) ?? null)).toEqual(['a', 'b', 'c']);
});

test('subscribers are notified when another tab writes, and when the page returns from the back-forward cache', () => {
  const list = persisted(KEY, parse);
  const told = vi.fn();
  list.subscribe(told);
  list.read();
  window.dispatchEvent(Object.assign(new Event('storage'), { key: KEY }));
  window.dispatchEvent(Object.assign(new Event('storage'), { key: 'other' }));
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: false }));
  expect(told).toHaveBeenCalledTimes(2);
});
