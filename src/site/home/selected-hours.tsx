import { use } from 'react';
import { createApi, orNull, unwrap } from '../../lib/api';
import type { Location } from '../../shared/location';
import { StoreHours } from '../onde-estamos/store-hours';

let locations: Promise<Location[] | null> | undefined;

function allLocations(): Promise<Location[] | null> {
  locations ??= orNull(unwrap(createApi(location.origin, (input, init) => fetch(input, init)).locations.$get()));
  return locations;
}

/** The opening hours of the selected location, which the home's page does not carry: they are asked for when wanted. */
export default function SelectedHours({ id, now }: { id: number; now: Date }) {
  const found = use(allLocations())?.find((each) => each.id === id);
  return found ? <StoreHours location={found} now={now} /> : null;
}
