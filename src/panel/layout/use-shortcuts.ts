import { useLayoutEffect } from 'react';
import { areSingleKeysOn } from '../shortcuts/single-keys';
import { onListKey } from './list-keys';

type Opens = { openPalette: () => void; openShortcuts: () => void };

/**
 * ⌘S or Ctrl+S saves the form that is marked `data-save`; ⌘K or Ctrl+K opens the palette. Outside of fields `/` leads to
 * the search of the list that is shown, or else to the palette, `?` tells of all keys, and letters walk through the list.
 */
export function useShortcuts({ openPalette, openShortcuts }: Opens) {
  // There as soon as the screen is: what is pressed at the first sight of it counts.
  useLayoutEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      if (isSingle(event)) onSingleKey(event);
      else if ((event.metaKey || event.ctrlKey) && !event.altKey && !event.shiftKey) onChord(event);
    }

    function onChord(event: KeyboardEvent) {
      const key = event.key.toLowerCase();
      if (key !== 's' && key !== 'k') return;
      event.preventDefault();
      // What stands in front is answered first.
      if (document.querySelector('dialog[open]')) return;
      if (key === 'k') openPalette();
      else document.querySelector<HTMLFormElement>('form[data-save]')?.requestSubmit();
    }

    function onSingleKey(event: KeyboardEvent) {
      if (event.defaultPrevented || !areSingleKeysOn()) return;
      // A key that is held walks on, and opens nothing twice.
      if (event.repeat && !isLetter(event)) return;
      if (isField(event.target) || document.querySelector('dialog[open]')) return;
      if (isLetter(event)) {
        if (onListKey(event)) event.preventDefault();
        return;
      }
      event.preventDefault();
      if (event.key === '?') return openShortcuts();
      const field = document.querySelector<HTMLInputElement>('main input[type="search"]');
      if (!field) return openPalette();
      field.focus();
      field.select();
    }

    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, [openPalette, openShortcuts]);
}

const isLetter = ({ key }: KeyboardEvent) => /^[jkx]$/i.test(key);

/** On some keyboards the signs stand behind AltGr, which says that it is Ctrl and Alt. */
function isSingle(event: KeyboardEvent): boolean {
  const isPlain = !event.ctrlKey && !event.altKey && !event.metaKey;
  if (isLetter(event)) return isPlain;
  return (event.key === '/' || event.key === '?') && (isPlain || event.getModifierState('AltGraph'));
}

/** Focus stays for a moment in the field of a dialog that was closed. */
function isField(target: EventTarget | null): boolean {
  const field =
    target instanceof Element &&
    target.closest('input:not([type=checkbox]), textarea, select, [contenteditable="true"]');
  return field instanceof Element && field.checkVisibility();
}

const isApple = () => /Mac|iP(?:hone|ad)/.test(navigator.platform);

/** What this keyboard calls the keys that others call otherwise. */
const APPLE: Record<string, string> = { Mod: '⌘', Alt: '⌥', Shift: '⇧' };
const OTHERS: Record<string, string> = { Mod: 'Ctrl' };

/** The keys of a shortcut as they are written on this keyboard: `['Mod', 'K']` is ⌘ and K, or Ctrl and K. */
export function onThisKeyboard(keys: string[]): string[] {
  const names = isApple() ? APPLE : OTHERS;
  return keys.map((key) => names[key] ?? key);
}

/** In one word, for a button: `⌘K` or `Ctrl K`. */
export function shortcut(key: string): string {
  return onThisKeyboard(['Mod', key]).join(isApple() ? '' : ' ');
}
