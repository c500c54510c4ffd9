import { asc, desc, eq } from 'drizzle-orm';
import type { Database } from './reads';
import { locations } from './schema';

export function activeLocations(db: Database) {
  return db
    .select({
      id: locations.id,
      name: locations.name,
      address: locations.address,
      city: locations.city,
      uf: locations.uf,
      zipcode: locations.zipcode,
      phone: locations.phone,
      email: locations.email,
      schedule: locations.schedule,
      hours: locations.hours,
      type: locations.type,
      latitude: locations.latitude,
      longitude: locations.longitude,
      image: locations.image,
    })
    .from(locations)
    .where(eq(locations.active, true))
    .orderBy(desc(locations.type), asc(locations.name));
}
