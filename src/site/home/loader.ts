import type { LoaderFunctionArgs } from 'react-router-dom';
import { orNull, unwrap } from '../../lib/api';
import { api } from '../../lib/context';
import { readParameters } from '../../lib/page-parameters';
import type { KnownLocations, Location, LocationPin } from '../../shared/location';
import { writtenOf } from '../layout/page-texts';
import { firstOf } from '../locations/loader';

const TEASERS = 3;

/** Loads the home page. A part that fails is left out. */
export async function loadHome({ context, request }: LoaderFunctionArgs) {
  const { slides, products, posts } = api(context);
  const asked = readParameters('home/home', new URL(request.url).search);
  const [slideRows, featured, latest, locations, written] = await Promise.all([
    orNull(unwrap(slides.$get())),
    orNull(unwrap(products.featured.$get())),
    orNull(unwrap(posts.latest.$get({ query: { limit: String(TEASERS) } }))),
    orNull(firstOf(api(context), asked).then(toPins)),
    writtenOf('inicio')({ context }),
  ]);
  return { slides: slideRows, featured, latest, locations, written };
}

function toPins({ locations, many }: KnownLocations): KnownLocations<LocationPin> {
  return {
    locations: locations.map(toPin),
    many: many && { ...many, selected: many.selected && toPin(many.selected) },
  };
}

/** Keeps only the fields of a location that its list shows, to keep the page small. */
function toPin({ id, name, address, city, uf, type, latitude, longitude }: Location): LocationPin {
  return { id, name, address, city, uf, type, latitude, longitude };
}
