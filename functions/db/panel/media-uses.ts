import { type Column, or, type SQL, sql } from 'drizzle-orm';
import type { SQLiteTable } from 'drizzle-orm/sqlite-core';
import { PAGE_KEYS, PAGES } from '../../../src/shared/pages/labels';
import type { CopiedNoun } from '../../../src/shared/working-copy';
import type { Database } from '../database';
import { categories, locations, media, pages, posts, products, settings, slides, workingCopies } from '../schema';
import { asUse } from './record-uses';

/**
 * The records in whose pictures or text an address stands, or the part of it that all of a medium have: one query a table, because D1
 * joins no more than five with UNION.
 */
export function usesOfAddress(db: Database, address: string) {
  const has = (...columns: Column[]) => or(...columns.map((column) => sql`instr(${column}, ${address}) > 0`));
  // What is typed and not published yet is to find its pictures, too.
  const isTyped = (noun: CopiedNoun, id: Column) => sql`EXISTS (
    SELECT 1 FROM ${workingCopies} WHERE noun = ${noun} AND record_id = CAST(${id} AS TEXT) AND instr(fields, ${address}) > 0
  )`;
  const names = JSON.stringify(Object.fromEntries(PAGE_KEYS.map((page) => [page, PAGES[page].name])));
  const pageName = sql`coalesce(json_extract(${names}, '$.' || ${pages.page}), ${pages.page})`;
  return [
    db
      .select(asUse('products', products.id, products.name))
      .from(products)
      .where(or(has(products.images, products.shareImage), isTyped('products', products.id))),
    db
      .select(asUse('posts', posts.id, posts.title))
      .from(posts)
      .where(or(has(posts.image, posts.authorImage, posts.shareImage, posts.content), isTyped('posts', posts.id))),
    db
      .select(asUse('slides', slides.id, slides.title))
      .from(slides)
      .where(or(has(slides.imageUrl, slides.tallImageUrl), isTyped('slides', slides.id))),
    db
      .select(asUse('locations', locations.id, locations.name))
      .from(locations)
      .where(or(has(locations.image), isTyped('locations', locations.id))),
    db
      .select(asUse('categories', categories.key, categories.name))
      .from(categories)
      .where(has(categories.image, categories.shareImage)),
    db
      .select(asUse('settings', settings.id, 'Configurações'))
      .from(settings)
      .where(has(settings.overrides)),
    db
      .select(asUse('pages', pages.page, pageName))
      .from(pages)
      .where(has(pages.overrides)),
  ] as const;
}

/** The columns of `usesOfAddress`. A copy goes with its record. */
export const SHOWING: [SQLiteTable, Column[]][] = [
  [products, [products.images, products.shareImage]],
  [posts, [posts.image, posts.authorImage, posts.shareImage, posts.content]],
  [slides, [slides.imageUrl, slides.tallImageUrl]],
  [locations, [locations.image]],
  [categories, [categories.image, categories.shareImage]],
  [settings, [settings.overrides]],
  [pages, [pages.overrides]],
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
