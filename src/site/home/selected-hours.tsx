import { useEffect, useState } from 'react';
import type { Location } from '../../shared/location';
import { LocationHours } from '../locations/location-hours';
import { locationOf } from '../locations/location-of';

/** The opening hours of the selected location, which the home's page does not carry: they are asked for when wanted. */
export default function SelectedHours({ id, now }: { id: number; now: Date }) {
  const [location, setLocation] = useState<Location>();
  useEffect(() => {
    let isWanted = true;
    void locationOf(id).then((found) => {
      if (isWanted) setLocation(found ?? undefined);
    });
    return () => {
      isWanted = false;
    };
  }, [id]);
  return location?.id === id ? <LocationHours location={location} now={now} madeAt={now.getTime()} /> : null;
}
