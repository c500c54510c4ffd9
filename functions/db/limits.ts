import { eq, lt, or, type SQL, sql } from 'drizzle-orm';
import type { Database } from './database';
import { limits } from './schema';

/** Counts an attempt under `key`, in one statement, so concurrent attempts count too. An expired window starts anew. */
function oneMore(db: Database, key: string, now: number, passed: SQL, setWhere?: SQL) {
  return db
    .insert(limits)
    .values({ key, startedAt: now, count: 1 })
    .onConflictDoUpdate({
      target: limits.key,
      set: {
        count: sql`iif(${passed}, 1, ${limits.count} + 1)`,
        startedAt: sql`iif(${passed}, ${now}, ${limits.startedAt})`,
      },
      ...(setWhere && { setWhere }),
    })
    .returning({ count: limits.count, startedAt: limits.startedAt });
}

const hasPassed = (window: number, now: number) => sql`${limits.startedAt} <= ${now - window}`;

/** Counts an attempt under `key`, however many there were in this window (ms). */
export function tryCounted(db: Database, key: string, window: number, now: number) {
  return oneMore(db, key, now, hasPassed(window, now));
}

/** Pace of attempts in a window (ms): how many at once, the interval (ms) of those after, how many in total. */
export type Pace = { window: number; free: number; every: number; max: number };

/**
 * Takes the next attempt in one statement. Returns its number, or no row if it exceeds `max` or its turn is more than
 * `patience` ms away. A refused attempt is not counted and delays no other.
 */
export function tryTaken(db: Database, key: string, { window, free, every, max }: Pace, patience: number, now: number) {
  const passed = hasPassed(window, now);
  const inTime = sql`${limits.startedAt} + (${limits.count} + 1 - ${free}) * ${every} <= ${now + patience}`;
  const nextIsFree = sql`${limits.count} < ${free}`;
  return oneMore(db, key, now, passed, or(passed, nextIsFree, sql`(${limits.count} < ${max} AND ${inTime})`));
}

export function tryOf(db: Database, key: string) {
  return db.select({ count: limits.count, startedAt: limits.startedAt }).from(limits).where(eq(limits.key, key));
}

export function triesForgotten(db: Database, key: string) {
  return db.delete(limits).where(eq(limits.key, key));
}

export function triesDroppedBefore(db: Database, instant: number) {
  return db.delete(limits).where(lt(limits.startedAt, instant));
}
