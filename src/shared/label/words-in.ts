import { foldInPlace } from './fold-in-place';

/** In folded text, what says that the food behind it is missing: `(sem leite)`, `não contém ovos`. */
export const WITHOUT = '(?:sem|nem|nao contem|livres? de|isent[oa]s? de)';

/** Returns a pattern that matches any of these words in folded text. */
export const anyOf = (...sources: string[]) => new RegExp(`\\b(?:${sources.join('|')})\\b`, 'g');

/** Returns the wanted words in a text, as written there, without duplicates. Matches of `not` only sound like them. */
export function wordsIn(text: string | null, wanted: RegExp, not: RegExp): string[] {
  const written = (text ?? '').normalize('NFC').toLowerCase().replace(/[\s-]/g, ' ');
  const searched = foldInPlace(written).replace(not, (found) => '|'.repeat(found.length));
  const found = [...searched.matchAll(wanted)].map(({ index, 0: word }) => written.slice(index, index + word.length));
  return [...new Set(found)];
}
