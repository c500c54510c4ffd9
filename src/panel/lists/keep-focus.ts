/**
 * What had focus may have gone with its row: the screen's title takes it, or the keyboard would begin at the top. Whoever
 * uses the keyboard is led on to the way back, which a long list would put out of reach for as long as it shows.
 */
export function keepFocus() {
  if (document.activeElement !== document.body) return;
  const title = document.querySelector<HTMLElement>('main h1');
  title?.focus({ preventScroll: true });
  if (title?.matches(':focus-visible')) document.querySelector<HTMLElement>('[data-toast-action]')?.focus();
}
