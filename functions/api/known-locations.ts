import type { KnownLocations, LocationPin, LocationPlace, ManyLocations } from '../../src/shared/location';
import { locationQuery } from '../../src/shared/location-search';
import { LOCATION_TYPES, type LocationKind } from '../../src/shared/location-type';
import { type MapPoint, PINS_MAX } from '../../src/shared/maps';
import { pageOf } from '../../src/shared/page';
import {
  activeLocation,
  activeLocations,
  activePins,
  countsFound,
  countsOfCities,
  countsOfStates,
  EVERYWHERE,
  type LocationsWanted,
  locationsByCode,
  locationsNear,
  locationsOfType,
} from '../db/locations';
import type { ReadTogether } from '../db/reads';

/** Up to this number, all locations are sent, and a visitor filters them without further requests. */
export const FEW = 48;
const PAGE = 24;
/** Number of locations that a page shows first. Its list has room for five, and scrolls. */
const FIRST = 6;
const NEAREST = 40;
/** Reach around a point, in degrees, widened step by step until there are enough locations. */
const REACHES = [0.25, 1.5, 9, EVERYWHERE];

export type Asked = LocationsWanted & {
  /** Cursor: the last location of the previous page. */
  after?: [type: (typeof LOCATION_TYPES)[number], name: string, id: number] | undefined;
  /** Returns only the locations nearest to this point. */
  near?: MapPoint | undefined;
  /** A location to include, wherever it is. */
  id?: number | undefined;
};

type Row = Awaited<ReturnType<typeof activeLocations>>[number];
type Count = Awaited<ReturnType<typeof countsOfStates>>[number];

type Found<Pin = Row> = KnownLocations<Pin> & {
  /** Whether the selected location, the location of the cursor and the state all exist. */
  isKnown: boolean;
};

/** Returns all locations while they are few. Otherwise returns a page of the matches, and a summary of all matches. */
export async function knownLocations(read: ReadTogether, asked: Asked): Promise<Found> {
  const { uf, id, after } = asked;
  // Called together, so that the reads travel in one batch.
  const [first, states, narrowed, listed, [selected], [last]] = await Promise.all([
    read(activeLocations, FEW + 1),
    read(countsOfStates),
    narrowedCounts(read, asked),
    narrowedRows(read, asked),
    id === undefined ? [] : read(activeLocation, id),
    after === undefined ? [] : read(activeLocation, after[2]),
  ]);
  const isSelectedKnown = id === undefined || selected !== undefined;
  if (first.length <= FEW) return { locations: first, many: null, isKnown: isSelectedKnown && after === undefined };
  // A state without locations cannot be selected.
  if (uf && states.every((state) => state.uf !== uf)) {
    return { ...(await knownLocations(read, { ...asked, uf: undefined })), isKnown: false };
  }
  const rows = listed ?? first;
  const page = asked.near ? { rows, next: null } : pageOf(rows, PAGE, cursorOf, (row) => row);
  const isCursorKnown = after === undefined || (last?.type === after[0] && last.name === after[1]);
  return {
    locations: page.rows,
    many: { ...summaryOf(asked, states, narrowed), next: page.next, selected: selected ?? null },
    isKnown: isSelectedKnown && isCursorKnown,
  };
}

/** Returns the first locations with the fields of their list, for a page that requests the others later. */
export async function firstPins(read: ReadTogether, asked: Asked): Promise<Found<LocationPin>> {
  if (isNarrowed(asked) || asked.id !== undefined) return pinsOf(await knownLocations(read, asked));
  const [rows, counts] = await Promise.all([read(activePins, FIRST + 1), read(countsOfStates)]);
  const page = pageOf(rows, FIRST, cursorOf, (row) => row);
  const summary = summaryOf(asked, counts, null);
  const { total, states } = summary;
  const first = { locations: page.rows, isKnown: true };
  if (total > FEW) return { ...first, many: { ...summary, next: page.next, selected: null } };
  return { ...first, many: null, ...(page.next && { rest: { total, states } }) };
}

function pinsOf({ locations, many, isKnown }: Found): Found<LocationPin> {
  return {
    locations: locations.map(pinOf),
    many: many && { ...many, selected: many.selected && pinOf(many.selected) },
    isKnown,
  };
}

function pinOf({ id, name, address, city, uf, type, latitude, longitude }: Row): LocationPin {
  return { id, name, address, city, uf, type, latitude, longitude };
}

const cursorOf = ({ type, name, id }: LocationPin) => [type, name, id];

