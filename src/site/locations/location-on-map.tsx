import { lazy, Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { hasPoint, mapOf, sharedMap } from '../../shared/maps';
import { useSite } from '../layout/document';
import { LocationMap, mapWanted, wantMap } from './location-map';
import type { Found } from './use-locations';

/**
 * Drawn at the edge, and as it was drawn it stands until it is wanted otherwise: only then is its code fetched. Until that
 * is there its pins are links like any other. Where that fails, the embedded map can still be asked for.
 */
const BrazilMap = import.meta.env.SSR
  ? (await import('./brazil-map')).BrazilMap
  : lazy(() =>
      mapWanted
        .then(() => import('./brazil-map'))
        .then(
          ({ BrazilMap }) => ({ default: BrazilMap }),
          () => ({ default: () => null }),
        ),
    );

type Props = Pick<Found, 'filters' | 'shown' | 'selected' | 'places'>;

/** The selected location on the map, or all that are shown. */
export function LocationOnMap({ selected, ...found }: Props) {
  const { settings } = useSite();
  // What the address asks for waits until the map can show it.
  if (useLocation().key !== 'default') wantMap();
  if (selected && !hasPoint(selected)) {
    return (
      <p className="rounded-card bg-blush p-8 text-center">
        Ainda não temos o ponto deste local no mapa. Vá pelo endereço.
      </p>
    );
  }
  return (
    <LocationMap
      src={selected ? mapOf(selected) : sharedMap(settings.mapQuery)}
      title={selected ? `Mapa: ${selected.name}` : 'Mapa das unidades Soul'}
    >
      <Suspense>
        <BrazilMap selected={selected} {...found} />
      </Suspense>
    </LocationMap>
  );
}
