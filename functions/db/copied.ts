import { type SQL, sql } from 'drizzle-orm';
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core';
import { nouns } from '../../src/shared/nouns';
import type { CopiedNoun, CopyKey } from '../../src/shared/working-copy';
import { pageName } from './page-name';
import { categories, faqs, locations, posts, products, slides } from './schema';

/** Key columns of the records that have working copies and previews. A page may have no row. */
const keys: Record<Exclude<CopiedNoun, 'pages'>, SQLiteColumn> = {
  posts: posts.id,
  products: products.id,
  locations: locations.id,
  slides: slides.id,
  faqs: faqs.id,
  categories: categories.key,
};

/** Selects one row, `record_id`, if the record exists. A page always yields a row: callers pass only known pages. */
export function copiedRecord(noun: CopiedNoun, id: CopyKey): SQL {
  if (noun === 'pages') return sql`(SELECT ${String(id)} AS record_id)`;
  const key = keys[noun];
  return sql`(SELECT CAST(${key} AS TEXT) AS record_id FROM ${key.table} WHERE ${key} = ${id})`;
}

/** Returns SQL for a record's key as text, which is how copies and previews store it. */
export const copiedKey = (noun: Exclude<CopiedNoun, 'pages'>): SQL => sql`CAST(${keys[noun]} AS TEXT)`;

/** Returns SQL for the name of a copy's record; NULL if the record is gone. */
export function copiedTitle(noun: CopiedNoun, recordId: SQLiteColumn): SQL {
  if (noun === 'pages') return pageName(recordId);
  const key = keys[noun];
  // The affinity of the key column converts a number stored as text.
  return sql`(SELECT ${sql.identifier(nouns[noun].titled)} FROM ${key.table} WHERE ${key} = ${recordId})`;
}
