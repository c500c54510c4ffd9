import { useRef, useState } from 'react';
import { keyOf, type Listed } from '../lists/rows';

export type Selection<Row> = {
  /** Selected rows that are visible, in their order. */
  chosen: Row[];
  isChosen: (row: Row) => boolean;
  /** Toggles a row. With Shift, all rows from the last toggled one get the same state. */
  toggle: (row: Row, withRange: boolean) => void;
  choose: (rows: Row[]) => void;
  clear: () => void;
};

/** Keeps the selection of a list. Rows that are no longer visible are ignored. */
export function useSelection<Row extends Listed>(rows: Row[] = []): Selection<Row> {
  const [marked, setMarked] = useState<ReadonlySet<string | number>>(new Set());
  const last = useRef<string | number>(undefined);
  const chosen = rows.filter((row) => marked.has(keyOf(row)));

  function toggle(row: Row, withRange: boolean) {
    const id = keyOf(row);
    const ids = rows.map(keyOf);
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
    isChosen: (row: Row) => marked.has(keyOf(row)),
    toggle,
    choose: (some: Row[]) => setMarked(new Set(some.map(keyOf))),
    clear: () => setMarked(new Set()),
  };
}
