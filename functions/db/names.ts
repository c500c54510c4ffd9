import { type SQL, sql } from 'drizzle-orm';
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core';
import type { Database } from './database';

/** Selects the distinct names in a column, sorted. */
export function namesIn(db: Database, column: SQLiteColumn, among?: SQL) {
  const names = sql`(${valuesIn(column, among)}) AS names`;
  return db.select({ name: sql<string>`names.name`.as('name') }).from(names);
}

/**
 * Selects the distinct values of a column with one index seek per value, however many rows there are. `among` restricts
 * the columns that come before it in the index.
 */
export function valuesIn(column: SQLiteColumn, among: SQL = sql`true`): SQL {
  return sql`
    WITH RECURSIVE names (name) AS (
      SELECT min(${column}) FROM ${column.table} WHERE ${among}
      UNION ALL
      SELECT (SELECT min(${column}) FROM ${column.table} WHERE ${among} AND ${column} > names.name)
      FROM names WHERE names.name IS NOT NULL
    )
    SELECT name FROM names WHERE name <> ''`;
}
