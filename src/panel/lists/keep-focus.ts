/**
 * Focuses the screen's title if the focused element was removed with its row: the keyboard would start at the top. Takes
 * keyboard users on to the toast's undo button, which many tab stops would otherwise separate from them.
 */
export function keepFocus() {
  if (document.activeElement !== document.body) return;
  const title = document.querySelector<HTMLElement>('main h1');
  title?.focus({ preventScroll: true });
  if (title?.matches(':focus-visible')) document.querySelector<HTMLElement>('[data-toast-action]')?.focus();
}
