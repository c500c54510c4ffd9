import { useState } from 'react';
import { useOutletContext } from 'react-router-dom';
import type { Library } from './media-list';

/**
 * Returns the ids of the pictures to walk through, in the filters and order of the list that the first was opened from. A
 * picture that leaves the list on the way keeps its place until the user returns to the list: for example, one that gets
 * its missing text while the list shows those without.
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

/** Adds new ids of the list to the walk, each after its predecessor in the list. */
export function walkOn(walk: number[], list: number[]): number[] {
  return list.reduce((ids, id, index) => {
    return ids.includes(id) ? ids : ids.toSpliced(ids.indexOf(list[index - 1] ?? id) + 1, 0, id);
  }, walk);
}
