import { eq, lt, sql } from 'drizzle-orm';
import type { Database } from './database';
import { limits } from './schema';

/** Counts one more try under `key` in one statement, so that parallel ones count too; a window that has passed starts anew. */
export function countTry(db: Database, key: string, windowMs: number, now: number) {
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

export function forgetTries(db: Database, key: string) {
  return db.delete(limits).where(eq(limits.key, key));
}

export function forgetTriesBefore(db: Database, instant: number) {
  return db.delete(limits).where(lt(limits.startedAt, instant));
}
