import { type SQL, sql } from 'drizzle-orm';
import { integer, sqliteTable } from 'drizzle-orm/sqlite-core';
import type { Database } from './database';
import { isGuardLost } from './failures';

/** The view whose trigger makes a batch fail (`migrations/0001_tables.sql`). */
const guards = sqliteTable('guards', { held: integer() });

/**
 * Returns a statement that fails its whole batch with `GuardLost` unless the condition holds. D1 has no interactive
 * transactions, so the check has to be part of the batch.
 */
export function guard(db: Database, held: SQL) {
  return db.insert(guards).values({ held });
}

/** Returns a guard that the statement directly before it changed exactly `rows` rows. */
export function changedRows(db: Database, rows = 1) {
  return guard(db, sql`changes() = ${rows}`);
}

/** Returns whether a batch was committed; `false` if a guard rolled it back. Rethrows other failures. */
export async function wasHeld(batch: Promise<unknown>): Promise<boolean> {
  try {
    await batch;
    return true;
  } catch (error) {
    if (isGuardLost(error)) return false;
    throw error;
  }
}
