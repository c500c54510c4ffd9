import { useSyncExternalStore } from 'react';

const KEY = 'soul-single-keys';
const OFF = 'off';

let on = kept();
const listeners = new Set<() => void>();

/** Whether `/` and `?` do anything: a word that is spoken to the computer may press them (WCAG 2.1.4). */
export const areSingleKeysOn = () => on;

export function useSingleKeys(): boolean {
  return useSyncExternalStore((listener) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }, areSingleKeysOn);
}

/** Kept in this browser; where it keeps nothing, for as long as the page stands. */
export function switchSingleKeys(next: boolean) {
  on = next;
  for (const listener of listeners) listener();
  try {
    if (next) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, OFF);
  } catch {
    // As promised above.
  }
}

function kept(): boolean {
  try {
    return localStorage.getItem(KEY) !== OFF;
  } catch {
    return true;
  }
}
