import { type Column, or, type SQL, sql } from 'drizzle-orm';
import { mediaPath } from '../../../src/shared/media-address';
import { PAGE_KEYS } from '../../../src/shared/pages/labels';
import type { CopiedNoun } from '../../../src/shared/working-copy';
import type { Database } from '../database';
import { PICTURED } from '../media-shown';
import { pageName } from '../page-name';
import { shownOriginals } from '../page-pictures';
import { categories, locations, pages, posts, products, settings, slides, workingCopies } from '../schema';
import { asUse } from './record-uses';

/**
 * Selects the records whose pictures or texts contain an address of this medium. One query per table, because D1 combines at
 * most five with UNION.
 */
export function usesOfMedium(db: Database, key: string) {
  const address = mediaPath(key);
  const has = (columns: Column[]) => or(...columns.map((column) => sql`instr(${column}, ${address}) > 0`));
  // Unpublished working copies count as uses too.
  const isTyped = (noun: CopiedNoun, id: Column | SQL) => sql`EXISTS (
    SELECT 1 FROM ${workingCopies} WHERE noun = ${noun} AND record_id = CAST(${id} AS TEXT) AND instr(fields, ${address}) > 0
  )`;
  // A page that has only a working copy has no row; a page that is no longer editable may have one.
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
      .where(
        or(has(PICTURED.pages), isTyped('pages', page), sql`${page} IN (SELECT page FROM (${shownOriginals(key)}))`),
      ),
  ] as const;
}
