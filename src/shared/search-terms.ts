import { fold, QUERY_LENGTH } from './search';
import { type Clue, cluesOf, fits, isMistyped } from './search-typos';

/** Words of which any stands for the others: `[['cone', 'casquinha']]`. */
export type Synonyms = string[][];

/**
 * One thing that is looked for. Any of `words` will do: the first `typed` of them are what was typed, in either number, the
 * others mean the same. `clues` are what may have been meant.
 */
export type Term = { words: string[]; typed: number; clues: Clue[] };

/** They join the words of a query and say nothing of what is looked for; `sem` does. */
const JOINING = new Set(
  'a o as os um uma e ou de do da dos das em no na nos nas ao aos com para por pra pro'.split(' '),
);

const TERMS = 8;
const PHRASE_WORDS = 4;
const WORDS_A_TERM = 6;
/** The database takes a hundred values a query, and has others to take. */
const VALUES = 85;

/** What a query looks for, all of which must be found: its words and phrases, each with what means the same. */
export function searchTerms(query: string, synonyms: Synonyms = []): Term[] {
  const tokens = fold(query.slice(0, QUERY_LENGTH)).toWellFormed().split(' ').filter(Boolean);
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

/** How many of the words that follow are one phrase that has synonyms; the longest counts. */
function phraseLength(tokens: string[], groups: Synonyms): number {
  for (let length = tokens.length; length > 1; length -= 1) {
    if (groups.some((group) => isAmong(tokens.slice(0, length).join(' '), group))) return length;
  }
  return 1;
}

function termOf(phrase: string, groups: Synonyms): Term {
  const equals = groups.filter((group) => isAmong(phrase, group)).flat();
  const forms = formsOf(phrase);
  const words = unique([...forms, ...equals.flatMap(formsOf)]).slice(0, WORDS_A_TERM);
  const meant = groups.filter((group) => group.some((word) => isMistyped(word, phrase))).flat();
  const pieces = unique(meant.flatMap(formsOf)).slice(0, WORDS_A_TERM);
  return { words, typed: forms.length, clues: [...pieces.map((piece) => ({ piece, looks: [] })), ...cluesOf(phrase)] };
}

/** Clues cost the most: of a query with many long words the last ones are taken as they are typed. */
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

/** A hyphen is a space to whoever types. */
function spelled(text: string): string {
  return fold(text.replaceAll('-', ' '));
}

/** What a plural ends with, and its singular; folded, as words are here. */
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

/** A word as it is, and in the other number where that does not have it as a part: `cones` has `cone`. */
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

/** By so much what means the same stands behind what is called as it was typed. */
export const BY_SYNONYM = 1000;
/** From here on stands what is found by a clue: behind all that is called as it was typed. */
export const BY_CLUE = 1_000_000;

/**
 * How early a folded text has what is looked for, or `null`. The rule of the database (`functions/db/search.ts`) for what is
 * few enough to be looked through without it.
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

/** Counted from 1. */
function rankOfTerm(text: string, { words, typed, clues }: Term): number | null {
  const index = words.findIndex((one) => text.includes(one));
  if (index >= 0) return text.indexOf(words[index] ?? '') + 1 + (index < typed ? 0 : BY_SYNONYM);
  const clue = clues.find((one) => fits(text, one));
  return clue ? BY_CLUE + text.indexOf(clue.piece) + 1 : null;
}

function unique(words: string[]): string[] {
  return [...new Set(words)];
}
