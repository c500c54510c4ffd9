import { type Column, sql } from 'drizzle-orm';
import { customType, integer, text } from 'drizzle-orm/sqlite-core';

export const now = sql`(strftime('%Y-%m-%dT%H:%M:%fZ', 'now'))`;

/** What every row that editors write has. */
export const edited = {
  version: integer().notNull().default(1),
  createdAt: text('created_at').notNull().default(now),
  updatedAt: text('updated_at').notNull().default(now),
};

/** What a row with a page of its own says of that where it is found or shared. */
export const searchAppearance = {
  searchTitle: text('search_title'),
  searchDescription: text('search_description'),
  shareImage: text('share_image'),
};

type SaysSearchAppearance = Record<keyof typeof searchAppearance, Column>;

/** The same where it is read. */
export function searchAppearanceIn<Table extends SaysSearchAppearance>({
  searchTitle,
  searchDescription,
  shareImage,
}: Table): Pick<Table, keyof SaysSearchAppearance> {
  return { searchTitle, searchDescription, shareImage };
}

/** What visitors are told of that, too: what Mídia says of the picture, by the key in its address. */
export function sharedAppearanceIn<Table extends SaysSearchAppearance>(table: Table) {
  const alt = sql<string | null>`(SELECT alt FROM media WHERE key = substr(${table.shareImage}, 8, 20))`;
  return { ...searchAppearanceIn(table), shareImageAlt: alt.as('share_image_alt') };
}

/** The same of a row that is written: its next version, and when. */
export const touched = (table: { version: Column }) => ({ version: sql`${table.version} + 1`, updatedAt: now });

/** JSON that is looked at when it is read. */
export function json<T>(read: (stored: string) => T | null, name = '') {
  return customType<{ data: T; driverData: string }>({
    dataType: () => 'text',
    toDriver: (value) => JSON.stringify(value),
    fromDriver: (stored) => read(stored) as T,
  })(name);
}
