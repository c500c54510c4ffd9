import { eq, sql } from 'drizzle-orm';
import { isPageKey, PAGES, type PageKey, type PageTexts } from '../../../src/shared/pages/labels';
import { overridesIn } from '../../../src/shared/pages/page';
import { pages as contracts, type PageRecord, textsOf } from '../../../src/shared/pages/pages';
import { now } from '../columns';
import type { Database } from '../database';
import type { Changeable } from '../editable';
import { pages } from '../schema';
import { CannotUndo, type Undoable, undoableChanges } from './undo';

/** Selects a page, whether it has a row or not. An unchanged page has its default texts and version 1. */
export function pageRecord(db: Database, page: PageKey) {
  return db
    .select({
      page: sql<PageKey>`${page}`.as('page'),
      texts: sql<PageTexts>`coalesce(${pages.overrides}, '{}')`
        .mapWith((json: string) => textsOf(page, JSON.parse(json)))
        .as('texts'),
      version: sql<number>`coalesce(${pages.version}, 1)`.as('version'),
    })
    .from(sql`(SELECT 1) AS one`)
    .leftJoin(pages, eq(pages.page, page));
}

/** Writes only the texts that differ from the defaults. */
export const editablePage = (page: PageKey): Changeable<PageKey, PageTexts, PageRecord> => ({
  noun: 'pages',
  title: () => PAGES[page].name,
  snapshot: ({ texts }) => texts,
  keyFrom: () => page,
  find: pageRecord,
  updated: (db, _page, version, input) => {
    const row = {
      overrides: overridesIn(contracts[page], input),
      version: version + 1,
      updatedAt: now,
    };
    return [
      db
        .insert(pages)
        .values({ page, ...row })
        .onConflictDoUpdate({ target: pages.page, set: row, setWhere: eq(pages.version, version) }),
    ];
  },
});

/** Undoes writes of pages, except of a page that is no longer editable. */
export const pagesUndo: Undoable = {
  undo(db, past, options) {
    if (!isPageKey(past.recordId)) throw new CannotUndo('gone');
    return undoableChanges(editablePage(past.recordId)).undo(db, past, options);
  },
};
