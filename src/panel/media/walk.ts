import { useState } from 'react';
import { useOutletContext } from 'react-router-dom';
import type { Library } from './media-list';

/**
 * The pictures that one walks through from one to the next, by their ids: those of the list that the first was opened from,
 * as that is narrowed and sorted. A picture that leaves the list on the way, as one does that is given the text which the
 * list misses, keeps its place until one is back at the list.
 */
export function useWalk(): number[] {
  const { rows = [] } = useOutletContext<Library>();
  const [walk, setWalk] = useState<number[]>([]);
  const now = walkOn(
    walk,
    rows.map(({ id }) => id),
  );
  if (now.length !== walk.length) setWalk(now);
  return now;
}

/** With what the list has come to have, each behind the one that it follows there. */
export function walkOn(walk: number[], list: number[]): number[] {
  return list.reduce((ids, id, index) => {
    return ids.includes(id) ? ids : ids.toSpliced(ids.indexOf(list[index - 1] ?? id) + 1, 0, id);
  }, walk);
}
