import type { LocationPin, LocationPlace } from '../../shared/location';
import { hasPoint, type MapPoint, PINS_MAX } from '../../shared/maps';
import { statesOf } from './states-of';
import type { LocationAddress } from './use-location-address';

/** Outlines of the states, drawn by `scripts/brazil-map.py`. One map unit is a degree of latitude. */
export const PICTURE = { src: '/images/brasil-5f3412.svg', width: 38.35, height: 39.5 };
/** West and north edges of the picture, in degrees. */
const WEST = -74.2;
const NORTH = 5.5;
const SHRINK = Math.cos((15 * Math.PI) / 180);

/** A square section of the map. */
type View = { left: number; top: number; size: number };
const BRAZIL: View = { left: -1, top: -0.5, size: 40.5 };
/** Smallest view, in map units: below it the outlines have no more detail. */
const SMALLEST = 5;
/** Minimum distance between pins, across or down, as a share of the view: pins count as squares, their touch area. */
const GAP = 0.095;
const ROUNDS = 100;
/** Overlap of two pins that does not count, as a share of the view: after each push rounding leaves some. */
const ROUNDING = 0.0001;
/** Distance pins keep from the view's edges, as a share of the view. */
const EDGE = 0.05;
/** Sizes of a pin's name, as shares of the view: letter width, line height, distance from the pin's middle. */
const LETTER = 0.0135;
const LINE = 0.036;
const AWAY = 0.04;
const SIDES: Side[] = ['right', 'left', 'below', 'above'];

type Spot = { x: number; y: number };

/** Side of the pin on which its name is written. */
type Side = 'right' | 'left' | 'below' | 'above';

/**
 * A pin: one location, or a group with the parameters that show it. `label` is the state, the city or the location's name,
 * written `beside` the pin if there is room.
 */
type Pin = Spot & {
  key: string;
  name: string;
  label: string;
  count: number;
  asks: Partial<LocationAddress>;
  current: boolean;
  beside?: Side | undefined;
};

/** What to draw: a section of Brazil, its pins, and the states that have locations. */
type BrazilDrawn = { view: View; pins: Pin[]; states: string[] };

/**
 * Returns the section of Brazil with these locations and their pins: one pin per state if there are several states, per city
 * within one state, per location within one city. A selected location shows its city. If not all locations are listed,
 * `places` has the groups.
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

/** Returns a link's name. It contains the words on the map, because voice control finds a link by what is seen of it. */
export function nameOfPin({ name, label, count, beside }: Pin): string {
  if (count > 1) return `${name}: ${count} unidades`;
  return beside && label !== name ? `${label}: ${name}` : name;
}

/** `listed`: the states of the listed locations. They tell which state the cities belong to. */
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

/** Returns how to group locations: by state, by city within one state, or one by one within one city. */
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

/** Returns the pins moved apart until none overlaps another, as far as there is room. */
function apart(pins: Pin[], view: View): Pin[] {
  const gap = GAP * view.size;
  const moved = pins.map((pin) => ({ ...pin }));
  const pairs = moved.flatMap((one, index) => moved.slice(index + 1).map((other) => [one, other] as const));
  for (let round = 0; round < ROUNDS; round += 1) {
    let isSettled = true;
    for (const [one, other] of pairs) {
      // Pins at the same point move apart sideways.
      const across = other.x - one.x || gap / 100;
      const down = other.y - one.y;
      const push = (gap - Math.max(Math.abs(across), Math.abs(down))) / 2;
      if (push <= ROUNDING * view.size) continue;
      isSettled = false;
      const axis = Math.abs(across) > Math.abs(down) ? 'x' : 'y';
      const way = push * Math.sign(axis === 'x' ? across : down);
      one[axis] -= way;
      other[axis] += way;
    }
    for (const pin of moved) {
      const x = within(pin.x, view.left, view.size);
      const y = within(pin.y, view.top, view.size);
      if (x !== pin.x || y !== pin.y) isSettled = false;
      pin.x = x;
      pin.y = y;
    }
    if (isSettled) break;
  }
  return moved;
}

type Box = { left: number; right: number; top: number; bottom: number };

/** Returns the pins with the sides of their names: no name covers a pin or another name, or leaves the view. */
function named(pins: Pin[], { left, top, size }: View): Pin[] {
  const at = ({ x, y }: Spot): Spot => ({ x: (x - left) / size, y: (y - top) / size });
  const taken = pins.map((pin) => around(at(pin), AWAY, AWAY));
  // The selected pin gets its name first, because it is the most important.
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
