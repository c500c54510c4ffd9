import { and, desc, gte, lt, sql, sum } from 'drizzle-orm';
import { brandDay } from '../../src/shared/local-time';
import type { Statement } from './batch';
import { now } from './columns';
import type { Database } from './database';
import { isPublished } from './posts';
import { productOn } from './product-addresses';
import { hasPage } from './products';
import { categories, formerCategoryAddresses, posts, products, unknownPages } from './schema';
import { isAmong } from './sql-lists';

/** Maximum number of different addresses kept per day, so that invented addresses cannot fill the table. */
const MOST_A_DAY = 200;

/**
 * Counts an address: increments a known one, or inserts a new one. If the day is full, the new one replaces its rarest:
 * invented addresses must not keep out genuine ones.
 */
export function unknownPageCounted(db: Database, path: string, now: number): Statement[] {
  const day = brandDay(now);
  const ofDay = sql`FROM unknown_pages WHERE day = ${day}`;
  const roomMade = db.delete(unknownPages).where(sql`
    (day, path) = (SELECT day, path ${ofDay} ORDER BY times, path LIMIT 1)
    AND (SELECT count(*) ${ofDay}) >= ${MOST_A_DAY}
    AND NOT EXISTS (SELECT 1 ${ofDay} AND path = ${path})
  `);
  const counted = db
    .insert(unknownPages)
    .values({ day, path, times: 1 })
    .onConflictDoUpdate({
      target: [unknownPages.day, unknownPages.path],
      set: { times: sql`${unknownPages.times} + 1` },
    });
  return [roomMade, counted];
}

/**
 * Selects the addresses requested most since a day that still lead nowhere: they are none of these fixed pages, no present
 * or former address of a category or of a product with a page, no published article, and no manual redirect.
 */
export function unknownPagesSince(db: Database, day: string, pages: readonly string[], limit: number) {
  const { path } = unknownPages;
  const times = sum(unknownPages.times).mapWith(Number).as('times');
  // `/produtos/<line>/<number>`
  const parts = sql`substr(${path}, length('/produtos/') + 1)`;
  const line = sql`substr(${parts}, 1, instr(${parts}, '/') - 1)`;
  const number = sql`substr(${parts}, instr(${parts}, '/') + 1)`;
  const product = productOn(line, sql`CAST(${number} AS INTEGER)`);
  const lines = sql`SELECT address FROM ${categories} UNION ALL
    SELECT former.address FROM ${formerCategoryAddresses} AS former JOIN ${categories} ON categories.key = former.category`;
  return db
    .select({ path, times })
    .from(unknownPages)
    .where(
      and(
        gte(unknownPages.day, day),
        sql`NOT ${isAmong(path, pages)}`,
        sql`${path} NOT IN (SELECT '/produtos/' || address FROM (${lines}))`,
        sql`NOT (${path} = '/produtos/' || ${line} || '/' || CAST(${number} AS INTEGER) AND EXISTS (
          SELECT 1 FROM ${products} WHERE ${products.id} = ${product} AND ${products.active} = 1 AND ${hasPage}))`,
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