/** Summarizes all matches. `narrowed` has their counts by search or by city, if they are narrower than the states'. */
function summaryOf(
  { search = '', uf, kind, after }: Asked,
  states: Count[],
  narrowed: Count[] | null,
): Omit<ManyLocations<Row>, 'next' | 'selected'> {
  const isKind = (count: Count) => kind === undefined || count.kind === kind;
  // Counts by city leave out the smallest cities, so they have no total.
  const counted = (search && narrowed) || states.filter((state) => uf === undefined || state.uf === uf);
  return {
    asked: { search, uf: uf ?? '', kind: kind ?? '', after: after ? JSON.stringify(after) : '' },
    total: counted.filter(isKind).reduce((sum, { count }) => sum + count, 0),
    states: [...new Set(states.map((state) => state.uf))].sort(),
    places: placesOf((narrowed ?? states).filter(isKind)),
  };
}

/** Reads the counts that are narrower than those of the states; `null` if there are none. */
function narrowedCounts(read: ReadTogether, asked: Asked) {
  const { search, uf } = asked;
  if (search) return read(countsFound, asked);
  return uf ? read(countsOfCities, uf, 2 * PINS_MAX) : null;
}

/**
 * Reads the locations to list; `null` if they are simply the first ones. A search for a postal code lists only the nearest:
 * to page by nearness, each page would have to sort all of a state.
 */
function narrowedRows(read: ReadTogether, asked: Asked): Promise<Row[]> | null {
  if (asked.near) return nearest(read, asked, asked.near);
  const { code } = locationQuery(asked.search ?? '');
  if (code && !asked.after) return read(locationsByCode, asked, code, PAGE);
  return isNarrowed(asked) ? pageOfTypes(read, asked) : null;
}

const isNarrowed = ({ search, uf, kind, after }: Asked) => Boolean(search || uf || kind || after);

/** Reads a page and one more row, type by type, beginning with the type of the cursor. */
async function pageOfTypes(read: ReadTogether, asked: Asked): Promise<Row[]> {
  const [type, ...place] = asked.after ?? [];
  const types = LOCATION_TYPES.slice(type ? LOCATION_TYPES.indexOf(type) : 0).filter((each) =>
    isOfKind(each, asked.kind),
  );
  const found = types.map((each) => {
    const after = each === type ? (place as [string, number]) : undefined;
    return read(locationsOfType, asked, each, PAGE + 1, after);
  });
  return (await Promise.all(found)).flat().slice(0, PAGE + 1);
}

const isOfKind = (type: (typeof LOCATION_TYPES)[number], kind: LocationKind | undefined) =>
  kind === undefined || (type === 'retailer') === (kind === 'retailer');

/** Widens the box until it contains enough locations. Except in remote places, the first box is enough. */
async function nearest(read: ReadTogether, asked: Asked, point: MapPoint): Promise<Row[]> {
  let rows: Row[] = [];
  for (const reach of REACHES) {
    rows = await read(locationsNear, asked, point, reach, NEAREST);
    // The corners of the box are farther away than some places outside it.
    const within = rows.filter(({ latitude, longitude }) => {
      const north = (latitude ?? 0) - point.latitude;
      const east = ((longitude ?? 0) - point.longitude) * Math.cos((point.latitude * Math.PI) / 180);
      return Math.hypot(north, east) <= reach;
    });
    if (within.length >= NEAREST) break;
  }
  return rows;
}

/** Counts the matches by state, or by city if they are in one state, most first. Returns nothing for a single city. */
function placesOf(counts: Count[]): LocationPlace[] {
  const [first] = counts;
  const isOneState = counts.every(({ uf }) => uf === first?.uf);
  const isOneCity = isOneState && first?.city !== '' && counts.every(({ city }) => city === first?.city);
  if (isOneCity) return [];
  const places = new Map<string, Omit<Count, 'uf' | 'city' | 'kind'>>();
  for (const count of counts) {
    const name = isOneState && count.city ? count.city : count.uf;
    const { count: sum = 0, placed = 0, latitudes = 0, longitudes = 0 } = places.get(name) ?? {};
    places.set(name, {
      count: sum + count.count,
      placed: placed + count.placed,
      latitudes: latitudes + count.latitudes,
      longitudes: longitudes + count.longitudes,
    });
  }
  const mean = (sum: number, placed: number) => (placed > 0 ? Math.round((sum / placed) * 1000) / 1000 : null);
  return [...places]
    .map(([name, { count, placed, latitudes, longitudes }]) => {
      return { name, count, latitude: mean(latitudes, placed), longitude: mean(longitudes, placed) };
    })
    .sort((one, other) => other.count - one.count)
    .slice(0, PINS_MAX);
}
