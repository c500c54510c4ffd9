export type MapPoint = { latitude: number; longitude: number };

/** Whether it is known where on the map it is. */
export function hasPoint<T extends { latitude: number | null; longitude: number | null }>(
  location: T,
): location is T & MapPoint {
  return location.latitude !== null && location.longitude !== null;
}

/** More pins than this nobody tells apart: of states and cities the largest are shown, of locations the first. */
export const PINS_MAX = 60;

/** Closeness of the map of one location. */
const ZOOM = 16;
/** Closeness of the shared map that shows while no location is selected. */
const SHARED_ZOOM = 13;

function embed(query: string, zoom: number): string {
  return `https://maps.google.com/maps?${new URLSearchParams({ q: query, z: String(zoom), hl: 'pt-BR', output: 'embed' })}`;
}

/** The embedded map centred on a point. */
export function mapOf({ latitude, longitude }: MapPoint): string {
  return embed(`${latitude},${longitude}`, ZOOM);
}

/** The embedded map of a place described in words. */
export function sharedMap(query: string): string {
  return embed(query, SHARED_ZOOM);
}

/** Opens directions from wherever the visitor is. */
export function directionsTo({ latitude, longitude }: MapPoint): string {
  return `https://www.google.com/maps/dir/?${new URLSearchParams({ api: '1', destination: `${latitude},${longitude}` })}`;
}
