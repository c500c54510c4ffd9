import { count, eq, lt, sql, sum } from 'drizzle-orm';
import { runBatch } from './batch';
import type { Database } from './database';
import { clientErrors } from './schema';

type Counted = Pick<typeof clientErrors.$inferInsert, 'build' | 'part' | 'message' | 'at'>;

/** Maximum number of different errors kept per build. Any more are forged, or have one common cause. */
const MOST = 200;

/**
 * Counts an error: increments a known one, or inserts a new one. If the build is full, the new one replaces the rarest of
 * its errors, of those the one not seen for longest: invented errors must not keep out genuine ones.
 */
export async function saveError(db: Database, error: Counted, now: number): Promise<void> {
  const { build, part, message, at } = error;
  const instant = new Date(now).toISOString();
  const ofBuild = sql`FROM client_errors WHERE build = ${build}`;
  const roomMade = db.delete(clientErrors).where(sql`
    (build, part, message, at) = (SELECT build, part, message, at ${ofBuild} ORDER BY times, last_at LIMIT 1)
    AND (SELECT count(*) ${ofBuild}) >= ${MOST}
    AND NOT EXISTS (SELECT 1 ${ofBuild} AND (part, message, at) = (${part}, ${message}, ${at}))
  `);
  const errorCounted = db
    .insert(clientErrors)
    .values({ ...error, times: 1, firstAt: instant, lastAt: instant })
    .onConflictDoUpdate({
      target: [clientErrors.build, clientErrors.part, clientErrors.message, clientErrors.at],
      set: { times: sql`${clientErrors.times} + 1`, lastAt: instant },
    });
  await runBatch(db, [roomMade, errorCounted]);
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
