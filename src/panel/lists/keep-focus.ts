/**
 * Focuses the screen's title if the focused element was removed: the keyboard would start at the top. Returns the title if
 * it got the focus.
 */
export function focusTitle(): HTMLElement | null {
  if (document.activeElement !== document.body) return null;
  const title = document.querySelector<HTMLElement>('main h1');
  title?.focus({ preventScroll: true });
  return title;
}

/**
 * Focuses the screen's title if the focused element was removed with its row. For keyboard users, focuses the toast's undo
 * button instead: behind a long list it would be out of reach.
 */
export function keepFocus() {
  if (focusTitle()?.matches(':focus-visible')) document.querySelector<HTMLElement>('[data-toast-action]')?.focus();
}
