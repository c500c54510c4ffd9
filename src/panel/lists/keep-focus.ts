/**
 * Focuses the screen's title if the focused element was removed with its row: the keyboard would start at the top. For
 * keyboard users, focuses the toast's undo button instead: behind a long list it would be out of reach.
 */
export function keepFocus() {
  if (document.activeElement !== document.body) return;
  const title = document.querySelector<HTMLElement>('main h1');
  title?.focus({ preventScroll: true });
  if (title?.matches(':focus-visible')) document.querySelector<HTMLElement>('[data-toast-action]')?.focus();
}
