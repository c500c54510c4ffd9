import { fold, locationSearchText, searchWords } from './search.ts';
import { STATES } from './states.ts';

type Searchable = { name: string; address: string; city: string; uf: string };

/** What a search for stores asks: all of these words, or one state. Without words it asks for every one. */
export type LocationQuery = { words: string[]; uf?: string };

/**
 * The letters of a state alone ask for that state. Hyphens and commas only part words: `Vitória - ES`. What is as short as
 * letters of a state begins a word, so that `Vitória SP` is nowhere in Espírito Santo.
 */
export function locationQuery(search: string): LocationQuery {
  const letters = search.trim().toUpperCase();
  if (STATES[letters]) return { words: [], uf: letters };
  const words = searchWords(search.replace(/[-–—,/]/g, ' '));
  return { words: words.map((word) => (word.length > 2 ? word : ` ${word}`)) };
}

/** Where every word stands in name, address, city or state: the rule of `wanted` in `functions/db/locations.ts`. */
export function foundLocations<T extends Searchable>(locations: T[], search: string): T[] {
  const { words, uf } = locationQuery(search);
  const inState = uf ? locations.filter((location) => location.uf === uf) : locations;
  // Mostly nothing is looked for, and no text has to be folded.
  if (words.length === 0) return inState;
  return inState.filter((location) => {
    const text = ` ${locationSearchText(location)} ${fold(STATES[location.uf] ?? '')}`;
    return words.every((word) => text.includes(word));
  });
}
