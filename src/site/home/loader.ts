import type { LoaderFunctionArgs } from 'react-router-dom';
import { orNull, unwrap } from '../../lib/api';
import { api } from '../../lib/context';
import type { Location, LocationPin } from '../../shared/location';

const TEASERS = 3;

/** Each part may be missing without taking the page down. */
export async function loadHome({ context }: LoaderFunctionArgs) {
  const { slides, products, posts, locations } = api(context);
  const [slideRows, featured, latest, locationRows] = await Promise.all([
    orNull(unwrap(slides.$get())),
    orNull(unwrap(products.featured.$get())),
    orNull(unwrap(posts.latest.$get({ query: { limit: String(TEASERS) } }))),
    orNull(unwrap(locations.$get())),
  ]);
  return { slides: slideRows, featured, latest, locations: locationRows?.map(toPin) ?? null };
}

/** The page carries no more of a location than its list shows. */
function toPin({ id, name, address, city, uf, type, latitude, longitude }: Location): LocationPin {
  return { id, name, address, city, uf, type, latitude, longitude };
}
