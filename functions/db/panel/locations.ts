import { and, asc, eq, isNull, or, type SQL, sql } from 'drizzle-orm';
import { type LocationInput, type LocationRecord, locationInput } from '../../../src/shared/location';
import type { Filters } from '../../../src/shared/panel-lists';
import { locationSearchText, searchWords } from '../../../src/shared/search';
import { typedLocation } from '../../../src/shared/typed/location';
import { firstVersion } from '../activity';
import { touched } from '../columns';
import type { Database } from '../database';
import type { Editable } from '../editable';
import { locations } from '../schema';
import { hasWords } from '../search';
import type { Bulk } from './bulk';
import { hasCopy } from './working-copies';

const item = {
  id: locations.id,
  version: locations.version,
  name: locations.name,
  address: locations.address,
  city: locations.city,
  uf: locations.uf,
  zipcode: locations.zipcode,
  type: locations.type,
  latitude: locations.latitude,
  longitude: locations.longitude,
  active: locations.active,
  exceptions: locations.exceptions,
};

const columns = {
  ...item,
  phone: locations.phone,
  email: locations.email,
  schedule: locations.schedule,
  hours: locations.hours,
  takesOrders: locations.takesOrders,
  districts: locations.districts,
  minimumCents: locations.minimumCents,
  payments: locations.payments,
  unsold: locations.unsold,
  image: locations.image,
};

const IN_STATUS: Record<NonNullable<Filters<'locations'>['status']>, SQL> = {
  active: eq(locations.active, true),
  inactive: eq(locations.active, false),
  changed: hasCopy('locations'),
};

type LocationQuery = Filters<'locations'> & { after?: [searchText: string, id: number] | undefined };

/** Selects locations by name, ignoring case and accents. */
export function locationPage(db: Database, query: LocationQuery, limit: number) {
  const { search = '', after, uf, type, status, coordinates } = query;
  return db
    .select({ ...item, changed: hasCopy('locations').as('changed'), searchText: locations.searchText })
    .from(locations)
    .where(
      and(
        after && sql`(${locations.searchText}, ${locations.id}) > (${after[0]}, ${after[1]})`,
        hasWords(locations.searchText, searchWords(search)),
        uf === undefined ? undefined : eq(locations.uf, uf),
        type && eq(locations.type, type),
        status && IN_STATUS[status],
        coordinates && or(isNull(locations.latitude), isNull(locations.longitude)),
      ),
    )
    .orderBy(asc(locations.searchText), asc(locations.id))
    .limit(limit);
}

export function locationById(db: Database, id: number) {
  return db.select(columns).from(locations).where(eq(locations.id, id));
}

const isSeen = (id: number, version: number) => and(eq(locations.id, id), eq(locations.version, version));

const stored = (input: LocationInput) => ({ ...input, searchText: locationSearchText(input) });

export const editableLocations: Editable<number, LocationInput, LocationRecord> = {
  noun: 'locations',
  title: ({ name }) => name,
  shown: { isLive: typedLocation.isLive },
  keyFrom: Number,
  snapshot: ({ id: _id, version: _version, ...input }) => input,
  find: locationById,
  inserted: (db, input, id) => [
    db.insert(locations).values({ ...stored(input), id, version: firstVersion('locations', id) }),
  ],
  updated: (db, id, version, input) => [
    db
      .update(locations)
      .set({ ...stored(input), ...touched(locations) })
      .where(isSeen(id, version)),
  ],
  removed: (db, id, version) => [db.delete(locations).where(isSeen(id, version))],
};

export const bulkLocations: Bulk<LocationInput> = {
  editable: editableLocations,
  table: locations,
  key: locations.id,
  fields: Object.keys(locationInput.shape),
  positions: null,
  stored,
};
