import { addressLine, cityLine } from './address';

export type MapPoint = { latitude: number; longitude: number };

/** Returns whether its coordinates are known. */
export function hasPoint<T extends { latitude: number | null; longitude: number | null }>(
  location: T,
): location is T & MapPoint {
  return location.latitude !== null && location.longitude !== null;
}

/** Maximum number of pins that people can tell apart: the largest states and cities, or the first locations, are shown. */
export const PINS_MAX = 60;

/** Zoom level of the map of one location. */
const ZOOM = 16;
/** Zoom levels of the map of a city and of a state. */
const CITY_ZOOM = 12;
const STATE_ZOOM = 6;
/** Zoom level of the shared map, which shows while no location is selected. */
const SHARED_ZOOM = 13;

function embed(query: string, zoom: number): string {
  return `https://maps.google.com/maps?${new URLSearchParams({ q: query, z: String(zoom), hl: 'pt-BR', output: 'embed' })}`;
}

/** Returns the address of the embedded map centred on a point. */
export function mapOf({ latitude, longitude }: MapPoint): string {
  return embed(`${latitude},${longitude}`, ZOOM);
}

/** Returns the address of the embedded map of a place described in words. */
export function sharedMap(query: string): string {
  return embed(query, SHARED_ZOOM);
}

/**
 * Returns the address of the embedded map of the city that these locations share, or else of their state; `null` if they
 * are in several states.
 */
export function areaMap(locations: readonly { city: string; uf: string }[]): string | null {
  const [first] = locations;
  if (!first || locations.some(({ uf }) => uf !== first.uf)) return null;
  const isCity = locations.every(({ city }) => city === first.city);
  return isCity ? embed(`${first.city} - ${first.uf}, Brasil`, CITY_ZOOM) : embed(`${first.uf}, Brasil`, STATE_ZOOM);
}

type Destination = {
  address: string;
  city: string;
  uf: string;
  latitude: number | null;
  longitude: number | null;
};

/** Returns the address of directions from the visitor's position to a location's coordinates, or else to its address. */
export function directionsTo(location: Destination): string {
  const { address, city, uf, latitude, longitude } = location;
  const destination = hasPoint(location)
    ? `${latitude},${longitude}`
    : `${addressLine(address)}, ${cityLine(city, uf)}`;
  return `https://www.google.com/maps/dir/?${new URLSearchParams({ api: '1', destination })}`;
}
