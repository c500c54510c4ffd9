/** Never applies: the browser fetches the sheet, but it restyles nothing. */
export const WAITING = 'not all';

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
