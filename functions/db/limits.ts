import { eq, lt, or, sql } from 'drizzle-orm';
import type { Database } from './database';
import { limits } from './schema';

/** Counts one more try under `key` in one statement, so that parallel ones count too; a window that has passed starts anew. */
export function tryCounted(db: Database, key: string, windowMs: number, now: number) {
  const passed = sql`${limits.startedAt} <= ${now - windowMs}`;
  return db
    .insert(limits)
    .values({ key, startedAt: now, count: 1 })
    .onConflictDoUpdate({
      target: limits.key,
      set: {
        count: sql`iif(${passed}, 1, ${limits.count} + 1)`,
        startedAt: sql`iif(${passed}, ${now}, ${limits.startedAt})`,
      },
    })
    .returning({ count: limits.count, startedAt: limits.startedAt });
}

/** How tries follow each other in a window (ms): how many at once, how often (ms) after those, how many at all. */
export type Pace = { window: number; free: number; every: number; max: number };

/**
 * Takes the next try in one statement: gives its number, or nothing when it is one too many or its turn is more than
 * `patience` ms away. What is refused is not counted, and puts nobody off.
 */
export function tryTaken(db: Database, key: string, { window, free, every, max }: Pace, patience: number, now: number) {
  const passed = sql`${limits.startedAt} <= ${now - window}`;
  const inTime = sql`${limits.startedAt} + (${limits.count} + 1 - ${free}) * ${every} <= ${now + patience}`;
  const nextIsFree = sql`${limits.count} < ${free}`;
  return db
    .insert(limits)
    .values({ key, startedAt: now, count: 1 })
    .onConflictDoUpdate({
      target: limits.key,
      set: {
        count: sql`iif(${passed}, 1, ${limits.count} + 1)`,
        startedAt: sql`iif(${passed}, ${now}, ${limits.startedAt})`,
      },
      setWhere: or(passed, nextIsFree, sql`(${limits.count} < ${max} AND ${inTime})`),
    })
    .returning({ count: limits.count, startedAt: limits.startedAt });
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
