import { and, asc, eq, isNull, or, sql } from 'drizzle-orm';
import type { LocationInput, LocationRecord } from '../../../src/shared/location';
import type { LocationType } from '../../../src/shared/location-type';
import { locationSearchText } from '../../../src/shared/search';
import { firstVersion } from '../activity';
import type { Database } from '../database';
import type { Editable } from '../editable';
import { locations } from '../schema';
import { hasWords } from '../search';

const item = {
  id: locations.id,
  version: locations.version,
  name: locations.name,
  address: locations.address,
  city: locations.city,
  uf: locations.uf,
  type: locations.type,
  latitude: locations.latitude,
  longitude: locations.longitude,
  active: locations.active,
};

const columns = {
  ...item,
  zipcode: locations.zipcode,
  phone: locations.phone,
  email: locations.email,
  schedule: locations.schedule,
  hours: locations.hours,
  image: locations.image,
};

/** Where a page of the list ended. */
export type Place = { id: number; searchText: string };

export type LocationFilter = {
  words: string[];
  after?: Place | undefined;
  uf?: string | undefined;
  type?: LocationType | undefined;
  active?: boolean | undefined;
  /** Only those that no map can show. */
  unplaced?: boolean | undefined;
};

/** Any locations by name, whatever its case and accents. */
export function locationPage(db: Database, filter: LocationFilter, limit: number) {
  const { words, after, uf, type, active, unplaced } = filter;
  return db
    .select({ ...item, searchText: locations.searchText })
    .from(locations)
    .where(
      and(
        after && sql`(${locations.searchText}, ${locations.id}) > (${after.searchText}, ${after.id})`,
        hasWords(locations.searchText, words),
        uf === undefined ? undefined : eq(locations.uf, uf),
        type && eq(locations.type, type),
        active === undefined ? undefined : eq(locations.active, active),
        unplaced ? or(isNull(locations.latitude), isNull(locations.longitude)) : undefined,
      ),
    )
    .orderBy(asc(locations.searchText), asc(locations.id))
    .limit(limit);
}

export function locationById(db: Database, id: number) {
  return db.select(columns).from(locations).where(eq(locations.id, id));
}

const touched = { version: sql`${locations.version} + 1`, updatedAt: sql`strftime('%Y-%m-%dT%H:%M:%fZ', 'now')` };
const isSeen = (id: number, version: number) => and(eq(locations.id, id), eq(locations.version, version));

export const editableLocations: Editable<number, LocationInput, LocationRecord> = {
  noun: 'locations',
  title: ({ name }) => name,
  snapshot: ({ id: _id, version: _version, ...input }) => input,
  find: locationById,
  inserted: (db, input, id) => [
    db
      .insert(locations)
      .values({ ...input, id, version: firstVersion('locations', id), searchText: locationSearchText(input) }),
  ],
  updated: (db, id, version, input) => [
    db
      .update(locations)
      .set({ ...input, searchText: locationSearchText(input), ...touched })
      .where(isSeen(id, version)),
  ],
  removed: (db, id, version) => [db.delete(locations).where(isSeen(id, version))],
};
