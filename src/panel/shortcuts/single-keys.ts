import { useSyncExternalStore } from 'react';
import { listeners } from '../../lib/listeners';

const KEY = 'soul-single-keys';
const OFF = 'off';

let on = kept();
const [subscribe, notify] = listeners();

/** Returns whether the shortcuts of a single key are on. Speech input may trigger them (WCAG 2.1.4). */
export const areSingleKeysOn = () => on;

export function useSingleKeys(): boolean {
  return useSyncExternalStore(subscribe, areSingleKeysOn);
}

/** Switches single keys, in this browser. If storage is denied, the choice lasts until the page is closed. */
export function switchSingleKeys(next: boolean) {
  on = next;
  notify();
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
