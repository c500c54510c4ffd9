export type Value = string | number | null;
export type Row = Record<string, Value>;
export type Statement = { sql: string; params?: Value[] };
/** Runs statements as one transaction; returns the rows of each. */
export type Ask = (statements: Statement[]) => Promise<Row[][]>;

/** Returns a row as in a backup: one line of JSON, its columns in the table's order. */
export function lineOf(row: Row): string {
  return `${JSON.stringify(row)}\n`;
}
