import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';

/** Whether a column is one of these values, however many there are: D1 takes 100 parameters in a statement. */
export const isAmong = (column: SQLWrapper, values: readonly (string | number)[]): SQL =>
  sql`${column} IN (SELECT value FROM json_each(${JSON.stringify(values)}))`;

/** Rows for a statement to read, as `row`; each is a list of cells. */
export const eachRow = (rows: readonly unknown[]): SQL => sql`json_each(${JSON.stringify(rows)}) AS row`;

/** What stands in a cell of such a row. */
export const cellAt = (index: number): SQL => sql`row.value ->> ${`$[${index}]`}`;

/** Expressions or values with commas between them. */
export const listed = (parts: readonly unknown[]): SQL =>
  sql.join(
    parts.map((part) => sql`${part}`),
    sql`, `,
  );
