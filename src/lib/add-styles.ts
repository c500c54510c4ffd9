/** Never applies: the browser fetches the sheet, but it restyles nothing. */
const WAITING = 'not all';

/** Whether waiting styles have taken effect once: from then on the head has the styles of all pages. */
export let areApplied = false;

/**
 * Links styles in the head, where navigation does not remove them. They wait until then: each sheet that takes effect lays
 * out the whole page again, and once the same sheet is there twice, every further one also restyles all elements.
 */
export function addStyles(href: string) {
  document.head.append(Object.assign(document.createElement('link'), { rel: 'stylesheet', media: WAITING, href }));
}

/** Lets waiting styles take effect, all at once and without a request. */
export function applyStyles() {
  areApplied = true;
  for (const link of document.querySelectorAll<HTMLLinkElement>(`[media="${WAITING}"]`)) link.media = '';
}

/**
 * Calls `load`. Styles that it links in the head wait for the page that needs them: applied as they arrive, they would lay
 * out the old page again.
 */
export function withWaitingStyles<Loaded>(load: () => Loaded): Loaded {
  const { length } = document.head.children;
  const loaded = load();
  for (const link of [...document.head.children].slice(length)) {
    if (link instanceof HTMLLinkElement && link.rel === 'stylesheet') link.media = WAITING;
  }
  return loaded;
}
