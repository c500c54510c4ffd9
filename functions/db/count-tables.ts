import { integer, primaryKey, real, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { LOCATION_KINDS } from '../../src/shared/location-type';

/** What is counted as rows come and go, by triggers: nobody writes these. */

/** Active locations; a state's own row has no city. */
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

/** Active products, and of them those that contain an allergen or its traces; of a line itself the fact is empty. */
export const productCounts = sqliteTable(
  'product_counts',
  { category: text().notNull(), fact: text().notNull(), products: integer().notNull() },
  ({ category, fact }) => [primaryKey({ columns: [category, fact] })],
);
