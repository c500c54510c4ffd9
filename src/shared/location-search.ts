import { locationSearchText, searchWords } from './search.ts';
import { STATES, statesNamed } from './states.ts';

type Searchable = { name: string; address: string; city: string; uf: string };

/** What a search for stores asks: all of these words, or one of these states. Without either it asks for every one. */
export type LocationQuery = { words: string[]; ufs: string[] };

/**
 * A state's letters alone ask for that state. Its name, or how that begins, asks for the state as well as for its words,
 * which a city or a street may have. Hyphens and commas only part words: `Vitória - ES`.
 */
export function locationQuery(search: string): LocationQuery {
  const letters = search.trim().toUpperCase();
  if (STATES[letters]) return { words: [], ufs: [letters] };
  return { words: searchWords(search.replace(/[-–—,/]/g, ' ')), ufs: statesNamed(search) };
}

/** The rule of `wanted` in `functions/db/locations.ts`, for the locations that a page has. */
export function foundLocations<T extends Searchable>(locations: T[], search: string): T[] {
  const { words, ufs } = locationQuery(search);
  if (words.length + ufs.length === 0) return locations;
  return locations.filter((location) => {
    const text = locationSearchText(location);
    return ufs.includes(location.uf) || (words.length > 0 && words.every((word) => text.includes(word)));
  });
}
