import { type SQL, sql } from 'drizzle-orm';
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core';
import { nouns } from '../../src/shared/nouns';
import type { CopiedNoun, CopyKey } from '../../src/shared/working-copy';
import { pageName } from './page-name';
import { categories, faqs, locations, posts, products, slides } from './schema';

/** By what the records that have working copies and previews are known; of a page there need be no row. */
const keys: Record<Exclude<CopiedNoun, 'pages'>, SQLiteColumn> = {
  posts: posts.id,
  products: products.id,
  locations: locations.id,
  slides: slides.id,
  faqs: faqs.id,
  categories: categories.key,
};

/** One row `record_id` where there is the record; of a page always, because whoever asks knows that there is such a page. */
export function copiedRecord(noun: CopiedNoun, id: CopyKey): SQL {
  if (noun === 'pages') return sql`(SELECT ${String(id)} AS record_id)`;
  const key = keys[noun];
  return sql`(SELECT CAST(${key} AS TEXT) AS record_id FROM ${key.table} WHERE ${key} = ${id})`;
}

/** The key of a record in a query of its table, as copies and previews have it. */
export const copiedKey = (noun: Exclude<CopiedNoun, 'pages'>): SQL => sql`CAST(${keys[noun]} AS TEXT)`;

/** What the record of a copy is called; nothing where there is none any more. */
export function copiedTitle(noun: CopiedNoun, recordId: SQLiteColumn): SQL {
  if (noun === 'pages') return pageName(recordId);
  const key = keys[noun];
  // By its affinity a number is found by its digits.
  return sql`(SELECT ${sql.identifier(nouns[noun].titled)} FROM ${key.table} WHERE ${key} = ${recordId})`;
}
