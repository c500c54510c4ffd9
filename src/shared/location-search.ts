import { fold, locationSearchText, searchWords } from './search.ts';
import { STATES } from './states.ts';

type Searchable = { name: string; address: string; city: string; uf: string };

/** A search for stores: all of these words, or one state. Without words it matches every store. */
type LocationQuery = { words: string[]; uf?: string };

/**
 * Parses a search. The two letters of a state alone mean that state. Hyphens and commas only separate words: `Vitória -
 * ES`. A word of one or two letters must begin a word: `Vitória SP` matches nothing in Espírito Santo.
 */
export function locationQuery(search: string): LocationQuery {
  const letters = search.trim().toUpperCase();
  if (STATES[letters]) return { words: [], uf: letters };
  const words = searchWords(search.replace(/[-–—,/]/g, ' '));
  return { words: words.map((word) => (word.length > 2 ? word : ` ${word}`)) };
}

/** Finds locations with every word in name, address, city or state: the rule of `wanted` in `functions/db/locations.ts`. */
export function foundLocations<T extends Searchable>(locations: T[], search: string): T[] {
  const { words, uf } = locationQuery(search);
  const inState = uf ? locations.filter((location) => location.uf === uf) : locations;
  // Usually there is no search, and no text needs to be folded.
  if (words.length === 0) return inState;
  return inState.filter((location) => {
    const text = ` ${locationSearchText(location)} ${fold(STATES[location.uf] ?? '')}`;
    return words.every((word) => text.includes(word));
  });
}
