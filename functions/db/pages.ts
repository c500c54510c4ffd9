import { type Column, eq, sql } from 'drizzle-orm';
import type { PageKey } from '../../src/shared/pages/labels';
import { headNames } from '../../src/shared/pages/page';
import { pages as texts } from '../../src/shared/pages/pages';
import { SETTINGS_ID } from '../../src/shared/settings';
import type { Database } from './database';
import { pages, settings } from './schema';

/** Under a name of its own: rows of a batch know their columns by these. */
const stored = (column: Column) => sql<unknown>`${column}`.mapWith((json: string) => JSON.parse(json));

/** What is stored of a page's texts, of the settings that they name and of the picture that it shares: one row, whatever there is. */
export function pageOverridesAndSettings(db: Database, page: PageKey) {
  const shared = `$.${headNames(texts[page].word).shareImage}`;
  return db
    .select({
      overrides: stored(pages.overrides).as('of_page'),
      settings: stored(settings.overrides).as('of_settings'),
      /** Of the picture that the page shares, by the key in its address. */
      alt: sql<string | null>`(SELECT alt FROM media WHERE key = substr(${pages.overrides} ->> ${shared}, 8, 20))`.as(
        'alt',
      ),
    })
    .from(sql`(SELECT 1) AS one`)
    .leftJoin(pages, eq(pages.page, page))
    .leftJoin(settings, eq(settings.id, SETTINGS_ID));
}

/** The same of every page, and when. There are as many rows as pages at most. */
export function pageRows(db: Database) {
  return db.select({ page: pages.page, overrides: pages.overrides, updatedAt: pages.updatedAt }).from(pages);
}
