import { sql } from 'drizzle-orm';
import { customType, integer, text } from 'drizzle-orm/sqlite-core';

export const now = sql`(strftime('%Y-%m-%dT%H:%M:%fZ', 'now'))`;

/** What every row that editors write has. */
export const edited = {
  version: integer().notNull().default(1),
  createdAt: text('created_at').notNull().default(now),
  updatedAt: text('updated_at').notNull().default(now),
};

/** JSON that is looked at when it is read. */
export function json<T>(read: (stored: string) => T | null, name = '') {
  return customType<{ data: T; driverData: string }>({
    dataType: () => 'text',
    toDriver: (value) => JSON.stringify(value),
    fromDriver: (stored) => read(stored) as T,
  })(name);
}
