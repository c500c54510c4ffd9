import type { D1Database } from '@cloudflare/workers-types';
import { type DrizzleD1Database, drizzle } from 'drizzle-orm/d1';
import { typedD1 } from './typed-d1';

export type Database = DrizzleD1Database;

/** Time limit of a query, in ms. D1 itself ends a query only after 30 s. */
const PATIENCE = 20_000;

/** Opens the database, to read and write; pages read with `readTogether`. Every failure is a `DatabaseFailure`. */
export function openDatabase(d1: D1Database, patience = PATIENCE): Database {
  return drizzle(typedD1(d1, patience));
}

/** Builds queries, which the connection of a request runs. */
export const unconnected: Database = drizzle({ prepare: () => null } as unknown as D1Database);
