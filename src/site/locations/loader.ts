import type { LoaderFunctionArgs } from 'react-router-dom';
import { unwrap } from '../../lib/api';
import { api } from '../../lib/context';
import { readParameters } from '../../lib/page-parameters';
import type { LocationsResult } from './locations-result';

export type LocationsData = {
  result: LocationsResult | Promise<LocationsResult>;
  local: string;
  /** When the page was made: by it the dates to come are shown until the browser tells the time. */
  madeAt: number;
};

/** The edge waits for the locations; in the browser the page shows at once, and they follow. */
export async function loadLocations({ context, request }: LoaderFunctionArgs): Promise<LocationsData> {
  const result = unwrap(api(context).locations.$get()).then(
    (locations) => ({ locations, failure: null }),
    (error) => ({ locations: [], failure: String(error?.data?.error ?? '') }),
  );
  const { local } = readParameters('locations/locations', new URL(request.url).search);
  return { result: import.meta.env.SSR ? await result : result, local, madeAt: Date.now() };
}
