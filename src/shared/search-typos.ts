/**
 * What tells a word that is typed with one letter wrong: a piece of it that is surely there, and what the beginning of the
 * whole may look like, in which `_` is any letter. Without looks the piece says enough.
 */
export type Clue = { piece: string; looks: string[] };

/** A shorter word is too like others for a letter to be wrong in it; a longer one is no word. */
const LONG_WORD = /^[a-z0-9]{5,20}$/;
/** From so many letters on one may be taken for two, and two for one: `x` for `ch`. */
const VERY_LONG = 7;

/** A stretch of the typed word, and what stands there instead. */
type Fault = { from: number; to: number; instead: string };

/** Words that are typed as `word` with a letter wrong, missing or too many, or two in each other's place. */
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
    // One letter for two and two for one, each of which also stands for a letter more or less on either side.
    const other = from % 2 === 0 ? [{ from, to: from + 1, instead: '__' }] : [];
    const one = next && (from % 2 === 0 || from === word.length - 2) ? [{ from, to: from + 2, instead: '_' }] : [];
    return [wrong, ...swapped, ...other, ...one];
  }).flat();
}

/** One half of the word where it is whole, otherwise what stands before: of a fault in the middle the larger rest. */
function pieceBeside(word: string, { from, to }: Fault): string {
  const middle = Math.ceil(word.length / 2);
  if (from >= middle) return word.slice(0, middle);
  if (to <= middle) return word.slice(middle);
  return word.slice(0, from);
}

/** Whether a word of a folded text begins as a clue says. */
export function fits(text: string, { piece, looks }: Clue): boolean {
  if (!text.includes(piece)) return false;
  return looks.length === 0 || looks.some((look) => new RegExp(` ${look.replaceAll('_', '.')}`, 'su').test(` ${text}`));
}

/** Whether somebody who typed one word may have meant the other, whole. */
export function isMistyped(word: string, typed: string): boolean {
  if (!LONG_WORD.test(word)) return false;
  return cluesOf(typed).some(({ looks }) =>
    looks.some((look) => look.length === word.length && fits(word, { piece: '', looks: [look] })),
  );
}
