/**
 * Pattern that finds the word behind a typo of one letter: a piece that is surely right, and possible beginnings of the
 * whole word, where `_` is any letter. Without `looks`, the piece is enough.
 */
export type Clue = { piece: string; looks: string[] };

/** Shorter words resemble too many others to guess a wrong letter. Longer texts are not words. */
const LONG_WORD = /^[a-z0-9]{5,20}$/;
/** From this length on, one letter may also replace two, and two replace one: `x` for `ch`. */
const VERY_LONG = 7;

/** A part of the typed word, and its replacement. */
type Fault = { from: number; to: number; instead: string };

/** Returns clues to the word meant by `word`, which has a letter wrong, missing or extra, or two letters swapped. */
export function cluesOf(word: string): Clue[] {
  if (!LONG_WORD.test(word)) return [];
  const looks = Map.groupBy(faultsOf(word), (fault) => pieceBeside(word, fault));
  return [...looks].map(([piece, all]) => ({
    piece,
    looks: [...new Set(all.map(({ from, to, instead }) => word.slice(0, from) + instead + word.slice(to)))],
  }));
}

function faultsOf(word: string): Fault[] {
  return Array.from(word, (letter, from): Fault[] => {
    const next = word[from + 1];
    const wrong = { from, to: from + 1, instead: '_' };
    const swapped = next && next !== letter ? [{ from, to: from + 2, instead: next + letter }] : [];
    if (word.length < VERY_LONG) {
      return [wrong, ...swapped, { from, to: from + 1, instead: '' }, { from, to: from, instead: '_' }];
    }
    // One letter for two, and two for one. Both also cover an extra or a missing letter next to that place.
    const other = from % 2 === 0 ? [{ from, to: from + 1, instead: '__' }] : [];
    const one = next && (from % 2 === 0 || from === word.length - 2) ? [{ from, to: from + 2, instead: '_' }] : [];
    return [wrong, ...swapped, ...other, ...one];
  }).flat();
}

/** Returns the half of the word without the fault. If the fault is in the middle, returns the larger part before it. */
function pieceBeside(word: string, { from, to }: Fault): string {
  const middle = Math.ceil(word.length / 2);
  if (from >= middle) return word.slice(0, middle);
  if (to <= middle) return word.slice(middle);
  return word.slice(0, from);
}

/** Returns whether a folded text has a word that begins as the clue says. */
export function fits(text: string, { piece, looks }: Clue): boolean {
  if (!text.includes(piece)) return false;
  return looks.length === 0 || looks.some((look) => new RegExp(` ${look.replaceAll('_', '.')}`, 'su').test(` ${text}`));
}

/** Returns whether `typed` may be a typo of the whole `word`. */
export function isMistyped(word: string, typed: string): boolean {
  if (!LONG_WORD.test(word)) return false;
  return cluesOf(typed).some(({ looks }) =>
    looks.some((look) => look.length === word.length && fits(word, { piece: '', looks: [look] })),
  );
}

/** Returns whether `typed` is the whole `word` without one of its letters: the surest typo, also of a shorter word. */
export function lacksLetter(word: string, typed: string): boolean {
  return Array.from(word).some((_, at) => word.slice(0, at) + word.slice(at + 1) === typed);
}
