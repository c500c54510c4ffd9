import type { LoaderFunctionArgs } from 'react-router-dom';
import { type ApiClient, unwrap } from '../../lib/api';
import { api } from '../../lib/context';
import { readParameters } from '../../lib/page-parameters';
import type { KnownLocations } from '../../shared/location';
import { queryOf } from './ask-locations';
import type { LocationsResult } from './locations-result';
import type { LocationAddress } from './use-location-address';

export type LocationsData = {
  result: LocationsResult | Promise<LocationsResult>;
  local: string;
  /** When the page was made: by it the dates to come are shown until the browser tells the time. */
  madeAt: number;
};

/** The edge waits for the locations; in the browser the page shows at once, and they follow. */
export async function loadLocations({ context, request }: LoaderFunctionArgs): Promise<LocationsData> {
  const asked = readParameters('locations/locations', new URL(request.url).search);
  const result = firstOf(api(context), asked).then(
    (known) => ({ ...known, failure: null }),
    (error) => ({ locations: [], many: null, failure: String(error?.data?.error ?? '') }),
  );
  return { result: import.meta.env.SSR ? await result : result, local: asked.local, madeAt: Date.now() };
}

/**
 * The locations by which a page begins: at the edge those that its address asks for. The browser asks for the same whatever
 * the address says, as it keeps them for reading without a network; where they are not all, what is missing is asked for
 * by what shows them.
 */
export function firstOf({ locations }: ApiClient, asked: LocationAddress): Promise<KnownLocations> {
  return unwrap(locations.$get({ query: import.meta.env.SSR ? queryOf(asked) : {} }));
}
