import { getTableColumns, is, SQL, sql } from 'drizzle-orm';
import type { SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core';

/** Returns the fields to store, and their values in the form that the database expects. */
export function encoded(table: SQLiteTable, stored: Record<string, unknown>): { fields: string[]; values: unknown[] } {
  const known = getTableColumns(table) as Record<string, SQLiteColumn>;
  const entries = Object.entries(stored).flatMap(([field, value]) => {
    const column = known[field];
    return column ? [{ field, value: value === null ? null : column.mapToDriverValue(value) }] : [];
  });
  return { fields: entries.map(({ field }) => field), values: entries.map(({ value }) => value) };
}

/** Returns a column's value for a row that was recorded before the column existed. */
export function byDefault(column: SQLiteColumn): SQL {
  const { default: value } = column;
  if (is(value, SQL)) return value;
  return sql`${value === undefined ? null : column.mapToDriverValue(value)}`;
}
