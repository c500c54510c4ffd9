import { useRef, useState } from 'react';

export type Selection<Row> = {
  /** Those in sight, in their order. */
  chosen: Row[];
  isChosen: (row: Row) => boolean;
  /** With Shift all rows from the last one on come to be as this one does. */
  toggle: (row: Row, withRange: boolean) => void;
  choose: (rows: Row[]) => void;
  clear: () => void;
};

/** Rows that are chosen in a list, by their ids. Of a row that is no longer in sight nothing is done. */
export function useSelection<Row extends { id: number }>(rows: Row[] = []): Selection<Row> {
  const [marked, setMarked] = useState<ReadonlySet<number>>(new Set());
  const last = useRef<number>(undefined);
  const chosen = rows.filter(({ id }) => marked.has(id));

  function toggle({ id }: Row, withRange: boolean) {
    const ids = rows.map((row) => row.id);
    const [from, to] = [ids.indexOf(last.current ?? id), ids.indexOf(id)];
    const range = withRange && from >= 0 ? ids.slice(Math.min(from, to), Math.max(from, to) + 1) : [id];
    const next = new Set(marked);
    for (const each of range) {
      if (marked.has(id)) next.delete(each);
      else next.add(each);
    }
    last.current = id;
    setMarked(next);
  }

  return {
    chosen,
    isChosen: ({ id }: Row) => marked.has(id),
    toggle,
    choose: (some: Row[]) => setMarked(new Set(some.map(({ id }) => id))),
    clear: () => setMarked(new Set()),
  };
}
