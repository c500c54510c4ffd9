import { count, eq, lt, sql, sum } from 'drizzle-orm';
import type { Database } from './database';
import { clientErrors } from './schema';

type Counted = Pick<typeof clientErrors.$inferInsert, 'build' | 'part' | 'message' | 'at'>;

/** So many different errors of one build are kept; more are made up, or of one cause. */
const MOST = 200;

/** Once more, or for the first time where there is room for another. */
export function errorCounted(db: Database, { build, part, message, at }: Counted, now: number) {
  const instant = new Date(now).toISOString();
  return db.run(sql`
    INSERT INTO client_errors (build, part, message, at, times, first_at, last_at)
    SELECT ${build}, ${part}, ${message}, ${at}, 1, ${instant}, ${instant}
    WHERE (SELECT count(*) FROM client_errors WHERE build = ${build}) < ${MOST}
      OR EXISTS (SELECT 1 FROM client_errors WHERE (build, part, message, at) = (${build}, ${part}, ${message}, ${at}))
    ON CONFLICT (build, part, message, at) DO UPDATE SET times = times + 1, last_at = excluded.last_at
  `);
}

/** How many different errors a build has, and how often they happened. */
export function errorsOfBuild(db: Database, build: string) {
  return db
    .select({ different: count().as('different'), times: sum(clientErrors.times).mapWith(Number).as('times') })
    .from(clientErrors)
    .where(eq(clientErrors.build, build));
}

/** Those that happened no more since then. */
export function clientErrorsDroppedBefore(db: Database, instant: string) {
  return db.delete(clientErrors).where(lt(clientErrors.lastAt, instant));
}
