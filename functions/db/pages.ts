import { type Column, eq, sql } from 'drizzle-orm';
import type { PageKey } from '../../src/shared/pages/labels';
import { headNames } from '../../src/shared/pages/page';
import { pages as texts } from '../../src/shared/pages/pages';
import { SETTINGS_ID } from '../../src/shared/settings';
import type { Database } from './database';
import { keyAt } from './media-keys';
import { pages, settings } from './schema';

/** Parses JSON under an alias: D1 returns rows of a batch as objects, so column names must differ. */
const stored = (column: Column) => sql<unknown>`${column}`.mapWith((json: string) => JSON.parse(json));

/** Selects the stored texts of a page, the settings, and the alternative text of its shared picture: always one row. */
export function pageOverridesAndSettings(db: Database, page: PageKey) {
  const shared = `$.${headNames(texts[page].word).shareImage}`;
  return db
    .select({
      overrides: stored(pages.overrides).as('of_page'),
      settings: stored(settings.overrides).as('of_settings'),
      /** Alternative text of the page's shared picture, found by the key in its address. */
      alt: sql<string | null>`(SELECT alt FROM media WHERE key = ${keyAt(sql`(${pages.overrides} ->> ${shared})`)})`.as(
        'alt',
      ),
    })
    .from(sql`(SELECT 1) AS one`)
    .leftJoin(pages, eq(pages.page, page))
    .leftJoin(settings, eq(settings.id, SETTINGS_ID));
}

/** Selects the stored texts of every page and when they changed: at most one row per page. */
export function pageRows(db: Database) {
  return db.select({ page: pages.page, overrides: pages.overrides, updatedAt: pages.updatedAt }).from(pages);
}
