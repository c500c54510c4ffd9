import { fold } from '../../shared/search';
import { cluesOf, fits } from '../../shared/search-typos';
import { matches, type Named, wordsOf } from '../parts/matches';

/** What is called by none of the words, as far as its title tells. */
const NONE = 4;

/**
 * How near a title comes to the words of a query: 0 by being them, 1 by beginning with them, 2 by having words that each
 * begins, 3 by the same with a letter wrong.
 */
export function distance(query: string, { title }: Named): number {
  const [asked, own] = [wordsOf(query).join(' '), fold(title)];
  if (own === asked) return 0;
  if (own.startsWith(asked)) return 1;
  if (matches(query, { title })) return 2;
  return resembles(query, { title }) ? 3 : NONE;
}

/** Whether every word of the query begins one of the title, or of what stands beside it, a letter of it wrong at most. */
export function resembles(query: string, { title, hint = '' }: Named): boolean {
  const own = wordsOf(`${title} ${hint}`);
  return wordsOf(query).every((word) => {
    const clues = cluesOf(word);
    return own.some((part) => part.startsWith(word) || clues.some((clue) => fits(part, clue)));
  });
}

/** Of each group, and of the groups, the nearest first; what is equally near stays as it was. */
export function nearestFirst<One extends Named>(query: string, all: One[], groupOf: (one: One) => string): One[] {
  const far = new Map(all.map((one) => [one, distance(query, one)]));
  const order = (one: One, other: One) => (far.get(one) ?? NONE) - (far.get(other) ?? NONE);
  const groups = [...Map.groupBy(all, groupOf).values()].map((members) => members.toSorted(order));
  const nearest = (members: One[]) => Math.min(...members.map((one) => far.get(one) ?? NONE));
  return groups.toSorted((one, other) => nearest(one) - nearest(other)).flat();
}
