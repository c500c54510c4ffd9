import { and, asc, desc, eq, sql } from 'drizzle-orm';
import type { Database } from './database';
import { locations } from './schema';
import { foundEarly, hasWords } from './search';

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
      latitude: locations.latitude,
      longitude: locations.longitude,
      image: locations.image,
    })
    .from(locations)
    .where(eq(locations.active, true))
    .orderBy(desc(locations.type), asc(locations.name));
}

/** Active locations that the words name, by name before address. */
export function locationsFound(db: Database, words: string[], limit: number) {
  return db
    .select(found)
    .from(locations)
    .where(and(sql`${locations.active} = 1`, hasWords(locations.searchText, words)))
    .orderBy(foundEarly(locations.searchText, words), asc(locations.name))
    .limit(limit);
}
