import { afterEach, expect, test, vi } from 'vitest';
import { attempt } from '../../src/lib/storage';

afterEach(() => {
  vi.unstubAllGlobals();
});

const read = () => attempt(() => localStorage.getItem('a'));
const write = () => attempt(() => localStorage.setItem('a', 'b'));

test('an action on storage returns its result, also one that is undefined', () => {
  vi.stubGlobal('localStorage', { getItem: (key: string) => `${key}: 1`, setItem: () => undefined });
  expect(read()).toBe('a: 1');
  expect(write()).toBeUndefined();
});

test('a write that a full storage refuses returns null', () => {
  vi.stubGlobal('localStorage', {
    setItem() {
      throw new DOMException('full', 'QuotaExceededError');
    },
  });
  expect(write()).toBeNull();
});

test('a storage that throws when it is named reads as empty, and refuses a write', () => {
  vi.stubGlobal('localStorage', undefined);
  Object.defineProperty(globalThis, 'localStorage', {
    configurable: true,
    get() {
      throw new DOMException('denied', 'SecurityError');
    },
  });
  expect(read()).toBeNull();
  expect(write()).toBeNull();
});

test('a stored text that is no JSON reads as null', () => {
  vi.stubGlobal('localStorage', { getItem: () => '{' });
  expect(attempt(() => JSON.parse(localStorage.getItem('a') ?? ''))).toBeNull();
});
