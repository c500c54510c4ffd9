import { type Column, or, type SQL, sql } from 'drizzle-orm';
import type { SQLiteTable } from 'drizzle-orm/sqlite-core';
import { PAGE_KEYS } from '../../../src/shared/pages/labels';
import type { CopiedNoun } from '../../../src/shared/working-copy';
import type { Database } from '../database';
import { pageName } from '../page-name';
import { categories, locations, media, pages, posts, products, settings, slides, workingCopies } from '../schema';
import { asUse } from './record-uses';

/** The columns that show pictures: their addresses, or texts with these in them. */
const PICTURED = {
  products: [products.images, products.shareImage],
  posts: [posts.image, posts.authorImage, posts.shareImage, posts.content],
  slides: [slides.imageUrl, slides.tallImageUrl],
  locations: [locations.image],
  categories: [categories.image, categories.shareImage],
  settings: [settings.overrides],
  pages: [pages.overrides],
};

/**
 * The records in whose pictures or text an address stands, or the part of it that all of a medium have: one query a table, because D1
 * joins no more than five with UNION.
 */
export function usesOfAddress(db: Database, address: string) {
  const has = (columns: Column[]) => or(...columns.map((column) => sql`instr(${column}, ${address}) > 0`));
  // What is typed and not published yet is to find its pictures, too.
  const isTyped = (noun: CopiedNoun, id: Column | SQL) => sql`EXISTS (
    SELECT 1 FROM ${workingCopies} WHERE noun = ${noun} AND record_id = CAST(${id} AS TEXT) AND instr(fields, ${address}) > 0
  )`;
  // A page in which nothing is changed but what is typed has no row; one that is edited no more has.
  const everyPage = sql`(SELECT value AS page FROM json_each(${JSON.stringify(PAGE_KEYS)}) UNION SELECT page FROM ${pages}) AS every_page`;
  const page = sql`every_page.page`;
  return [
    db
      .select(asUse('products', products.id, products.name))
      .from(products)
      .where(or(has(PICTURED.products), isTyped('products', products.id))),
    db
      .select(asUse('posts', posts.id, posts.title))
      .from(posts)
      .where(or(has(PICTURED.posts), isTyped('posts', posts.id))),
    db
      .select(asUse('slides', slides.id, slides.title))
      .from(slides)
      .where(or(has(PICTURED.slides), isTyped('slides', slides.id))),
    db
      .select(asUse('locations', locations.id, locations.name))
      .from(locations)
      .where(or(has(PICTURED.locations), isTyped('locations', locations.id))),
    db
      .select(asUse('categories', categories.key, categories.name))
      .from(categories)
      .where(or(has(PICTURED.categories), isTyped('categories', categories.key))),
    db
      .select(asUse('settings', settings.id, 'Configurações'))
      .from(settings)
      .where(has(PICTURED.settings)),
    db
      .select(asUse('pages', page, sql`coalesce(${pageName(page)}, ${page})`))
      .from(everyPage)
      .leftJoin(pages, sql`${pages.page} = ${page}`)
      .where(or(has(PICTURED.pages), isTyped('pages', page))),
  ] as const;
}

/** What shows pictures, table by table. A copy goes with its record. */
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
 * That nothing shows a medium. Every text is read once for the keys in it, however many media are asked about: to look for
 * each in all of them would take a while.
 */
export function isUnused(): SQL {
  const nowhere = SHOWING.map(([table, columns]) => sql`${media.key} NOT IN (${keysIn(table, columns)})`);
  return sql.join(nowhere, sql` AND `);
}

/** What stands behind each `mediaPath`: written out, or a statement would bind it dozens of times. */
function keysIn(table: SQLiteTable, columns: Column[]): SQL {
  const text = sql.join(
    columns.map((column) => sql`coalesce(${sql.identifier(column.name)}, '')`),
    sql` || ' ' || `,
  );
  const behind = (words: SQL) => sql`substr(${words}, instr(${words}, '/media/') + 7)`;
  return sql`WITH RECURSIVE texts (words) AS (
      SELECT ${text} FROM ${table}
    ), rests (rest) AS (
      SELECT ${behind(sql`words`)} FROM texts WHERE instr(words, '/media/') > 0
      UNION ALL
      SELECT ${behind(sql`rest`)} FROM rests WHERE instr(rest, '/media/') > 0
    )
    SELECT substr(rest, 1, 20) FROM rests`;
}
