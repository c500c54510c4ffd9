import { and, asc, desc, eq, sql } from 'drizzle-orm';
import type { Term } from '../../src/shared/search-terms';
import type { Database } from './database';
import { locations } from './schema';
import { byRank, isFound, rankOf } from './search';

const found = {
  id: locations.id,
  name: locations.name,
  address: locations.address,
  city: locations.city,
  uf: locations.uf,
  type: locations.type,
};

export function activeLocations(db: Database) {
  return db
    .select({
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
    })
    .from(locations)
    .where(eq(locations.active, true))
    .orderBy(desc(locations.type), asc(locations.name));
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
