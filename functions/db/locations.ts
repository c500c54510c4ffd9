import { and, asc, between, desc, eq, inArray, ne, or, type SQL, sql } from 'drizzle-orm';
import type { CartKey } from '../../src/shared/cart';
import { locationQuery } from '../../src/shared/location-search';
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

const whole = {
  ...found,
  zipcode: locations.zipcode,
  phone: locations.phone,
  email: locations.email,
  schedule: locations.schedule,
  hours: locations.hours,
  exceptions: locations.exceptions,
  latitude: locations.latitude,
  longitude: locations.longitude,
  image: locations.image,
  takesOrders: locations.takesOrders,
};

export function activeLocations(db: Database, limit: number) {
  return db
    .select(whole)
    .from(locations)
    .where(eq(locations.active, true))
    .orderBy(desc(locations.type), asc(locations.name))
    .limit(limit);
}

export function activeLocation(db: Database, id: number) {
  return db
    .select(whole)
    .from(locations)
    .where(and(eq(locations.id, id), sql`+${locations.active} = 1`));
}

/** The location that bears the branch's name: the owner's, or else the one that is given. A seek in each type. */
export function branchLocation(db: Database, name: string) {
  const named = sql`coalesce(
    (SELECT ${settings.overrides} ->> '$.branch.name' FROM ${settings} WHERE ${settings.id} = ${SETTINGS_ID}), ${name})`;
  return db
    .select(whole)
    .from(locations)
    .where(and(eq(locations.active, true), inArray(locations.type, [...LOCATION_TYPES]), eq(locations.name, named)))
    .limit(1);
}

/** Where what it does not sell stands today, as far as it is still there. */
const unsoldKeys = sql<CartKey[]>`(
  SELECT json_group_array(json_object('category', present.category, 'number', present.number))
  FROM json_each(locations.unsold) AS named JOIN ${products} AS present ON present.id = named.value ->> 'id'
)`.mapWith((stored: string) => JSON.parse(stored));

/** What an active location says of orders: of no use in a list, which would carry its districts to everybody. */
export function orderTerms(db: Database, id: number) {
  const { districts, minimumCents, payments } = locations;
  return db
    .select({ districts, minimumCents, payments, unsold: unsoldKeys.as('unsold_keys') })
    .from(locations)
    .where(and(eq(locations.id, id), sql`+${locations.active} = 1`));
}

/** By what locations are narrowed; what is not said narrows nothing. */
export type LocationsWanted = { search?: string | undefined; uf?: string | undefined; kind?: LocationKind | undefined };

/** The states whose name has a word: locations are kept with their letters alone. */
function statesWith(word: string): string[] {
  return Object.keys(STATES).filter((uf) => ` ${fold(STATES[uf] ?? '')}`.includes(word));
}

/** The rule of `foundLocations`, told by the database. */
function wanted({ search = '', uf }: LocationsWanted): SQL | undefined {
  const { words, uf: state } = locationQuery(search);
  const text = sql`(' ' || ${locations.searchText})`;
  return and(
    eq(locations.active, true),
    uf === undefined ? undefined : eq(locations.uf, uf),
    state === undefined ? undefined : eq(locations.uf, state),
    ...words.map((word) => or(hasWords(text, [word]), isAmong(locations.uf, statesWith(word)))),
  );
}

/** Those of one type by name, behind a name and an id. */
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

const ofKind = (kind: LocationKind | undefined) =>
  kind && (kind === 'retailer' ? eq(locations.type, kind) : ne(locations.type, 'retailer'));

/** Half a turn around the Earth, in degrees: all there are. */
export const EVERYWHERE = 180;
type Point = { latitude: number; longitude: number };

/**
 * The nearest to a point, of those in a box that reaches so many degrees to the north and the south, and as far to the
 * sides. Told apart as on a plane: whoever shows them tells how far they are.
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

/** How many there are in each state. */
export function countsOfStates(db: Database) {
  return db.select(counted).from(locationCounts).where(eq(locationCounts.city, ''));
}

/** How many there are in the cities of a state, most first. */
export function countsOfCities(db: Database, uf: string, limit: number) {
  return db
    .select(counted)
    .from(locationCounts)
    .where(and(eq(locationCounts.uf, uf), ne(locationCounts.city, '')))
    .orderBy(desc(locationCounts.locations))
    .limit(limit);
}

/** How many there are of those that are asked for in each city: nothing but looking at all of them tells. */
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

/** Active locations that the terms name, by name before address. */
export function locationsFound(db: Database, terms: Term[], limit: number) {
  return db
    .select({ ...found, rank: rankOf(locations.searchText, terms) })
    .from(locations)
    .where(and(sql`${locations.active} = 1`, isFound))
    .orderBy(byRank, asc(locations.name))
    .limit(limit);
}
