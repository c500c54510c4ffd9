import { and, asc, between, desc, eq, inArray, ne, or, type SQL, sql } from 'drizzle-orm';
import type { CartKey } from '../../src/shared/cart';
import { locationQuery, meaningsOf } from '../../src/shared/location-search';
import { LOCATION_TYPES, type LocationKind, type LocationType } from '../../src/shared/location-type';
import { fold } from '../../src/shared/search';
import type { Term } from '../../src/shared/search-terms';
import { SETTINGS_ID } from '../../src/shared/settings';
import { STATES } from '../../src/shared/states';
import type { Database } from './database';
import { locationCounts, locations, products, settings } from './schema';
import { byRank, hasWords, isFound, rankOf } from './search';
import { isAmong } from './sql-lists';

const found = {
  id: locations.id,
  name: locations.name,
  address: locations.address,
  city: locations.city,
  uf: locations.uf,
  type: locations.type,
};

const pin = { ...found, latitude: locations.latitude, longitude: locations.longitude };

const whole = {
  ...pin,
  zipcode: locations.zipcode,
  phone: locations.phone,
  email: locations.email,
  schedule: locations.schedule,
  hours: locations.hours,
  exceptions: locations.exceptions,
  image: locations.image,
  takesOrders: locations.takesOrders,
};

/** Stores, then retailers, then the flagship; each by name. */
const IN_ORDER = [desc(locations.type), asc(locations.name)];

export function activeLocations(db: Database, limit: number) {
  return db
    .select(whole)
    .from(locations)
    .where(eq(locations.active, true))
    .orderBy(...IN_ORDER)
    .limit(limit);
}

/** Selects the same locations, without what only their details need. */
export function activePins(db: Database, limit: number) {
  return db
    .select(pin)
    .from(locations)
    .where(eq(locations.active, true))
    .orderBy(...IN_ORDER)
    .limit(limit);
}

/** Selects when each active location was last edited. */
export function locationAddresses(db: Database) {
  return db
    .select({ id: locations.id, updatedAt: locations.updatedAt })
    .from(locations)
    .where(eq(locations.active, true))
    .orderBy(...IN_ORDER);
}

export function activeLocation(db: Database, id: number) {
  return db
    .select(whole)
    .from(locations)
    .where(and(eq(locations.id, id), sql`+${locations.active} = 1`));
}

/** Selects the location with the branch's name: the one in the settings, or else `name`. One index seek per type. */
export function branchLocation(db: Database, name: string) {
  const named = sql`coalesce(
    (SELECT ${settings.overrides} ->> '$.branch.name' FROM ${settings} WHERE ${settings.id} = ${SETTINGS_ID}), ${name})`;
  return db
    .select(whole)
    .from(locations)
    .where(and(eq(locations.active, true), inArray(locations.type, [...LOCATION_TYPES]), eq(locations.name, named)))
    .limit(1);
}

/** Present keys of the products that a location does not sell. Deleted products are left out. */
const unsoldKeys = sql<CartKey[]>`(
  SELECT json_group_array(json_object('category', present.category, 'number', present.number))
  FROM json_each(locations.unsold) AS named JOIN ${products} AS present ON present.id = named.value ->> 'id'
)`.mapWith((stored: string) => JSON.parse(stored));

/** Selects the order terms of an active location. Lists omit them, or every visitor would download all districts. */
export function orderTerms(db: Database, id: number) {
  const { districts, minimumCents, payments } = locations;
  return db
    .select({ districts, minimumCents, payments, unsold: unsoldKeys.as('unsold_keys') })
    .from(locations)
    .where(and(eq(locations.id, id), sql`+${locations.active} = 1`));
}

/** Filters for locations. A missing filter excludes nothing. */
export type LocationsWanted = { search?: string | undefined; uf?: string | undefined; kind?: LocationKind | undefined };

/** Returns the states whose name contains a word. Locations store only the letters of their state. */
function statesWith(word: string): string[] {
  return Object.keys(STATES).filter((uf) => ` ${fold(STATES[uf] ?? '')}`.includes(word));
}

/** Builds the SQL condition for the rule of `foundLocations`, without its guesses: they compare letters in every row. */
function wanted({ search = '', uf }: LocationsWanted): SQL | undefined {
  const { words, uf: state } = locationQuery(search);
  const text = sql`(' ' || ${locations.searchText})`;
  return and(
    eq(locations.active, true),
    uf === undefined ? undefined : eq(locations.uf, uf),
    state === undefined ? undefined : eq(locations.uf, state),
    ...words.map((word) =>
      or(...meaningsOf(word).map((words) => hasWords(text, words)), isAmong(locations.uf, statesWith(word))),
    ),
  );
}

