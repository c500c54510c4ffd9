import { type Column, type SQL, sql } from 'drizzle-orm';
import type { SQLiteTable } from 'drizzle-orm/sqlite-core';
import { keyAtStart } from './media-keys';
import { shownOriginals } from './page-pictures';
import { categories, locations, media, pages, posts, products, settings, slides, workingCopies } from './schema';
import { SITE_KEYS } from './site-uses';

/** Columns that hold addresses of pictures, or texts that contain them. */
export const PICTURED = {
  products: [products.images, products.shareImage],
  posts: [posts.image, posts.authorImage, posts.shareImage, posts.content],
  slides: [slides.imageUrl, slides.tallImageUrl],
  locations: [locations.image],
  categories: [categories.image, categories.shareImage],
  settings: [settings.overrides],
  pages: [pages.overrides],
};

/** Columns that show pictures, table by table. A working copy is deleted with its record. */
export const SHOWING: [SQLiteTable, Column[]][] = [
  [products, PICTURED.products],
  [posts, PICTURED.posts],
  [slides, PICTURED.slides],
  [locations, PICTURED.locations],
  [categories, PICTURED.categories],
  [settings, PICTURED.settings],
  [pages, PICTURED.pages],
  [workingCopies, [workingCopies.fields]],
];

/**
 * Builds the condition that nothing shows a medium. It collects the keys from every text in one pass, however many
 * media are checked: to search all texts for each medium would be slow.
 */
export function isUnused(): SQL {
  const nowhere = SHOWING.map(([table, columns]) => sql`${media.key} NOT IN (${keysIn(table, columns)})`);
  const fixed = sql`SELECT value FROM json_each(${JSON.stringify(SITE_KEYS)})`;
  const original = sql`SELECT key FROM (${shownOriginals()})`;
  return sql.join([...[fixed, original].map((keys) => sql`${media.key} NOT IN (${keys})`), ...nowhere], sql` AND `);
}

/** Selects the keys in these columns. Paths are literals: as parameters they would be bound dozens of times. */
function keysIn(table: SQLiteTable, columns: Column[]): SQL {
  const text = sql.join(
    columns.map((column) => sql`coalesce(${sql.identifier(column.name)}, '')`),
    sql` || ' ' || `,
  );
  const behind = (words: SQL) => sql`substr(${words}, instr(${words}, '/media/') + 7)`;
  return sql`WITH RECURSIVE texts (words) AS (
      SELECT replace(${text}, '/images/', '/media/') FROM ${table}
    ), rests (rest) AS (
      SELECT ${behind(sql`words`)} FROM texts WHERE instr(words, '/media/') > 0
      UNION ALL
      SELECT ${behind(sql`rest`)} FROM rests WHERE instr(rest, '/media/') > 0
    )
    SELECT ${keyAtStart(sql`rest`)} FROM rests`;
}
