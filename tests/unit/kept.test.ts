import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keep } from '../../src/lib/kept';

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

test('what another tab wrote a moment ago is added to, not written over', () => {
  const list = keep(KEY, parse);
  list.update((all) => [...all, 'a']);
  anotherTab(['a', 'b']);
  list.update((all) => [...all, 'c']);
  expect(parse(stored.get(KEY) ?? null)).toEqual(['a', 'b', 'c']);
});

test('what nobody changed stays the same object, which nothing is rendered anew for', () => {
  const list = keep(KEY, parse);
  list.update(() => ['a']);
  expect(list.read()).toBe(list.read());
  anotherTab(['b']);
  expect(list.read()).toEqual(['b']);
});

test('where storage takes nothing, it lives as long as the page', () => {
  const list = keep(KEY, parse);
  isFull = true;
  list.update((all) => [...all, 'a']);
  list.update((all) => [...all, 'b']);
  expect(list.read()).toEqual(['a', 'b']);
  isFull = false;
  list.update((all) => [...all, 'c']);
  expect(parse(stored.get(KEY) ?? null)).toEqual(['a', 'b', 'c']);
});

test('another tab’s writes, and a return to a page that was kept whole, are told', () => {
  const list = keep(KEY, parse);
  const told = vi.fn();
  list.subscribe(told);
  list.read();
  window.dispatchEvent(Object.assign(new Event('storage'), { key: KEY }));
  window.dispatchEvent(Object.assign(new Event('storage'), { key: 'other' }));
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: false }));
  expect(told).toHaveBeenCalledTimes(2);
});
