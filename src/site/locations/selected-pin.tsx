import { type ReactNode, useEffect, useState } from 'react';
import { placeLines } from '../../shared/address';
import type { Location, LocationPin } from '../../shared/location';
import { locationTypeLabels } from '../../shared/location-type';
import { Link } from '../../ui/link';
import { Text } from '../../ui/text';
import { LocationHours } from './location-hours';
import { locationOf } from './location-of';
import { CloseDetails, DirectionsLink } from './panel-links';
import { useNow } from './use-now';

type Props = { location: LocationPin; closeTo: string; onClose: () => void };

/** The selected location: shows the data the home page has, then its hours once they are loaded. */
export function SelectedPin({ location, closeTo, onClose }: Props): ReactNode {
  const { id, name, type } = location;
  const [place, street] = placeLines(location);
  const now = useNow();
  const whole = useWhole(id);
  return (
    <article className="store-panel">
      <CloseDetails key={id} to={closeTo} onClose={onClose} />
      <div className="store-words snug">
        <div className="pr-10">
          <p>
            <small>{locationTypeLabels[type]}</small>
          </p>
          <h3 className="mt-1">{name}</h3>
          <p className="mt-1">
            <Text>{street}</Text>
            <br />
            <Text>{place}</Text>
          </p>
        </div>
        <div className="min-h-12">
          {now && whole && <LocationHours location={whole} now={now} madeAt={now.getTime()} />}
        </div>
        <div className="store-ways">
          <DirectionsLink location={location} />
          <Link to={`/onde-estamos?local=${id}#loja`} className="onward">
            Horário e contato
          </Link>
        </div>
      </div>
    </article>
  );
}

/** Loads the full location, which the home page does not include. */
function useWhole(id: number): Location | undefined {
  const [whole, setWhole] = useState<Location>();
  useEffect(() => {
    let isWanted = true;
    void locationOf(id).then((found) => {
      if (isWanted) setWhole(found ?? undefined);
    });
    return () => {
      isWanted = false;
    };
  }, [id]);
  return whole?.id === id ? whole : undefined;
}
