import { type SQL, sql } from 'drizzle-orm';
import { integer, sqliteTable } from 'drizzle-orm/sqlite-core';
import type { Database } from './database';
import { isGuardLost } from './failures';

/** The view whose trigger makes a batch fail (`migrations/0001_tables.sql`). */
const guards = sqliteTable('guards', { held: integer() });

/**
 * A statement that undoes its whole batch unless the condition holds: D1 has no transaction that could look before it
 * goes on. The batch then throws `GuardLost`.
 */
export function guard(db: Database, held: SQL) {
  return db.insert(guards).values({ held });
}

/** The guard that the statement right before it changed exactly so many rows. */
export function changedRows(db: Database, rows = 1) {
  return guard(db, sql`changes() = ${rows}`);
}

/** Whether a batch was carried out; `false` when a guard undid it. Other failures are thrown. */
export async function wasHeld(batch: Promise<unknown>): Promise<boolean> {
  try {
    await batch;
    return true;
  } catch (error) {
    if (isGuardLost(error)) return false;
    throw error;
  }
}
