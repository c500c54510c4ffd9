/** Words of folded text, in regular expressions. */
export const anyOf = (...sources: string[]) => new RegExp(`\\b(?:${sources.join('|')})\\b`, 'g');

/** Those words that a text has, each once and as it is written there; what `not` finds only sounds like them. */
export function wordsIn(text: string | null, wanted: RegExp, not: RegExp): string[] {
  const written = [...(text ?? '').normalize('NFC').toLowerCase().replace(/[\s-]/g, ' ')];
  // Sign by sign, so that what is found in the one is known in the other.
  const folded = written.map((sign) => sign.normalize('NFD').charAt(0)).join('');
  const told = folded.replace(not, (found) => '|'.repeat(found.length));
  const found = [...told.matchAll(wanted)].map(({ index, 0: word }) =>
    written.slice(index, index + word.length).join(''),
  );
  return [...new Set(found)];
}
