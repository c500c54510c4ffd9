import type { LocationPin } from '../../shared/location';
import { hasPoint, mapOf, sharedMap } from '../../shared/maps';
import { useSite } from '../layout/document';
import { LocationMap } from './location-map';

/** The map of the selected location, or of them all. */
export function LocationOnMap({ location }: { location: LocationPin | null }) {
  const { settings } = useSite();
  if (!location) return <LocationMap src={sharedMap(settings.mapQuery)} title="Mapa das unidades Soul" />;
  if (hasPoint(location)) return <LocationMap src={mapOf(location)} title={`Mapa: ${location.name}`} />;
  return (
    <p className="rounded-card bg-blush p-8 text-center">
      Ainda não temos o ponto deste local no mapa. Vá pelo endereço.
    </p>
  );
}
