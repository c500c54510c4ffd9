import { searchWords } from './search.ts';
import type { Synonyms } from './search-terms.ts';

/** Other names of cities, and the letters of their airports by which people write them; all folded. */
const NICKNAMES: Record<string, string> = {
  bh: 'belo horizonte',
  beaga: 'belo horizonte',
  bsb: 'brasilia',
  cwb: 'curitiba',
  floripa: 'florianopolis',
  jampa: 'joao pessoa',
  poa: 'porto alegre',
  sampa: 'sao paulo',
  ssa: 'salvador',
  vix: 'vitoria',
};

/** Returns the words of the city that a folded word means; none if it is no other name of a city. */
export function cityWords(word: string): string[] {
  const name = word.trim();
  return Object.hasOwn(NICKNAMES, name) ? (NICKNAMES[name] ?? '').split(' ') : [];
}

/** Returns the cities that the words of a query mean, as groups of words with the same meaning. */
export function citiesMeant(query: string): Synonyms {
  return searchWords(query).flatMap((word) => {
    const city = cityWords(word);
    return city.length > 0 ? [[word, city.join(' ')]] : [];
  });
}
