import { count, eq, lt, sql, sum } from 'drizzle-orm';
import type { Database } from './database';
import { clientErrors } from './schema';

type Counted = Pick<typeof clientErrors.$inferInsert, 'build' | 'part' | 'message' | 'at'>;

/** Maximum number of different errors kept per build. Any more are forged, or have one common cause. */
const MOST = 200;

/** Counts an error: increments a known one, or inserts a new one while the build has room. */
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

/** Counts a build's different errors and all their occurrences. */
export function errorsOfBuild(db: Database, build: string) {
  return db
    .select({ different: count().as('different'), times: sum(clientErrors.times).mapWith(Number).as('times') })
    .from(clientErrors)
    .where(eq(clientErrors.build, build));
}

/** Deletes errors that last occurred before the instant. */
export function clientErrorsDroppedBefore(db: Database, instant: string) {
  return db.delete(clientErrors).where(lt(clientErrors.lastAt, instant));
}
