/** Grouping of rows as visitors see them. Each row is in one group; groups are in the order of `titles`. */
export type Groups<Row> = { of: (row: Row) => string; titles: Record<string, string> };

/** Returns the rows by group, in their given order within each. */
export function byGroup<Row>(rows: Row[], groups: Groups<Row> | undefined): Row[] {
  if (!groups) return rows;
  return Object.keys(groups.titles).flatMap((group) => rows.filter((row) => groups.of(row) === group));
}

/** Returns the rows among which a row has its position: its group, or all. */
export function peersOf<Row>(row: Row, rows: Row[], groups: Groups<Row> | undefined): Row[] {
  return groups ? rows.filter((other) => groups.of(other) === groups.of(row)) : rows;
}
