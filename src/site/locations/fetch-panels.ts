import { readParameters } from '../../lib/page-parameters';
import type * as Panels from './panels';

let fetched: Partial<typeof Panels> | undefined;

/** What tells of a selected location, once its code is there. */
export const panelsAtHand = () => fetched;

/** Where that fails, the map still leads there. */
export async function fetchPanels(): Promise<Partial<typeof Panels>> {
  fetched = await import('./panels').catch(() => ({}));
  return fetched;
}

/**
 * The code of a page with a map, and with it what tells of the location that its address selects, if it does: a button in
 * that, pressed once the page lives but before its own code came, would do nothing.
 */
export async function withPanels<Page>(page: Promise<Page>): Promise<Page> {
  if (!import.meta.env.SSR && readParameters('locations/locations', window.location.search).local) await fetchPanels();
  return page;
}
