import type { LocationPin } from '../../shared/location';
import { hasPoint, mapOf, sharedMap } from '../../shared/maps';
import { useSite } from '../layout/document';
import { StoreMap } from './store-map';

/** The map of the selected location, or of them all. */
export function StoreOnMap({ location }: { location: LocationPin | null }) {
  const { settings } = useSite();
  if (!location) return <StoreMap src={sharedMap(settings.mapQuery)} title="Mapa das unidades Soul" />;
  if (hasPoint(location)) return <StoreMap src={mapOf(location)} title={`Mapa: ${location.name}`} />;
  return (
    <p className="rounded-card bg-blush p-8 text-center">
      Ainda não temos o ponto deste local no mapa. Vá pelo endereço.
    </p>
  );
}
