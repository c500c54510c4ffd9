import { browserApi, unwrap } from '../../lib/api';
import type { KnownLocations, Location } from '../../shared/location';
import { askLocations } from './ask-locations';

/**
 * Returns the locations that are sent without a filter, or `null` if they are unknown. Not for use during rendering (`use`):
 * each failure would cause a render, which would retry at once.
 */
export const firstLocations = (): Promise<KnownLocations | null> => askLocations({}).catch(() => null);

/** Returns a location's current data: `undefined` if it no longer exists, `null` if unknown. */
export async function locationOf(id: number): Promise<Location | null | undefined> {
  const first = await firstLocations();
  const found = first?.locations.find((location) => location.id === id);
  if (found || !first?.many) return first && found;
  return unwrap(browserApi().locations[':id'].$get({ param: { id: String(id) } })).catch((error) =>
    error?.init?.status === 404 ? undefined : null,
  );
}
