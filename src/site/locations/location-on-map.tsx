import { lazy, Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { areaMap, hasPoint, mapOf, sharedMap } from '../../shared/maps';
import { useSite } from '../layout/document';
import { LocationMap, mapWanted, wantMap } from './location-map';
import type { LocationSearch } from './use-locations';

/**
 * Keeps the server-rendered map until a change is needed: only then its code is fetched. Until it loads, pins are ordinary
 * links. If that fails, the embedded map can still be requested.
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

type Props = Pick<LocationSearch, 'filters' | 'shown' | 'isPartial' | 'selected' | 'places'>;

/** Pins of only the first locations would say that there are no others. */
const NO_PINS = { shown: [] };

/** The map of the selected location, or of all that are shown. */
export function LocationOnMap({ selected, isPartial, ...found }: Props) {
  const { settings } = useSite();
  // After a navigation the map must change, so its code is needed.
  if (useLocation().key !== 'default') wantMap();
  if (selected && !hasPoint(selected)) {
    return <p className="rounded-card bg-blush p-8 text-center">Ainda não temos o ponto deste local no mapa.</p>;
  }
  const isNarrowed = Boolean(found.filters.uf || found.filters.busca);
  const area = (isNarrowed && areaMap(found.shown)) || sharedMap(settings.mapQuery);
  return (
    <LocationMap
      src={selected ? mapOf(selected) : area}
      title={selected ? `Mapa: ${selected.name}` : 'Mapa das unidades Soul'}
    >
      <Suspense>
        <BrazilMap selected={selected} {...found} {...(isPartial && NO_PINS)} />
      </Suspense>
    </LocationMap>
  );
}
