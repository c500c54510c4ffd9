import { cityWords } from './city-nicknames.ts';
import { digitsMissing, postalDigits, postalDigitsBegun } from './postal-code.ts';
import { fold, locationSearchText, searchWords } from './search.ts';
import { cluesOf, fits, lacksLetter } from './search-typos.ts';
import { STATES } from './states.ts';
import { streetWords } from './street-words.ts';

type Searchable = { name: string; address: string; city: string; uf: string; zipcode?: string | null };

/** A search for stores: all of these words, or one state. Without words it matches every store. */
type LocationQuery = {
  words: string[];
  uf?: string;
  /** The postal code that means the state, in digits. */
  code?: string;
};

/** First digits of the postal codes of each state, ascending (Correios). A code belongs to the last that it reaches. */
const POSTAL_CODES = [
  '01SP 2RJ 29ES 3MG 4BA 49SE 5PE 57AL 58PB 59RN 6CE 64PI 65MA 66PA 689AP 69AM 693RR 694AM 699AC',
  '7DF 728GO 73DF 737GO 768RO 77TO 78MT 79MS 8PR 88SC 9RS',
]
  .flatMap((codes) => codes.split(' '))
  .map((text) => ({ first: text.slice(0, -2), uf: text.slice(-2) }));

/** Words around the place that is meant, ignored in a search: `loja em Moema`, `perto de Pinheiros`, `estado do Rio`. */
const AROUND = new Set(
  [
    'a o as os um uma e de do da dos das em no na nos nas ao aos com por',
    'loja lojas unidade unidades revendedor revendedores revenda quiosque tem onde fica ficam',
    'perto proximo proxima proximos proximas mais mim aqui bairro cidade estado capital n nº n° numero',
  ].flatMap((words) => words.split(' ')),
);
/** The brand: ignored beside a place, since a retailer there does not have it in its name. */
const BRAND = 'soul';

/** Length of a word that resembles too many others to guess one of its letters, but may lack one of a longer word. */
const SHORT_WORD = 4;

/** Returns the state of a postal code. */
const stateOfCode = (code: string) => POSTAL_CODES.findLast(({ first }) => code >= first)?.uf;

/**
 * Parses a search. The two letters of a state alone mean that state, and so does a postal code. Hyphens and commas only
 * separate words: `Vitória - ES`. Words around a place are left out. A word of one or two letters must begin a word:
 * `Vitória SP` matches nothing in Espírito Santo. The first digits of a postal code match everything until they tell the
 * state.
 */
export function locationQuery(search: string): LocationQuery {
  const letters = search.trim().toUpperCase();
  if (STATES[letters]) return { words: [], uf: letters };
  const code = postalDigitsBegun(search)?.padEnd(8, '0');
  const uf = code && stateOfCode(code);
  if (uf) return { words: [], uf, code };
  const words =
    digitsMissing(search.trim()) > 0 ? [] : meantWords(search.replace(/[-–—,/]/g, ' ').replace(/\.(?=\p{L})/gu, '. '));
  return { words: words.map((word) => (word.length > 2 ? word : ` ${word}`)) };
}

/** Returns the words that say where: without those around a place, and the brand only if nothing else is said. */
function meantWords(search: string): string[] {
  const said = searchWords(search).filter((word) => !AROUND.has(word.replace(/\.$/, '')));
  const places = said.filter((word) => word !== BRAND);
  return places.length > 0 ? places : said;
}

/**
 * Finds locations with every word in name, address, city or state: the rule of `wanted` in `functions/db/locations.ts`. The
 * other name of a city (`BH`) also finds the city, `rua` also finds `R.`, and a number alone an address. If there are none,
 * words with one letter wrong are guessed, as in the site's search, and words of four letters that lack one of a name or a
 * city. A postal code puts the nearest first.
 */
export function foundLocations<T extends Searchable>(locations: T[], search: string): T[] {
  const { words, uf, code } = locationQuery(search);
  const inState = uf ? locations.filter((location) => location.uf === uf) : locations;
  // Usually there is no search, and no text needs to be folded.
  if (words.length === 0) return code ? inState.toSorted(byCodeNear(Number(code))) : numbered(inState, search.trim());
  const texts = new Map(inState.map((location) => [location, textOf(location)]));
  const withAll = (has: (text: string, word: string, location: T) => boolean) =>
    inState.filter((location) => words.every((word) => has(texts.get(location) ?? '', word, location)));
  const found = withAll(hasOrMeans);
  return found.length > 0 ? found : withAll(hasOrGuesses);
}

/** Finds locations with a number in their address. If there is none, it may become a postal code: that matches all. */
function numbered<T extends Searchable>(locations: T[], typed: string): T[] {
  const found = locations.filter(({ name, address }) => `${name} ${address}`.match(/\d+/g)?.includes(typed));
  return found.length > 0 ? found : locations;
}

/** Orders by how far postal codes are apart: neighbours have similar ones. Locations without a code come last. */
function byCodeNear(code: number) {
  const apart = ({ zipcode }: Searchable) => Math.abs(Number(postalDigits(zipcode ?? '') ?? Number.MAX_VALUE) - code);
  return (one: Searchable, other: Searchable) => apart(one) - apart(other);
}

const textOf = (location: Searchable) => ` ${locationSearchText(location)} ${fold(STATES[location.uf] ?? '')}`;

/** Returns what a word may mean, each as words of which a text has all: itself, a city's other name, a street's spelling. */
export function meaningsOf(word: string): string[][] {
  return [[word], cityWords(word), ...streetWords(word).map((each) => [each])].filter(({ length }) => length > 0);
}

const hasOrMeans = (text: string, word: string) =>
  meaningsOf(word).some((words) => words.every((each) => text.includes(each)));

const hasOrGuesses = (text: string, word: string, { name, city }: Searchable) =>
  hasOrMeans(text, word) ||
  cluesOf(word).some((clue) => fits(text, clue)) ||
  (word.length === SHORT_WORD &&
    fold(`${name} ${city}`)
      .split(' ')
      .some((whole) => lacksLetter(whole, word)));
