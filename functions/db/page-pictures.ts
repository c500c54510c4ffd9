import { type SQL, sql } from 'drizzle-orm';
import { mediaIn } from '../../src/shared/media-address';
import { PAGE_KEYS } from '../../src/shared/pages/labels';
import { fieldsOf } from '../../src/shared/pages/page';
import { pages as texts } from '../../src/shared/pages/pages';
import type { Statement } from './batch';
import type { Database } from './database';
import { pages } from './schema';

/** Pictures that pages show while editors have chosen no others. */
const ORIGINALS = PAGE_KEYS.flatMap((page) =>
  fieldsOf(texts[page].sections).flatMap(([field, { kind }]) =>
    kind === 'picture' ? mediaIn(texts[page].texts[field] ?? '').map((key) => ({ page, field, key })) : [],
  ),
);

/** Selects `page` and `key` of the originals that their pages show now: all, or one picture's. */
export function shownOriginals(key?: string): SQL {
  const wanted = JSON.stringify(key === undefined ? ORIGINALS : ORIGINALS.filter((original) => original.key === key));
  return sql`SELECT value ->> 'page' AS page, value ->> 'key' AS key FROM json_each(${wanted}) AS original
    WHERE NOT EXISTS (SELECT 1 FROM ${pages} AS written WHERE written.page = original.value ->> 'page'
      AND json_type(written.overrides, '$.' || (original.value ->> 'field')) IS NOT NULL)`;
}

/** Returns the statements that show another address of this picture on the pages of which it is the original. */
export function originalsShownBy(db: Database, key: string, address: string): Statement[] {
  return ORIGINALS.filter((original) => original.key === key).map(({ page, field }) => {
    const path = `$.${field}`;
    return db
      .insert(pages)
      .values({ page, overrides: { [field]: address } })
      .onConflictDoUpdate({
        target: pages.page,
        set: { overrides: sql`json_set(${pages.overrides}, ${path}, ${address})` },
        setWhere: sql`json_type(${pages.overrides}, ${path}) IS NULL`,
      });
  });
}
