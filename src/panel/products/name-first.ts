import { fold } from '../../shared/search';
import { matches, wordsOf } from '../parts/matches';

/** Returns how near a name is: the words begin words of it (0), are anywhere in it (1), or only elsewhere (2). */
function distance(search: string, name: string): number {
  if (matches(search, { title: name })) return 0;
  const own = fold(name);
  return wordsOf(search).every((word) => own.includes(word)) ? 1 : 2;
}

/** Sorts what a search has found: by name first, by the description last. Keeps the order otherwise. */
export function nameFirst<Row extends { name: string }>(search: string, rows: Row[]): Row[] {
  return rows.toSorted((one, other) => distance(search, one.name) - distance(search, other.name));
}
