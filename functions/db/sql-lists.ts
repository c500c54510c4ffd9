import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';

/** Builds the condition that a column has one of any number of values: D1 takes only 100 parameters per statement. */
export const isAmong = (column: SQLWrapper, values: readonly (string | number)[]): SQL =>
  sql`${column} IN (SELECT value FROM json_each(${JSON.stringify(values)}))`;

/** Builds a row source, named `row`. Each row is a list of cells. */
export const eachRow = (rows: readonly unknown[]): SQL => sql`json_each(${JSON.stringify(rows)}) AS row`;

/** Returns SQL for the value of a cell of such a row. */
export const cellAt = (index: number): SQL => sql`row.value ->> ${`$[${index}]`}`;

/**
 * Builds the row source of some rows, with the SQL of its cells. A single row may be too long for one parameter, so each of
 * its values is a parameter.
 */
export function rowsWithCells(rows: readonly unknown[][]): { source: SQL; cell: (index: number) => SQL } {
  const [first = []] = rows;
  if (rows.length > 1) return { source: eachRow(rows), cell: cellAt };
  return { source: sql`(SELECT 0 AS "key") AS row`, cell: (index) => sql`${first[index] ?? null}` };
}

/** Joins expressions or values with commas. */
export const listed = (parts: readonly unknown[]): SQL =>
  sql.join(
    parts.map((part) => sql`${part}`),
    sql`, `,
  );
