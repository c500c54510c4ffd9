import { useLayoutEffect } from 'react';
import { areSingleKeysOn } from '../shortcuts/single-keys';
import { onListKey } from './list-keys';

type Opens = { openPalette: () => void; openShortcuts: () => void };

/**
 * Handles the global shortcuts. ⌘S or Ctrl+S saves the form marked `data-save`; ⌘K or Ctrl+K opens the palette. Outside of
 * fields ⌘Z or Ctrl+Z undoes what the toast tells of, `/` focuses the list's search or opens the palette, `?` shows all keys,
 * and letters move in the list.
 */
export function useShortcuts({ openPalette, openShortcuts }: Opens) {
  // A layout effect, so that keys work as soon as the screen is visible.
  useLayoutEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      if (isSingle(event)) onSingleKey(event);
      else if ((event.metaKey || event.ctrlKey) && !event.altKey && !event.shiftKey) onChord(event);
    }

    function onChord(event: KeyboardEvent) {
      const key = event.key.toLowerCase();
      if (key === 'z') return undoTold(event);
      if (key !== 's' && key !== 'k') return;
      event.preventDefault();
      // An open dialog takes precedence.
      if (document.querySelector('dialog[open]')) return;
      if (key === 'k') openPalette();
      else document.querySelector<HTMLFormElement>('form[data-save]')?.requestSubmit();
    }

    function onSingleKey(event: KeyboardEvent) {
      if (event.defaultPrevented || !areSingleKeysOn()) return;
      // Ignores auto-repeat, except for the letters that move in the list.
      if (event.repeat && !isLetter(event)) return;
      if (isField(event.target) || document.querySelector('dialog[open]')) return;
      if (isLetter(event)) {
        if (onListKey(event)) event.preventDefault();
        return;
      }
      if (event.key === '?') {
        event.preventDefault();
        return openShortcuts();
      }
      // In a post's text `/` inserts: beside it, the palette would take what was meant for the text.
      if (document.querySelector('form[data-save]')) return;
      event.preventDefault();
      const field = document.querySelector<HTMLInputElement>('main input[type="search"]');
      if (!field) return openPalette();
      field.focus();
      field.select();
    }

    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, [openPalette, openShortcuts]);
}

/**
 * Presses the toast's undo button, which many stops of Tab may separate from the focus. A field undoes its own input. Elsewhere
 * the browser would undo the last input of any field, out of sight.
 */
function undoTold(event: KeyboardEvent) {
  if (isField(event.target)) return;
  event.preventDefault();
  const button = document.querySelector<HTMLElement>('button[aria-keyshortcuts~="Control+Z"]');
  if (!event.repeat) button?.click();
}

const isLetter = ({ key }: KeyboardEvent) => /^[jkx]$/i.test(key);

/** Returns whether the key is pressed alone. Some keyboards need AltGr for these characters, which reports Ctrl and Alt. */
function isSingle(event: KeyboardEvent): boolean {
  const isPlain = !event.ctrlKey && !event.altKey && !event.metaKey;
  if (isLetter(event)) return isPlain;
  return (event.key === '/' || event.key === '?') && (isPlain || event.getModifierState('AltGraph'));
}

/** Returns whether the target is a visible field. The hidden field of a just closed dialog may still have focus. */
function isField(target: EventTarget | null): boolean {
  const field =
    target instanceof Element &&
    target.closest('input:not([type=checkbox]), textarea, select, [contenteditable="true"]');
  return field instanceof Element && field.checkVisibility();
}

const isApple = () => /Mac|iP(?:hone|ad)/.test(navigator.platform);

/** Names of keys that differ between keyboards. */
const APPLE: Record<string, string> = { Mod: '⌘', Alt: '⌥', Shift: '⇧' };
const OTHERS: Record<string, string> = { Mod: 'Ctrl' };

/** Returns the keys of a shortcut as labelled on this keyboard: `['Mod', 'K']` is ⌘ and K, or Ctrl and K. */
export function onThisKeyboard(keys: string[]): string[] {
  const names = isApple() ? APPLE : OTHERS;
  return keys.map((key) => names[key] ?? key);
}

/** Formats a shortcut for a button: `⌘K` or `Ctrl K`. */
export function shortcut(key: string): string {
  return onThisKeyboard(['Mod', key]).join(isApple() ? '' : ' ');
}
