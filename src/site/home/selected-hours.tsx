import { useEffect, useState } from 'react';
import type { Location } from '../../shared/location';
import { allLocations } from '../locations/all-locations';
import { LocationHours } from '../locations/location-hours';

/** The opening hours of the selected location, which the home's page does not carry: they are asked for when wanted. */
export default function SelectedHours({ id, now }: { id: number; now: Date }) {
  const [location, setLocation] = useState<Location>();
  useEffect(() => {
    let isWanted = true;
    void allLocations().then((locations) => {
      if (isWanted) setLocation(locations?.find((each) => each.id === id));
    });
    return () => {
      isWanted = false;
    };
  }, [id]);
  return location?.id === id ? <LocationHours location={location} now={now} madeAt={now.getTime()} /> : null;
}
