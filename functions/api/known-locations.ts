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

/** Up to so many all are sent: a visitor then filters without asking. */
export const FEW = 48;
const PAGE = 24;
const NEAREST = 40;
/** Degrees around a point, one after the other until there are enough within. */
const REACHES = [0.25, 1.5, 9, EVERYWHERE];

export type Asked = LocationsWanted & {
  /** Where the last page ended. */
  after?: [type: (typeof LOCATION_TYPES)[number], name: string, id: number] | undefined;
  /** The nearest first, and no others. */
  near?: MapPoint | undefined;
  /** This one too, wherever it stands. */
  id?: number | undefined;
};

type Row = Awaited<ReturnType<typeof activeLocations>>[number];
type Count = Awaited<ReturnType<typeof countsOfStates>>[number];

type Found = KnownLocations<Row> & {
  /** Whether all that is asked for by name is there: the one that is to be shown, that behind which the list goes on, the state. */
  isKnown: boolean;
};

/** All locations while they are few; of many a page of those that are asked for, and where all of these are. */
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
  // A state without any is none to ask for.
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

/** A page and one row more, type by type: each is read from where it begins. */
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

/** Where a box holds too few it is widened: but far from everywhere, the first does. */
async function nearest(read: ReadTogether, asked: Asked, point: MapPoint): Promise<Row[]> {
  let rows: Row[] = [];
  for (const reach of REACHES) {
    rows = await read((db) => locationsNear(db, asked, point, reach, NEAREST));
    // In the corners of the box stand some that are farther away than others beside it.
    const within = rows.filter(({ latitude, longitude }) => {
      const north = (latitude ?? 0) - point.latitude;
      const east = ((longitude ?? 0) - point.longitude) * Math.cos((point.latitude * Math.PI) / 180);
      return Math.hypot(north, east) <= reach;
    });
    if (within.length >= NEAREST) break;
  }
  return rows;
}

/** The states in which there are some, or the cities of one state, most first; of one city nothing is to be told. */
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
