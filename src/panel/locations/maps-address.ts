import type { MapPoint } from '../../shared/maps';

/** A number such as `-20.33214`. Needs a decimal: whole numbers in an address are mostly something else. */
const NUMBER = String.raw`(-?\d{1,3}\.\d+)`;
const PAIR = String.raw`\s*${NUMBER}\s*(?:,|%2C)\s*\+?${NUMBER}`;

/** Places of coordinates in Google Maps addresses, most reliable first: a pin, the query, the centre of the map. */
const FORMATS = [
  new RegExp(`!3d${NUMBER}!4d${NUMBER}`),
  new RegExp(`[?&](?:q|query|destination|daddr|ll|sll|center)=(?:loc:)?${PAIR}`),
  new RegExp(`/(?:search|place|dir/[^/]*)/${PAIR}`),
  new RegExp(`@${PAIR}`),
];

type MapsAddress = { kind: 'point'; point: MapPoint } | { kind: 'short' } | { kind: 'unknown' };

/** Reads a Google Maps address: its coordinates, or why it has none; `null` for any other text. */
export function readMapsAddress(text: string): MapsAddress | null {
  const address = text.trim();
  if (!URL.canParse(address)) return null;
  const { hostname, pathname } = new URL(address);
  if (/^(?:maps\.app\.goo\.gl|goo\.gl|g\.co)$/.test(hostname)) return { kind: 'short' };
  if (!/(?:^|\.)google(?:\.[a-z]{2,3}){1,2}$/.test(hostname)) return null;
  if (!hostname.startsWith('maps.') && !pathname.startsWith('/maps')) return null;
  const point = pointIn(decode(address));
  return point ? { kind: 'point', point } : { kind: 'unknown' };
}

/** Reads a pair as copied from a map: `-20.33214, -40.28865`. */
export function readPair(text: string): MapPoint | null {
  const match = new RegExp(`^${PAIR}\\s*$`).exec(text);
  return match ? toPoint(match) : null;
}

function pointIn(address: string): MapPoint | null {
  for (const format of FORMATS) {
    // In a route with several stops, the last pair is the destination.
    const match = [...address.matchAll(new RegExp(format, 'g'))].at(-1);
    const point = match ? toPoint(match) : null;
    if (point) return point;
  }
  return null;
}

function toPoint([, latitude, longitude]: RegExpMatchArray): MapPoint | null {
  const point = { latitude: Number(latitude), longitude: Number(longitude) };
  return Math.abs(point.latitude) <= 90 && Math.abs(point.longitude) <= 180 ? point : null;
}

function decode(address: string): string {
  try {
    return decodeURIComponent(address);
  } catch {
    return address;
  }
}
