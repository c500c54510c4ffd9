import { integer, primaryKey, real, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { LOCATION_KINDS } from '../../src/shared/location-type';

/** Tables of counts, which triggers maintain. No code writes to them. */

/** Active locations by place and kind. The row of a whole state has an empty city. */
export const locationCounts = sqliteTable(
  'location_counts',
  {
    uf: text().notNull(),
    city: text().notNull(),
    kind: text({ enum: LOCATION_KINDS }).notNull(),
    locations: integer().notNull(),
    placed: integer().notNull(),
    latitudes: real().notNull(),
    longitudes: real().notNull(),
  },
  ({ city, uf, kind }) => [primaryKey({ columns: [city, uf, kind] })],
);

/** Active products by line and allergen (contained or as traces). The row of a whole line has an empty fact. */
export const productCounts = sqliteTable(
  'product_counts',
  { category: text().notNull(), fact: text().notNull(), products: integer().notNull() },
  ({ category, fact }) => [primaryKey({ columns: [category, fact] })],
);
