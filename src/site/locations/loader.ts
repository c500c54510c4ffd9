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
  /** When the page was rendered, in ms; used as the current time until the browser has set it. */
  madeAt: number;
};

/** The edge waits for the locations; the browser shows the page at once and fills them in later. */
export async function loadLocations({ context, request }: LoaderFunctionArgs): Promise<LocationsData> {
  const asked = readParameters('locations/locations', new URL(request.url).search);
  const result = firstOf(api(context), asked).then(
    (known) => ({ ...known, failure: null }),
    (error) => ({ locations: [], many: null, failure: String(error?.data?.error ?? '') }),
  );
  return { result: import.meta.env.SSR ? await result : result, local: asked.local, madeAt: Date.now() };
}

/**
 * Returns a page's first locations. The edge requests those that the address asks for. The browser always sends the same
 * query, so that the answer can be cached for offline use; if that has only a part, the component that lists them requests
 * more.
 */
export function firstOf({ locations }: ApiClient, asked: LocationAddress): Promise<KnownLocations> {
  return unwrap(locations.$get({ query: import.meta.env.SSR ? queryOf(asked) : {} }));
}
