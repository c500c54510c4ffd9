import { useSyncExternalStore } from 'react';

/** `system` follows the device; the others are the editor's choice, kept in this browser. */
export const THEMES = ['system', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

const KEY = 'soul-panel-theme';
const listeners = new Set<() => void>();

export function storedTheme(): Theme {
  try {
    const stored = localStorage.getItem(KEY);
    return THEMES.find((theme) => theme === stored) ?? 'system';
  } catch {
    return 'system';
  }
}

export function applyTheme(theme: Theme) {
  document.documentElement.dataset.theme = theme;
  for (const listener of listeners) listener();
}

/** The theme in force, by whatever it is chosen. */
export function useTheme(): Theme {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => THEMES.find((theme) => theme === document.documentElement.dataset.theme) ?? 'system',
  );
}

/** Where the browser keeps nothing, the choice holds for as long as the page stands. */
export function chooseTheme(theme: Theme) {
  applyTheme(theme);
  try {
    localStorage.setItem(KEY, theme);
  } catch {
    // As promised above.
  }
}
