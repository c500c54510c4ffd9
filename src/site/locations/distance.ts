import type { LocationPin } from '../../shared/location';
import { hasPoint, type MapPoint } from '../../shared/maps';

/** Mean radius of the Earth in km (IUGG, R₁). */
const EARTH_RADIUS = 6371.0088;

/** In km: shorter distances than `KILOMETRE` are shown in metres, shorter ones than `FAR` with a decimal. */
const KILOMETRE = 1;
const FAR = 10;

/**
 * Returns the distance in km between two points along the Earth's surface, by the haversine formula (R. W. Sinnott, "Virtues
 * of the Haversine", Sky and Telescope 68, 1984). A sphere is within 0.5 % of the true shape: enough to choose a store.
 */
export function distanceBetween(from: MapPoint, to: MapPoint): number {
  const halfLatitude = radians(to.latitude - from.latitude) / 2;
  const halfLongitude = radians(to.longitude - from.longitude) / 2;
  const haversine =
    Math.sin(halfLatitude) ** 2 +
    Math.cos(radians(from.latitude)) * Math.cos(radians(to.latitude)) * Math.sin(halfLongitude) ** 2;
  return 2 * EARTH_RADIUS * Math.asin(Math.min(1, Math.sqrt(haversine)));
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}

/** `850 m`, `3,2 km`, `12 km` */
export function formatDistance(kilometres: number): string {
  const metres = Math.round(kilometres * 100) * 10;
  if (metres < KILOMETRE * 1000) return `${metres} m`;
  const digits = kilometres < FAR ? 1 : 0;
  return `${kilometres.toLocaleString('pt-BR', { maximumFractionDigits: digits })} km`;
}

/** A location with its distance, if known: as text, and `away` in km. */
export type WithDistance<Pin extends LocationPin = LocationPin> = Pin & {
  distance?: string | undefined;
  away?: number;
};

/** Sorts locations by distance from the visitor, those without coordinates last. */
export function nearestFirst<Pin extends LocationPin>(locations: Pin[], from: MapPoint): WithDistance<Pin>[] {
  return locations
    .map((location) => ({
      location,
      away: hasPoint(location) ? distanceBetween(from, location) : Number.POSITIVE_INFINITY,
    }))
    .sort((one, other) => (one.away === other.away ? 0 : one.away - other.away))
    .map(({ location, away }) =>
      hasPoint(location) ? { ...location, away, distance: formatDistance(away) } : { ...location, distance: undefined },
    );
}
