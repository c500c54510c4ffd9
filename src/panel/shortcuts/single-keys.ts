import { useSyncExternalStore } from 'react';

const KEY = 'soul-single-keys';
const OFF = 'off';

let on = kept();
const listeners = new Set<() => void>();

/** Returns whether the shortcuts of a single key are on. Speech input may trigger them (WCAG 2.1.4). */
export const areSingleKeysOn = () => on;

export function useSingleKeys(): boolean {
  return useSyncExternalStore((listener) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }, areSingleKeysOn);
}

/** Switches single keys, in this browser. If storage is denied, the choice lasts until the page is closed. */
export function switchSingleKeys(next: boolean) {
  on = next;
  for (const listener of listeners) listener();
  try {
    if (next) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, OFF);
  } catch {
    // Ignored: the choice is applied, though not stored.
  }
}

function kept(): boolean {
  try {
    return localStorage.getItem(KEY) !== OFF;
  } catch {
    return true;
  }
}
