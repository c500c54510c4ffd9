import type { KnownLocations, LocationPlace, ManyLocations } from '../../src/shared/location';
import { LOCATION_TYPES, type LocationKind } from '../../src/shared/location-type';
import { type MapPoint, PINS_MAX } from '../../src/shared/maps';
import { pageOf } from '../../src/shared/page';
import {
  activeLocation,
  activeLocations,
  countsFound,
  countsOfCities,
  countsOfStates,
  EVERYWHERE,
  type LocationsWanted,
  locationsNear,
  locationsOfType,
} from '../db/locations';
import type { ReadTogether } from '../db/reads';

/** Up to this number, all locations are sent, and a visitor filters them without further requests. */
export const FEW = 48;
const PAGE = 24;
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

type Found = KnownLocations<Row> & {
  /** Whether the selected location, the location of the cursor and the state all exist. */
  isKnown: boolean;
};

/** Returns all locations while they are few. Otherwise returns a page of the matches, and the places of all matches. */
export async function knownLocations(read: ReadTogether, asked: Asked): Promise<Found> {
  const { search = '', uf, kind, id, after } = asked;
  const [first, states, counts, listed, [selected], [last]] = await Promise.all([
    read((db) => activeLocations(db, FEW + 1)),
    read(countsOfStates),
    search ? read((db) => countsFound(db, asked)) : uf ? read((db) => countsOfCities(db, uf, 2 * PINS_MAX)) : null,
    asked.near ? nearest(read, asked, asked.near) : isNarrowed(asked) ? pageOfTypes(read, asked) : null,
    id === undefined ? [] : read((db) => activeLocation(db, id)),
    after === undefined ? [] : read((db) => activeLocation(db, after[2])),
  ]);
  const isShown = id === undefined || selected !== undefined;
  if (first.length <= FEW) return { locations: first, many: null, isKnown: isShown && after === undefined };
  const known = [...new Set(states.map((state) => state.uf))].sort();
  // A state without locations cannot be selected.
  if (uf && !known.includes(uf)) {
    return { ...(await knownLocations(read, { ...asked, uf: undefined })), isKnown: false };
  }
  const isKind = (count: Count) => kind === undefined || count.kind === kind;
  const told = (search && counts) || states.filter((state) => uf === undefined || state.uf === uf);
  const page = pageOf(
    listed ?? first,
    PAGE,
    ({ type, name, id }) => [type, name, id],
    (row) => row,
  );
  const many: ManyLocations<Row> = {
    asked: { search, uf: uf ?? '', kind: kind ?? '', after: after ? JSON.stringify(after) : '' },
    total: told.filter(isKind).reduce((sum, { count }) => sum + count, 0),
    next: asked.near ? null : page.next,
    states: known,
    places: placesOf((counts ?? states).filter(isKind)),
    selected: selected ?? null,
  };
  const isBehind = after === undefined || (last?.type === after[0] && last.name === after[1]);
  return { locations: asked.near && listed ? listed : page.rows, many, isKnown: isShown && isBehind };
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
    return read((db) => locationsOfType(db, asked, each, PAGE + 1, after));
  });
  return (await Promise.all(found)).flat().slice(0, PAGE + 1);
}

const isOfKind = (type: (typeof LOCATION_TYPES)[number], kind: LocationKind | undefined) =>
  kind === undefined || (type === 'retailer') === (kind === 'retailer');

/** Widens the box until it contains enough locations. Except in remote places, the first box is enough. */
async function nearest(read: ReadTogether, asked: Asked, point: MapPoint): Promise<Row[]> {
  let rows: Row[] = [];
  for (const reach of REACHES) {
    rows = await read((db) => locationsNear(db, asked, point, reach, NEAREST));
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