/** Selects the locations of one type by name, after the cursor (a name and an id). */
export function locationsOfType(
  db: Database,
  query: LocationsWanted,
  type: LocationType,
  limit: number,
  after?: [name: string, id: number],
) {
  return db
    .select(whole)
    .from(locations)
    .where(
      and(
        wanted(query),
        eq(locations.type, type),
        after && sql`(${locations.name}, ${locations.id}) > (${after[0]}, ${after[1]})`,
      ),
    )
    .orderBy(asc(locations.name), asc(locations.id))
    .limit(limit);
}

/** Selects the locations of a postal code's state by how far their codes are apart from it; those without one come last. */
export function locationsByCode(db: Database, query: LocationsWanted, code: string, limit: number) {
  const digits = sql`CAST(substr(${locations.zipcode}, 1, 5) || substr(${locations.zipcode}, -3) AS INTEGER)`;
  return db
    .select(whole)
    .from(locations)
    .where(and(wanted(query), ofKind(query.kind)))
    .orderBy(sql`${locations.zipcode} IS NULL`, sql`abs(${digits} - ${Number(code)})`, asc(locations.id))
    .limit(limit);
}

const ofKind = (kind: LocationKind | undefined) =>
  kind && (kind === 'retailer' ? eq(locations.type, kind) : ne(locations.type, 'retailer'));

/** Reach that covers the whole Earth: half a turn, in degrees. */
export const EVERYWHERE = 180;
type Point = { latitude: number; longitude: number };

/**
 * Selects the locations nearest to a point, within a box that reaches `reach` degrees north and south, and equally far
 * east and west. The order is by distance on a plane; code that shows distances computes the real ones.
 */
export function locationsNear(db: Database, query: LocationsWanted, point: Point, reach: number, limit: number) {
  const { latitude, longitude } = point;
  const shrink = Math.cos((latitude * Math.PI) / 180);
  const aside = Math.min(EVERYWHERE, reach / Math.max(shrink, 0.01));
  const north = sql`(${locations.latitude} - ${latitude})`;
  const east = sql`((${locations.longitude} - ${longitude}) * ${shrink})`;
  return db
    .select(whole)
    .from(locations)
    .where(
      and(
        wanted(query),
        ofKind(query.kind),
        between(locations.latitude, latitude - reach, latitude + reach),
        between(locations.longitude, longitude - aside, longitude + aside),
      ),
    )
    .orderBy(sql`${north} * ${north} + ${east} * ${east}`)
    .limit(limit);
}

const counted = {
  uf: locationCounts.uf,
  city: locationCounts.city,
  kind: locationCounts.kind,
  count: locationCounts.locations,
  placed: locationCounts.placed,
  latitudes: locationCounts.latitudes,
  longitudes: locationCounts.longitudes,
};

/** Selects the counts of each state. */
export function countsOfStates(db: Database) {
  return db.select(counted).from(locationCounts).where(eq(locationCounts.city, ''));
}

/** Selects the counts of the cities of a state, highest first. */
export function countsOfCities(db: Database, uf: string, limit: number) {
  return db
    .select(counted)
    .from(locationCounts)
    .where(and(eq(locationCounts.uf, uf), ne(locationCounts.city, '')))
    .orderBy(desc(locationCounts.locations))
    .limit(limit);
}

/** Counts the matching locations of each city. No stored count covers a search, so this reads every active location. */
export function countsFound(db: Database, query: LocationsWanted) {
  const { latitude, longitude } = locations;
  return db
    .select({
      uf: locations.uf,
      city: locations.city,
      kind: sql<LocationKind>`iif(${locations.type} = 'retailer', 'retailer', 'store')`.as('kind'),
      count: sql<number>`count(*)`.as('count'),
      placed: sql<number>`count(${latitude} + ${longitude})`.as('placed'),
      latitudes: sql<number>`total(iif(${longitude} IS NULL, NULL, ${latitude}))`.as('latitudes'),
      longitudes: sql<number>`total(iif(${latitude} IS NULL, NULL, ${longitude}))`.as('longitudes'),
    })
    .from(locations)
    .where(wanted(query))
    .groupBy(locations.uf, locations.city, sql`3`);
}

/** Selects active locations that match the terms; matches in the name come before those in the address. */
export function locationsFound(db: Database, terms: Term[], limit: number) {
  const ranked = db
    .select({ id: locations.id, rank: rankOf(locations.searchText, terms) })
    .from(locations)
    .where(and(sql`${locations.active} = 1`, isFound))
    .orderBy(byRank, asc(locations.searchText))
    .limit(limit)
    .as('ranked');
  return db
    .select(found)
    .from(ranked)
    .innerJoin(locations, eq(locations.id, ranked.id))
    .orderBy(byRank, asc(locations.searchText));
}
