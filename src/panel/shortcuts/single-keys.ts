import { useSyncExternalStore } from 'react';
import { listeners } from '../../lib/listeners';
import { attempt } from '../../lib/storage';

const KEY = 'soul-single-keys';
const OFF = 'off';

let on = attempt(() => localStorage.getItem(KEY)) !== OFF;
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
  attempt(() => (next ? localStorage.removeItem(KEY) : localStorage.setItem(KEY, OFF)));
}
