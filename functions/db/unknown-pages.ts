import { and, desc, gte, lt, sql, sum } from 'drizzle-orm';
import { brandDay } from '../../src/shared/local-time';
import { now } from './columns';
import type { Database } from './database';
import { isPublished } from './posts';
import { hasPage } from './products';
import { categories, posts, products, unknownPages } from './schema';
import { isAmong } from './sql-lists';

/** Maximum number of different addresses kept per day, so that invented addresses cannot fill the table. */
const MOST_A_DAY = 200;

/** Counts an address: increments a known one, or inserts a new one while the day has room. */
export function unknownPageCounted(db: Database, path: string, now: number) {
  const day = brandDay(now);
  return db.run(sql`
    INSERT INTO unknown_pages (day, path, times)
    SELECT ${day}, ${path}, 1
    WHERE (SELECT count(*) FROM unknown_pages WHERE day = ${day}) < ${MOST_A_DAY}
      OR EXISTS (SELECT 1 FROM unknown_pages WHERE (day, path) = (${day}, ${path}))
    ON CONFLICT (day, path) DO UPDATE SET times = times + 1
  `);
}

/**
 * Selects the addresses requested most since a day that still lead nowhere: they are none of these fixed pages, no
 * category, product or article that visitors see, and no manual redirect.
 */
export function unknownPagesSince(db: Database, day: string, pages: readonly string[], limit: number) {
  const { path } = unknownPages;
  const times = sum(unknownPages.times).mapWith(Number).as('times');
  const line = sql`(SELECT line.address FROM ${categories} AS line WHERE line.key = ${products.category})`;
  const productPath = sql`'/produtos/' || ${line} || '/' || ${products.number}`;
  return db
    .select({ path, times })
    .from(unknownPages)
    .where(
      and(
        gte(unknownPages.day, day),
        sql`NOT ${isAmong(path, pages)}`,
        sql`${path} NOT IN (SELECT '/produtos/' || ${categories.address} FROM ${categories})`,
        sql`${path} NOT IN (SELECT ${productPath} FROM ${products} WHERE ${products.active} = 1 AND ${hasPage})`,
        sql`${path} NOT IN (SELECT '/blog/' || ${posts.id} FROM ${posts} WHERE ${isPublished(now)})`,
        sql`NOT EXISTS (SELECT 1 FROM redirects WHERE redirects.path = ${path})`,
      ),
    )
    .groupBy(unknownPages.path)
    .orderBy(desc(times), unknownPages.path)
    .limit(limit);
}

export function unknownPagesDroppedBefore(db: Database, day: string) {
  return db.delete(unknownPages).where(lt(unknownPages.day, day));
}
