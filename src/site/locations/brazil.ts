import type { LocationPin, LocationPlace } from '../../shared/location';
import { hasPoint, type MapPoint, PINS_MAX } from '../../shared/maps';
import { statesOf } from './states-of';
import type { LocationAddress } from './use-location-address';

/** The outlines of the states, as `scripts/brazil-map.py` draws them. One unit is a degree of latitude. */
export const PICTURE = { src: '/images/brasil-5f3412.svg', width: 38.35, height: 39.5 };
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
/** Of a pin's name, as parts of the view: a letter's width, the height of a line, and how far from the pin's middle it begins. */
const LETTER = 0.0135;
const LINE = 0.036;
const AWAY = 0.04;
const SIDES: Side[] = ['right', 'left', 'below', 'above'];

type Spot = { x: number; y: number };

/** Where a pin's name stands, seen from the pin. */
export type Side = 'right' | 'left' | 'below' | 'above';

/**
 * What stands at one point of the map: a location, or several and what the address says once they are looked at. Its
 * `label`, the state's, the city's or its own name, is written `beside` it where there is room.
 */
export type Pin = Spot & {
  key: string;
  name: string;
  label: string;
  count: number;
  asks: Partial<LocationAddress>;
  current: boolean;
  beside?: Side | undefined;
};

/** What is drawn: a part of Brazil, the pins in it, and the states that have some. */
type BrazilDrawn = { view: View; pins: Pin[]; states: string[] };

/**
 * The part of Brazil in which these locations are, and a pin for each: of several states a pin for each state, of one
 * state for each city, and of one city for each location. Around the selected one is its city. Where not all are listed,
 * `places` are where they are.
 */
export function mapOfBrazil(
  locations: LocationPin[],
  selected: LocationPin | null,
  places: LocationPlace[] = [],
): BrazilDrawn {
  const placed = places.filter(hasPoint);
  if (!selected && placed.length > 0) return mapOfPlaces(placed, statesOf(locations));
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
      const key = String(only.id);
      return {
        ...spot,
        key,
        name: only.name,
        label: name === key ? only.name : name,
        count: 1,
        asks: { local: String(only.id) },
        current: only === selected,
      };
    }
    return pinOfPlace(name, members.length, spot, span === 'uf');
  });
  return { view, pins: named(apart(pins, view), view), states: statesOf(selected ? [selected] : known) };
}

/** `listed` are the states of the locations that are listed, by which cities are known to be of one. */
function mapOfPlaces(places: (LocationPlace & MapPoint)[], listed: string[]): BrazilDrawn {
  const areStates = places.every(({ name }) => /^[A-Z]{2}$/.test(name));
  const pins = places.map((place) => pinOfPlace(place.name, place.count, spotOf(place), areStates));
  const view = areStates ? BRAZIL : viewOf(pins);
  return {
    view,
    pins: named(apart(pins, view), view),
    states: areStates ? places.map(({ name }) => name) : listed,
  };
}

function pinOfPlace(name: string, count: number, spot: Spot, isState: boolean): Pin {
  const asks = isState ? { uf: name, local: '' } : { busca: name, local: '' };
  return { ...spot, key: name, name, label: name, count, asks, current: false };
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

type Box = { left: number; right: number; top: number; bottom: number };

/** The same pins with their names beside them: none over a pin, over another name or beyond the view's edge. */
function named(pins: Pin[], { left, top, size }: View): Pin[] {
  const at = ({ x, y }: Spot): Spot => ({ x: (x - left) / size, y: (y - top) / size });
  const taken = pins.map((pin) => around(at(pin), AWAY, AWAY));
  // The selected one's name first: it is the one that is looked for.
  const order = pins.toSorted((one, other) => Number(other.current) - Number(one.current));
  const sides = new Map<Pin, Side | undefined>();
  for (const pin of order) {
    const box = (side: Side) => nameBox(at(pin), side, pin.label.length * LETTER);
    const own = taken[pins.indexOf(pin)];
    const side = SIDES.find((each) => isFree(box(each), taken, own));
    sides.set(pin, side);
    if (side) taken.push(box(side));
  }
  return pins.map((pin) => ({ ...pin, beside: sides.get(pin) }));
}

function nameBox({ x, y }: Spot, side: Side, width: number): Box {
  const across = AWAY + width / 2;
  const down = AWAY + LINE / 2;
  const middle = {
    right: { x: x + across, y },
    left: { x: x - across, y },
    below: { x, y: y + down },
    above: { x, y: y - down },
  }[side];
  return around(middle, width / 2, LINE / 2);
}

const around = ({ x, y }: Spot, across: number, down: number): Box => ({
  left: x - across,
  right: x + across,
  top: y - down,
  bottom: y + down,
});

function isFree(box: Box, taken: Box[], own: Box | undefined): boolean {
  const isInside = box.left >= 0 && box.right <= 1 && box.top >= 0 && box.bottom <= 1;
  return (
    isInside &&
    taken.every(
      (other) =>
        other === own ||
        box.right <= other.left ||
        other.right <= box.left ||
        box.bottom <= other.top ||
        other.bottom <= box.top,
    )
  );
}

function within(value: number, start: number, size: number): number {
  return Math.min(Math.max(value, start + EDGE * size), start + (1 - EDGE) * size);
}
