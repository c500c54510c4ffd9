import { FREE, FREE_OF } from './label/free-of';
import { fold, QUERY_LENGTH } from './search';
import { type Clue, cluesOf, fits, isMistyped } from './search-typos';
import { withoutSigns } from './without-signs';

/** Groups of words with the same meaning: `[['cone', 'casquinha']]`. */
export type Synonyms = string[][];

/**
 * One term of a query; a match has any of its `words`. The first `typed` of them are the typed word in singular and
 * plural, the others are synonyms. `clues` find words that may have been mistyped.
 */
export type Term = { words: string[]; typed: number; clues: Clue[] };

/** Words that only join others and are ignored in a search. */
const JOINING = new Set(
  'a o as os um uma e ou de do da dos das em no na nos nas ao aos com para por pra pro'.split(' '),
);
/** Words between foods that one `sem` excludes: `sem leite nem soja`. */
const LISTING = new Set(['e', 'ou', 'nem']);
const SEM = FREE.trim();
/** Words for people who avoid a food, by what begins them all, and the words between them and it. */
const AVOIDING: [stem: string, words: string[]][] = [
  ['celiac', ['celiaco', 'celiaca']],
  ['intoleran', ['intolerante', 'intolerancia']],
  ['alergi', ['alergia', 'alergico', 'alergica']],
];
const TO = new Set(['a', 'ao', 'as', 'aos']);
/** A number with its unit, which people write as one word and texts as two: `20g`. */
const GLUED = /\b(\d+(?:[.,]\d+)?)(g|kg|mg|l|ml|kcal)\b/g;
const APART = '$1 $2';
const ALLERGENS = [...FREE_OF.map(([word]) => word), 'gluten', 'lactose'];
const FOODS = [...ALLERGENS, 'acucar', 'cafeina'];

const TERMS = 8;
const PHRASE_WORDS = 4;
const WORDS_A_TERM = 6;
/** D1 allows 100 bound values per query, and the query binds others besides these. */
const VALUES = 85;

/**
 * Returns the terms of a query: its words and phrases, each with its synonyms. A match has all of them. `sem` and the next
 * word are one term: a product with peanuts and without gluten is no match for `sem amendoim`.
 */
export function searchTerms(query: string, synonyms: Synonyms = []): Term[] {
  const tokens = tokensOf(query);
  const groups = synonyms.map((group) => group.map(spelled));
  const phrases = new Set<string>();
  for (let index = 0; index < tokens.length && phrases.size < TERMS; ) {
    const length = phraseLength(tokens.slice(index, index + PHRASE_WORDS), groups);
    phrases.add(tokens.slice(index, index + length).join(' '));
    index += length;
  }
  const meaning = [...phrases].filter((phrase) => !JOINING.has(phrase));
  return affordable((meaning.length > 0 ? meaning : [...phrases]).map((phrase) => termOf(phrase, groups)));
}

/** Returns the words of a query, with `sem` before each food that it excludes: `sem leite, soja e ovo` names three. */
function tokensOf(query: string): string[] {
  const tokens: string[] = [];
  let isExcluding = false;
  const text = fold(query.slice(0, QUERY_LENGTH)).toWellFormed().replace(LIKE_SEM, FREE).replace(GLUED, APART);
  for (const typed of text.split(' ')) {
    const token = withoutSigns(typed);
    if (isExcluding && FOOD_FORMS.has(token)) {
      if (tokens.at(-1) !== SEM) tokens.push(SEM);
      tokens.push(token);
      isExcluding = typed.endsWith(',');
    } else if (token && !(isExcluding && JOINING.has(token))) {
      const isListed = LISTING.has(token) && tokens.at(-2) === SEM;
      if (!isListed) tokens.push(token);
      isExcluding = isListed || token === SEM;
    }
  }
  return tokens;
}

/**
 * Returns how many of the first tokens form a phrase: the longest that has synonyms, `sem` and its word, what somebody does
 * not tolerate, or 1 word.
 */
function phraseLength(tokens: string[], groups: Synonyms): number {
  for (let length = tokens.length; length > 1; length -= 1) {
    if (groups.some((group) => isAmong(tokens.slice(0, length).join(' '), group))) return length;
  }
  if (tokens[0] === SEM) return 2;
  const food = tokens.findIndex((token, index) => index > 0 && !TO.has(token));
  return avoided(tokens.slice(0, food + 1).join(' ')) ? food + 1 : 1;
}

/**
 * Returns the words meant by a phrase for what somebody does not tolerate, if it is one: `intolerante a glúten`, `celíaco`.
 * They are what is free of it, and any text about such people.
 */
function avoided(phrase: string): string[] | undefined {
  const [who = '', ...rest] = phrase.split(' ');
  const [stem] = AVOIDING.find(([, words]) => isAmong(who, words)) ?? [];
  const food = stem === 'celiac' ? 'gluten' : (rest.at(-1) ?? '');
  return stem && FOOD_FORMS.has(food) ? [FREE + food, stem] : undefined;
}

