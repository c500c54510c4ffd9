import { type SQL, sql } from 'drizzle-orm';
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core';
import type { Database } from './database';

/** The names that rows have in a column, in their order. */
export function namesIn(db: Database, column: SQLiteColumn, among?: SQL) {
  const names = sql`(${valuesIn(column, among)}) AS names`;
  return db.select({ name: sql<string>`names.name`.as('name') }).from(names);
}

/**
 * The values of a column, each found by a seek of its own in an index: as many steps as there are values, however many
 * rows there are. `among` tells the columns that the index has before it.
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
