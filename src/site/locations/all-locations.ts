import { createApi, unwrap } from '../../lib/api';
import type { Location } from '../../shared/location';

let locations: Promise<Location[] | null> | undefined;

/**
 * Asked for once a page; a failure is forgotten, so that whoever wants them next asks again. Not while something is
 * drawn (`use`): a failure would be asked for anew by each drawing that it causes.
 */
export function allLocations(): Promise<Location[] | null> {
  locations ??= read().catch(() => {
    locations = undefined;
    return null;
  });
  return locations;
}

function read(): Promise<Location[]> {
  return unwrap(createApi(location.origin, (input, init) => fetch(input, init)).locations.$get());
}
