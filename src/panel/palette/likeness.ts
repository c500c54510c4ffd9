import { fold } from '../../shared/search';
import { cluesOf, fits } from '../../shared/search-typos';
import { matches, type Named, wordsOf } from '../parts/matches';

/** Distance of a title that has the words somewhere. */
const WORDS = 2;
/** Distance of a title that matches no word. */
const NONE = 4;

/**
 * Returns the distance between a query and a title: 0 if equal, 1 if the title begins with it, 2 if each word begins one of
 * the title's, 3 for the same with typing errors.
 */
function distance(query: string, { title }: Named): number {
  const [asked, own] = [wordsOf(query).join(' '), fold(title)];
  if (own === asked) return 0;
  if (own.startsWith(asked)) return 1;
  if (matches(query, { title })) return WORDS;
  return resembles(query, { title }) ? 3 : NONE;
}

/** Returns whether each word of the query begins a word of title or hint, with at most one wrong letter. */
export function resembles(query: string, { title, hint = '' }: Named): boolean {
  const own = wordsOf(`${title} ${hint}`);
  return wordsOf(query).every((word) => {
    const clues = cluesOf(word);
    return own.some((part) => part.startsWith(word) || clues.some((clue) => fits(part, clue)));
  });
}

/**
 * Sorts the members of each group and the groups by distance. The sort is stable. The `minor` group comes after all groups
 * that have the words in a title, however near its own titles are.
 */
export function nearestFirst<One extends Named>(
  query: string,
  all: One[],
  groupOf: (one: One) => string,
  minor?: string,
): One[] {
  const far = new Map(all.map((one) => [one, distance(query, one)]));
  const order = (one: One, other: One) => (far.get(one) ?? NONE) - (far.get(other) ?? NONE);
  const groups = [...Map.groupBy(all, groupOf)].map(([group, members]) => {
    const nearest = Math.min(...members.map((one) => far.get(one) ?? NONE));
    // Half a step: behind its equals.
    return { members: members.toSorted(order), place: group === minor ? Math.max(nearest, WORDS) + 0.5 : nearest };
  });
  return groups.toSorted((one, other) => one.place - other.place).flatMap(({ members }) => members);
}
