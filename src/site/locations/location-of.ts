import { browserApi, unwrap } from '../../lib/api';
import { YOUNG } from '../../lib/page-memory';
import type { KnownLocations, Location } from '../../shared/location';

const { locations } = browserApi();
let known: Promise<KnownLocations | null> | undefined;

/**
 * The locations that are sent unasked. Asked for once a minute; a failure is forgotten, so that whoever wants them next asks
 * again. Not while something is drawn (`use`): a failure would be asked for anew by each drawing that it causes.
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

/** A location as it is today: nothing where it is gone, and `null` where nobody can tell. */
export async function locationOf(id: number): Promise<Location | null | undefined> {
  const first = await firstLocations();
  const found = first?.locations.find((location) => location.id === id);
  if (found || !first?.many) return first && found;
  return unwrap(locations[':id'].$get({ param: { id: String(id) } })).catch((error) =>
    error?.init?.status === 404 ? undefined : null,
  );
}
