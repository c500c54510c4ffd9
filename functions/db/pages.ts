import { eq } from 'drizzle-orm';
import type { PageKey } from '../../src/shared/pages/labels';
import type { Database } from './database';
import { pages } from './schema';

/** What is stored of a page's texts; no row where nothing was ever changed. */
export function pageOverrides(db: Database, page: PageKey) {
  return db.select({ overrides: pages.overrides }).from(pages).where(eq(pages.page, page));
}

/** The same of every page, and when. There are as many rows as pages at most. */
export function pageRows(db: Database) {
  return db.select({ page: pages.page, overrides: pages.overrides, updatedAt: pages.updatedAt }).from(pages);
}
