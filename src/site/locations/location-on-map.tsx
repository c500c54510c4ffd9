import { lazy, Suspense } from 'react';
import { hasPoint, mapOf, sharedMap } from '../../shared/maps';
import { useSite } from '../layout/document';
import { LocationMap, nearScreen } from './location-map';
import type { useLocations } from './use-locations';

/**
 * Drawn at the edge, and as it was drawn it stands until it comes near the screen: only then is its code fetched. Until it
 * is there its pins are links like any other.
 */
const BrazilMap = import.meta.env.SSR
  ? (await import('./brazil-map')).BrazilMap
  : lazy(() => nearScreen.then(() => import('./brazil-map')).then(({ BrazilMap }) => ({ default: BrazilMap })));

type Props = Pick<ReturnType<typeof useLocations>, 'filters' | 'shown' | 'selected'>;

/** The selected location on the map, or all that are shown. */
export function LocationOnMap({ selected, ...found }: Props) {
  const { settings } = useSite();
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
