import { useEffect } from 'react';

/** ⌘S or Ctrl+S saves the form that is marked `data-save`; ⌘K or Ctrl+K opens the palette. */
export function useShortcuts(openPalette: () => void) {
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      if (!(event.metaKey || event.ctrlKey) || event.altKey || event.shiftKey) return;
      const key = event.key.toLowerCase();
      if (key !== 's' && key !== 'k') return;
      event.preventDefault();
      // What stands in front is answered first.
      if (document.querySelector('dialog[open]')) return;
      if (key === 'k') openPalette();
      else document.querySelector<HTMLFormElement>('form[data-save]')?.requestSubmit();
    }
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, [openPalette]);
}

/** How this keyboard writes a shortcut: `⌘K` or `Ctrl K`. */
export function shortcut(key: string): string {
  return /Mac|iP(?:hone|ad)/.test(navigator.platform) ? `⌘${key}` : `Ctrl ${key}`;
}
