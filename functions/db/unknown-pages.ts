import { desc, gte, lt, sql, sum } from 'drizzle-orm';
import type { Database } from './database';
import { unknownPages } from './schema';

/** So many different addresses of one day are kept; whoever makes up more grows nothing. */
const MOST_A_DAY = 200;

export const dayOf = (now: number) => new Date(now).toISOString().slice(0, 10);

/** Once more, or for the first time that day where there is room for another. */
export function unknownPageCounted(db: Database, path: string, now: number) {
  const day = dayOf(now);
  return db.run(sql`
    INSERT INTO unknown_pages (day, path, times)
    SELECT ${day}, ${path}, 1
    WHERE (SELECT count(*) FROM unknown_pages WHERE day = ${day}) < ${MOST_A_DAY}
      OR EXISTS (SELECT 1 FROM unknown_pages WHERE (day, path) = (${day}, ${path}))
    ON CONFLICT (day, path) DO UPDATE SET times = times + 1
  `);
}

/** Those asked for most since a day that still lead nowhere else, as far as the list of redirects tells. */
export function unknownPagesSince(db: Database, day: string, limit: number) {
  const times = sum(unknownPages.times).mapWith(Number).as('times');
  return db
    .select({ path: unknownPages.path, times })
    .from(unknownPages)
    .where(
      sql`${gte(unknownPages.day, day)} AND NOT EXISTS (SELECT 1 FROM redirects WHERE redirects.path = ${unknownPages.path})`,
    )
    .groupBy(unknownPages.path)
    .orderBy(desc(times), unknownPages.path)
    .limit(limit);
}

export function unknownPagesDroppedBefore(db: Database, day: string) {
  return db.delete(unknownPages).where(lt(unknownPages.day, day));
}
