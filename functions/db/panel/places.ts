/** Inserts the moved rows among the others, each at its requested place or the nearest one possible. */
export function placedAmong<Row, Moved extends Row & { to: number }>(staying: Row[], moved: Moved[]): Row[] {
  const rows = [...staying];
  let next = 0;
  for (const row of moved.toSorted((a, b) => a.to - b.to)) {
    const place = Math.min(Math.max(row.to, next), rows.length);
    rows.splice(place, 0, row);
    next = place + 1;
  }
  return rows;
}
