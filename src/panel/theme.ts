import { useSyncExternalStore } from 'react';
import { listeners } from '../lib/listeners';
import { attempt } from '../lib/storage';

/** `system` follows the device. The other themes are the editor's choice, stored in this browser. */
export const THEMES = ['system', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

const KEY = 'soul-panel-theme';
const [subscribe, notify] = listeners();

export function storedTheme(): Theme {
  const stored = attempt(() => localStorage.getItem(KEY));
  return THEMES.find((theme) => theme === stored) ?? 'system';
}

export function applyTheme(theme: Theme) {
  document.documentElement.dataset.theme = theme;
  notify();
}

/** Returns the theme in use. */
export function useTheme(): Theme {
  return useSyncExternalStore(
    subscribe,
    () => THEMES.find((theme) => theme === document.documentElement.dataset.theme) ?? 'system',
  );
}

/** Applies and stores a theme. If storage is denied, it lasts until the page is closed. */
export function chooseTheme(theme: Theme) {
  applyTheme(theme);
  attempt(() => localStorage.setItem(KEY, theme));
}
