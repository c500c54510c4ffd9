import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { type Keyed, keyOf } from '../lists/rows';

export type Selection<Row> = {
  /** Selected rows that are visible, in their order. */
  chosen: Row[];
  isChosen: (row: Row) => boolean;
  /** Toggles a row. With Shift, all rows from the last toggled one get the same state. */
  toggle: (row: Row, withRange: boolean) => void;
  choose: (rows: Row[]) => void;
  clear: () => void;
};

/** Selection of the list that this window showed last, for the way back from one of its records. */
let last: { address: string; marked: ReadonlySet<string | number> } | null = null;

/**
 * Keeps the selection of a list, also while the list is left and until another one is shown. Rows that are no longer visible
 * are ignored.
 */
export function useSelection<Row extends Keyed>(rows: Row[] = []): Selection<Row> {
  const { pathname, search } = useLocation();
  // A link to the list may write the same filters in another way.
  const address = `${pathname}?${new URLSearchParams(search)}`;
  const [marked, setMarked] = useState(() => (last?.address === address ? last.marked : new Set<string | number>()));
  const toggled = useRef<string | number>(undefined);
  useEffect(() => {
    last = { address, marked };
  }, [address, marked]);
  const chosen = rows.filter((row) => marked.has(keyOf(row)));

  function toggle(row: Row, withRange: boolean) {
    const id = keyOf(row);
    const ids = rows.map(keyOf);
    const [from, to] = [ids.indexOf(toggled.current ?? id), ids.indexOf(id)];
    const range = withRange && from >= 0 ? ids.slice(Math.min(from, to), Math.max(from, to) + 1) : [id];
    const next = new Set(marked);
    for (const each of range) {
      if (marked.has(id)) next.delete(each);
      else next.add(each);
    }
    toggled.current = id;
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