function termOf(phrase: string, groups: Synonyms): Term {
  const equals = groups.filter((group) => isAmong(phrase, group)).flat();
  const forms = formsOf(phrase);
  const meanings = avoided(phrase) ?? excludedFoods(phrase);
  const words = unique([...forms, ...equals.flatMap(formsOf), ...meanings]).slice(0, WORDS_A_TERM);
  const meant = groups.filter((group) => group.some((word) => isMistyped(word, phrase))).flat();
  const pieces = unique(meant.flatMap(formsOf)).slice(0, WORDS_A_TERM);
  return { words, typed: forms.length, clues: [...pieces.map((piece) => ({ piece, looks: [] })), ...cluesOf(phrase)] };
}

/** Returns the phrases meant by `sem` and a mistyped food. A clue to its letters would find what is to be excluded. */
function excludedFoods(phrase: string): string[] {
  const food = phrase.startsWith(FREE) ? phrase.slice(FREE.length) : '';
  return FOODS.filter((known) => isMistyped(known, food)).map((known) => FREE + known);
}

/** Drops the clues that exceed the limit of bound values. The first terms keep theirs. */
function affordable(terms: Term[]): Term[] {
  let left = VALUES - terms.flatMap(({ words }) => words).length;
  return terms.map((term) => {
    const cost = term.clues.reduce((sum, { looks }) => sum + looks.length + 2, 0);
    if (cost > left) return { ...term, clues: [] };
    left -= cost;
    return term;
  });
}

function isAmong(phrase: string, group: string[]): boolean {
  const forms = formsOf(spelled(phrase));
  return group.some((word) => formsOf(word).some((form) => forms.includes(form)));
}

/** Folds a text, with spaces for hyphens: people type either. */
function spelled(text: string): string {
  return fold(text.replaceAll('-', ' ')).replace(GLUED, APART);
}

/** Plural endings and their singular; folded, as all words here. */
const ENDINGS: [plural: string, singular: string][] = [
  ['oes', 'ao'],
  ['aes', 'ao'],
  ['ais', 'al'],
  ['eis', 'el'],
  ['ois', 'ol'],
  ['uis', 'ul'],
  ['is', 'il'],
  ['ns', 'm'],
  ['res', 'r'],
  ['zes', 'z'],
];

/** Returns a word and its other number, unless that contains the word: `cones` contains `cone`. */
function formsOf(word: string): string[] {
  const forms = [word, word.replaceAll('-', ' ')];
  if (word.includes(' ')) forms.push(word.replace(/(?<=\w{3})s\b/g, ''));
  if (word.length > 3 && word.endsWith('s')) forms.push(word.slice(0, -1));
  if (word.length > 4) {
    for (const [plural, singular] of ENDINGS) {
      if (word.endsWith(plural)) forms.push(word.slice(0, -plural.length) + singular);
      else if (word.endsWith(singular) && !plural.startsWith(singular))
        forms.push(word.slice(0, -singular.length) + plural);
    }
  }
  return unique(forms);
}

const FOOD_FORMS = new Set(FOODS.flatMap(formsOf));
/** Other words for `sem`: `zero lactose`, `livre de glúten`. Articles write `zero açúcar`, which stays as it is. */
const LIKE_SEM = new RegExp(`\\b(?:zero|livre de) (?=(?:${ALLERGENS.flatMap(formsOf).join('|')})\\b)`, 'g');

/** Added to the rank of a synonym, which puts it behind matches of the typed word. */
export const BY_SYNONYM = 1000;
/** Lowest rank of a match by a clue: these come after all matches of the typed word. */
export const BY_CLUE = 1_000_000;

/**
 * Returns the rank of a folded text by its first term, or `null` if a term is missing. Same rule as in the database
 * (`functions/db/search.ts`), for records that are few enough to search in memory.
 */
export function rankIn(text: string, terms: Term[]): number | null {
  const ranks: number[] = [];
  for (const term of terms) {
    const rank = rankOfTerm(text, term);
    if (rank === null) return null;
    ranks.push(rank);
  }
  const [first = 0, ...others] = ranks;
  return Math.max(first, ...others.map((rank) => (rank < BY_CLUE ? 0 : BY_CLUE)));
}

/** Returns the rank of one term, counted from 1, or `null` if it is missing. */
function rankOfTerm(text: string, { words, typed, clues }: Term): number | null {
  const index = words.findIndex((one) => text.includes(one));
  if (index >= 0) return text.indexOf(words[index] ?? '') + 1 + (index < typed ? 0 : BY_SYNONYM);
  const clue = clues.find((one) => fits(text, one));
  return clue ? BY_CLUE + text.indexOf(clue.piece) + 1 : null;
}

function unique(words: string[]): string[] {
  return [...new Set(words)];
}
