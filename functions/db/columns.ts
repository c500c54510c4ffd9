import { type Column, sql } from 'drizzle-orm';
import { customType, integer, text } from 'drizzle-orm/sqlite-core';
import { readFields } from '../../src/shared/stored-json';
import { keyAt } from './media-keys';
import { packed, unpacked } from './packed';

export const now = sql`(strftime('%Y-%m-%dT%H:%M:%fZ', 'now'))`;

/** The time of a read (ISO 8601, UTC). `readTogether` fills it in, so that a query is the same from one read to the next. */
export const readAt = sql.placeholder('readAt');

/** Columns of every table that editors write to. */
export const edited = {
  version: integer().notNull().default(1),
  createdAt: text('created_at').notNull().default(now),
  updatedAt: text('updated_at').notNull().default(now),
};

/** Columns for the appearance of a record's own page in search results and shared links. */
export const searchAppearance = {
  searchTitle: text('search_title'),
  searchDescription: text('search_description'),
  shareImage: text('share_image'),
};

type SaysSearchAppearance = Record<keyof typeof searchAppearance, Column>;

/** Returns the same columns of a table, for a SELECT. */
export function searchAppearanceIn<Table extends SaysSearchAppearance>({
  searchTitle,
  searchDescription,
  shareImage,
}: Table): Pick<Table, keyof SaysSearchAppearance> {
  return { searchTitle, searchDescription, shareImage };
}

/** Adds the alternative text of the shared picture, found in Mídia by the key in the picture's address. */
export function sharedAppearanceIn<Table extends SaysSearchAppearance>(table: Table) {
  const alt = sql<string | null>`(SELECT alt FROM media WHERE key = ${keyAt(table.shareImage)})`;
  return { ...searchAppearanceIn(table), shareImageAlt: alt.as('share_image_alt') };
}

/** Returns the values that every update sets: the next version, and the time. */
export const touched = (table: { version: Column }) => ({ version: sql`${table.version} + 1`, updatedAt: now });

/** Defines a JSON column of a record's fields, whose long texts are stored compressed. */
export const fieldsColumn = <T extends object>() =>
  customType<{ data: T; driverData: string }>({
    dataType: () => 'text',
    toDriver: (value) => JSON.stringify(packed(value)),
    fromDriver: (stored) => unpacked(readFields(stored)) as T,
  })();

/** Defines a JSON column. `read` parses and validates the stored text. */
export function json<T>(read: (stored: string) => T | null, name = '') {
  return customType<{ data: T; driverData: string }>({
    dataType: () => 'text',
    toDriver: (value) => JSON.stringify(value),
    fromDriver: (stored) => read(stored) as T,
  })(name);
}
