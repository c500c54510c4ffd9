import type { LoaderFunctionArgs } from 'react-router-dom';
import { type ApiClient, orNull, unwrap } from '../../lib/api';
import { api } from '../../lib/context';
import { readParameters } from '../../lib/page-parameters';
import type { KnownLocations, LocationPin } from '../../shared/location';
import { writtenOf } from '../layout/page-texts';
import { queryOf } from '../locations/ask-locations';
import { firstOf } from '../locations/loader';
import type { LocationAddress } from '../locations/use-location-address';

const TEASERS = 3;

/** Loads the home page. A part that fails is left out. */
export async function loadHome({ context, request }: LoaderFunctionArgs) {
  const { slides, products, posts } = api(context);
  const asked = readParameters('home/home', new URL(request.url).search);
  const [slideRows, featured, latest, locations, written] = await Promise.all([
    orNull(unwrap(slides.$get())),
    orNull(unwrap(products.featured.$get())),
    orNull(unwrap(posts.latest.$get({ query: { limit: String(TEASERS) } }))),
    orNull(firstPins(api(context), asked)),
    writtenOf('inicio')({ context }),
  ]);
  return { slides: slideRows, featured, latest, locations, written };
}

/**
 * The edge sends only the first locations. A browser comes by a click, and reads all: that answer is cached for offline
 * use.
 */
function firstPins(client: ApiClient, asked: LocationAddress): Promise<KnownLocations<LocationPin>> {
  if (!import.meta.env.SSR) return firstOf(client, asked);
  return unwrap(client.locations.first.$get({ query: queryOf(asked) }));
}
