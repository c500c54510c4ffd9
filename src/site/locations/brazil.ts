import type { LocationPin, LocationPlace } from '../../shared/location';
import { hasPoint, type MapPoint, PINS_MAX } from '../../shared/maps';
import type { LocationAddress } from './use-location-address';

/** The outlines of the states, as `scripts/brazil-map.py` draws them. One unit is a degree of latitude. */
export const PICTURE = { src: '/images/brasil-83d62b.svg', width: 38.35, height: 39.5 };
/** Where the picture begins, in degrees. */
const WEST = -74.2;
const NORTH = 5.5;
const SHRINK = Math.cos((15 * Math.PI) / 180);

/** A square of the map. */
export type View = { left: number; top: number; size: number };
const BRAZIL: View = { left: -1, top: -0.5, size: 40.5 };
/** Closer than this the outlines have no more to tell. */
const SMALLEST = 5;
/** Pins are squares to the finger: those whose middles are closer than this part of the view, across and down, part. */
const GAP = 0.095;
const ROUNDS = 100;
/** Pins stay this part of the view away from its edges. */
const EDGE = 0.05;

type Spot = { x: number; y: number };

/** What stands at one point of the map: a location, or several and what the address says once they are looked at. */
export type Pin = Spot & { key: string; name: string; count: number; asks: Partial<LocationAddress>; current: boolean };

/**
 * The part of Brazil in which these locations are, and a pin for each: of several states a pin for each state, of one
 * state for each city, and of one city for each location. Around the selected one is its city. Where not all are listed,
 * `places` are where they are.
 */
export function mapOfBrazil(
  locations: LocationPin[],
  selected: LocationPin | null,
  places: LocationPlace[] = [],
): { view: View; pins: Pin[] } {
  const placed = places.filter(hasPoint);
  if (!selected && placed.length > 0) return mapOfPlaces(placed);
  const known = locations.filter(hasPoint);
  const near = selected ? known.filter((each) => isSameCity(each, selected) && each.id !== selected.id) : known;
  const shown = selected && hasPoint(selected) ? [selected, ...near] : near;
  const span = spanOf(shown);
  const groups = new Map<string, typeof shown>();
  for (const location of shown) {
    const name = String(location[span]);
    const members = groups.get(name);
    if (members) members.push(location);
    else groups.set(name, [location]);
  }
  const spots = shown.map(spotOf);
  const view = selected ? viewOf(spots.slice(0, 1)) : span === 'uf' || !spots[0] ? BRAZIL : viewOf(spots);
  const largest = [...groups].sort(([, one], [, other]) => other.length - one.length).slice(0, PINS_MAX);
  const pins = largest.map(([name, members]): Pin => {
    const [only, other] = members;
    const spot = middleOf(members.map(spotOf));
    if (only && !other) {
      return {
        ...spot,
        key: String(only.id),
        name: only.name,
        count: 1,
        asks: { local: String(only.id) },
        current: only === selected,
      };
    }
    return pinOfPlace(name, members.length, spot, span === 'uf');
  });
  return { view, pins: apart(pins, view) };
}

function mapOfPlaces(places: (LocationPlace & MapPoint)[]): { view: View; pins: Pin[] } {
  const areStates = places.every(({ name }) => /^[A-Z]{2}$/.test(name));
  const pins = places.map((place) => pinOfPlace(place.name, place.count, spotOf(place), areStates));
  const view = areStates ? BRAZIL : viewOf(pins);
  return { view, pins: apart(pins, view) };
}

function pinOfPlace(name: string, count: number, spot: Spot, isState: boolean): Pin {
  const asks = isState ? { uf: name, local: '' } : { busca: name, local: '' };
  return { ...spot, key: name, name, count, asks, current: false };
}

const isSameCity = (one: LocationPin, other: LocationPin) => one.city === other.city && one.uf === other.uf;

/** By what locations are told apart: all of them by state, those of one state by city, those of one city by themselves. */
function spanOf(locations: LocationPin[]): 'uf' | 'city' | 'id' {
  const [first] = locations;
  if (locations.some(({ uf }) => uf !== first?.uf)) return 'uf';
  return locations.some(({ city }) => city !== first?.city) ? 'city' : 'id';
}

function spotOf({ latitude, longitude }: { latitude: number; longitude: number }): Spot {
  return { x: (longitude - WEST) * SHRINK, y: NORTH - latitude };
}

function middleOf(spots: Spot[]): Spot {
  const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  return { x: mean(spots.map(({ x }) => x)), y: mean(spots.map(({ y }) => y)) };
}

function viewOf(spots: Spot[]): View {
  const range = (values: number[]) => [Math.min(...values), Math.max(...values)] as const;
  const [west, east] = range(spots.map(({ x }) => x));
  const [north, south] = range(spots.map(({ y }) => y));
  const size = Math.max(SMALLEST, 1.5 * Math.max(east - west, south - north));
  return { left: (west + east - size) / 2, top: (north + south - size) / 2, size };
}

/** The same pins, none over another as far as there is room: those that are too close push one another away. */
function apart(pins: Pin[], { left, top, size }: View): Pin[] {
  const gap = GAP * size;
  const moved = pins.map((pin) => ({ ...pin }));
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [index, one] of moved.entries()) {
      for (const other of moved.slice(index + 1)) {
        // Two at one point part to the sides.
        const across = other.x - one.x || gap / 100;
        const down = other.y - one.y;
        const push = (gap - Math.max(Math.abs(across), Math.abs(down))) / 2;
        if (push <= 0) continue;
        const axis = Math.abs(across) > Math.abs(down) ? 'x' : 'y';
        const way = push * Math.sign(axis === 'x' ? across : down);
        one[axis] -= way;
        other[axis] += way;
      }
      one.x = within(one.x, left, size);
      one.y = within(one.y, top, size);
    }
  }
  return moved;
}

function within(value: number, start: number, size: number): number {
  return Math.min(Math.max(value, start + EDGE * size), start + (1 - EDGE) * size);
}
