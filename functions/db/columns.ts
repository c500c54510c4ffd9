import { type Column, is, SQL, sql } from 'drizzle-orm';
import { customType, integer, text } from 'drizzle-orm/sqlite-core';

export const now = sql`(strftime('%Y-%m-%dT%H:%M:%fZ', 'now'))`;

/** What every row that editors write has. */
export const edited = {
  version: integer().notNull().default(1),
  createdAt: text('created_at').notNull().default(now),
  updatedAt: text('updated_at').notNull().default(now),
};

/** The same of a row that is written: its next version, and when. */
export const touched = (table: { version: Column }) => ({ version: sql`${table.version} + 1`, updatedAt: now });

/** What a record that was gone before a column came has in it. */
export function usual(column: Column): SQL {
  const value = column.default ?? null;
  return value === null || is(value, SQL) ? sql`${value}` : sql`${column.mapToDriverValue(value)}`;
}

/** JSON that is looked at when it is read. */
export function json<T>(read: (stored: string) => T | null, name = '') {
  return customType<{ data: T; driverData: string }>({
    dataType: () => 'text',
    toDriver: (value) => JSON.stringify(value),
    fromDriver: (stored) => read(stored) as T,
  })(name);
}
