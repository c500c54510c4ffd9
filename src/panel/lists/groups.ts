/** How rows stand together where visitors see them: each in one group, the groups in the order of their titles. */
export type Groups<Row> = { of: (row: Row) => string; titles: Record<string, string> };

/** The rows group by group, in each as they stood. */
export function byGroup<Row>(rows: Row[], groups: Groups<Row> | undefined): Row[] {
  if (!groups) return rows;
  return Object.keys(groups.titles).flatMap((group) => rows.filter((row) => groups.of(row) === group));
}

/** Among whom a row has its place: its group, or all. */
export function peersOf<Row>(row: Row, rows: Row[], groups: Groups<Row> | undefined): Row[] {
  return groups ? rows.filter((other) => groups.of(other) === groups.of(row)) : rows;
}
