import { use } from 'react';
import { createApi, unwrap } from '../../lib/api';
import type { Location } from '../../shared/location';
import { LocationHours } from '../locations/location-hours';

let locations: Promise<Location[] | null> | undefined;

/** Asked for once; a failure is forgotten, so that the next choice asks again. */
function allLocations(): Promise<Location[] | null> {
  locations ??= read().catch(() => {
    locations = undefined;
    return null;
  });
  return locations;
}

function read(): Promise<Location[]> {
  return unwrap(createApi(location.origin, (input, init) => fetch(input, init)).locations.$get());
}

/** The opening hours of the selected location, which the home's page does not carry: they are asked for when wanted. */
export default function SelectedHours({ id, now }: { id: number; now: Date }) {
  const found = use(allLocations())?.find((each) => each.id === id);
  return found ? <LocationHours location={found} now={now} /> : null;
}
