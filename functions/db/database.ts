import type { D1Database } from '@cloudflare/workers-types';
import { sql } from 'drizzle-orm';
import { type DrizzleD1Database, drizzle } from 'drizzle-orm/d1';

export type Database = DrizzleD1Database;

export function openDatabase(d1: D1Database): Database {
  return drizzle(d1);
}

/**
 * A statement that makes its whole batch fail, and so undoes it, unless the statement before it changed exactly so many
 * rows: D1 has no transaction that could look before it goes on.
 */
export function orUndo(db: Database, rows = 1) {
  return db
    .select({ held: sql`json(iif(changes() = ${rows}, '1', ${UNDONE}))`.as('held') })
    .from(sql`(SELECT 1) AS one`);
}

const UNDONE = 'the row was not as expected';

/** Whether a batch failed because of {@link orUndo}. */
export function wasUndone(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return /malformed JSON/i.test(error.message) || wasUndone(error.cause);
}

/** Whether a batch was carried out; `false` when {@link orUndo} undid it. Other failures are thrown. */
export async function takesPlace(batch: Promise<unknown>): Promise<boolean> {
  try {
    await batch;
    return true;
  } catch (error) {
    if (wasUndone(error)) return false;
    throw error;
  }
}
