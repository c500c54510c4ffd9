import { browserApi, unwrap } from '../../lib/api';
import { YOUNG } from '../../lib/page-memory';
import type { KnownLocations, Location } from '../../shared/location';

const { locations } = browserApi();
let known: Promise<KnownLocations | null> | undefined;

/**
 * Returns the locations that are sent without a filter. Requested at most once a minute; a failure is forgotten, so the next
 * call retries. Not for use during rendering (`use`): each failure would cause a render, which would retry at once.
 */
export function firstLocations(): Promise<KnownLocations | null> {
  if (!known) {
    setTimeout(forget, YOUNG);
    known = unwrap(locations.$get({ query: {} })).catch(forget);
  }
  return known;
}

function forget() {
  known = undefined;
  return null;
}

/** Returns a location's current data: `undefined` if it no longer exists, `null` if unknown. */
export async function locationOf(id: number): Promise<Location | null | undefined> {
  const first = await firstLocations();
  const found = first?.locations.find((location) => location.id === id);
  if (found || !first?.many) return first && found;
  return unwrap(locations[':id'].$get({ param: { id: String(id) } })).catch((error) =>
    error?.init?.status === 404 ? undefined : null,
  );
}
