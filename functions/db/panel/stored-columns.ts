import { getTableColumns, is, SQL, sql } from 'drizzle-orm';
import type { SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core';

/** The fields of what is stored, and their values as the database takes them. */
export function encoded(table: SQLiteTable, stored: Record<string, unknown>): { fields: string[]; values: unknown[] } {
  const known = getTableColumns(table) as Record<string, SQLiteColumn>;
  const entries = Object.entries(stored).flatMap(([field, value]) => {
    const column = known[field];
    return column ? [{ field, value: value === null ? null : column.mapToDriverValue(value) }] : [];
  });
  return { fields: entries.map(({ field }) => field), values: entries.map(({ value }) => value) };
}

/** What a column holds of a row that was recorded before there was such a column. */
export function byDefault(column: SQLiteColumn): SQL {
  const { default: value } = column;
  if (is(value, SQL)) return value;
  return sql`${value === undefined ? null : column.mapToDriverValue(value)}`;
}
