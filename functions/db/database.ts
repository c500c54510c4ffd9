import type { D1Database } from '@cloudflare/workers-types';
import { type DrizzleD1Database, drizzle } from 'drizzle-orm/d1';
import { typedD1 } from './typed-d1';

export type Database = DrizzleD1Database;

/** D1 ends a query after 30 s; whoever waits for one is told sooner. */
const PATIENCE = 20_000;

/** The one way to D1: what fails, fails with a `DatabaseFailure`. */
export function openDatabase(d1: D1Database, patience = PATIENCE): Database {
  return drizzle(typedD1(d1, patience));
}
