import { readParameters } from '../../lib/page-parameters';
import type * as Panels from './panels';

let fetched: Partial<typeof Panels> | undefined;

/** Returns the panels' code if it has been fetched. */
export const panelsAtHand = () => fetched;

/** Fetches the panels' code. If that fails, the map still shows the place. */
export async function fetchPanels(): Promise<Partial<typeof Panels>> {
  fetched = await import('./panels').catch(() => ({}));
  return fetched;
}

/**
 * Loads the code of a page with a map, and of the panel if its address selects a location: otherwise, the panel's buttons
 * would do nothing between the page's hydration and their own.
 */
export async function withPanels<Page>(page: Promise<Page>): Promise<Page> {
  if (!import.meta.env.SSR && readParameters('locations/locations', window.location.search).local) await fetchPanels();
  return page;
}
