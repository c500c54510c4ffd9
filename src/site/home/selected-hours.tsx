import { use } from 'react';
import { allLocations } from '../locations/all-locations';
import { LocationHours } from '../locations/location-hours';

/** The opening hours of the selected location, which the home's page does not carry: they are asked for when wanted. */
export default function SelectedHours({ id, now }: { id: number; now: Date }) {
  const found = use(allLocations())?.find((each) => each.id === id);
  return found ? <LocationHours location={found} now={now} /> : null;
}
