import { fold, searchWords } from './search';
import { withoutSigns } from './without-signs';

/** Start of a part of a text, and its end (exclusive). */
type Stretch = [start: number, end: number];

/** Shorter words only join others, and would be found everywhere. */
const SHORTEST = 3;

/** Returns where a text has the words of a query, in either number: `cones` matches `Cone`. Only at word beginnings. */
export function foundWords(text: string, query: string): Stretch[] {
  const words = searchWords(query)
    .map(withoutSigns)
    .filter(({ length }) => length >= SHORTEST);
  const { plain, places } = plainOf(text);
  const stretches = words.flatMap((word) =>
    beginningsOf(plain, word.length > SHORTEST ? word.replace(/s$/, '') : word),
  );
  return withoutOverlaps(stretches).map(([start, end]) => [places[start] ?? 0, places[end] ?? text.length]);
}

/** Folds a text like `fold`, but character by character, to know the position of each in the text. */
function plainOf(text: string) {
  const places: number[] = [];
  let plain = '';
  for (let index = 0; index < text.length; index += 1) {
    const sign = text[index] ?? '';
    // `fold` would drop a space that stands alone.
    const folded = /\s/.test(sign) ? ' ' : fold(sign);
    plain += folded;
    for (let more = 0; more < folded.length; more += 1) places.push(index);
  }
  return { plain, places };
}

function beginningsOf(plain: string, word: string): Stretch[] {
  const found: Stretch[] = [];
  for (let at = plain.indexOf(word); at >= 0; at = plain.indexOf(word, at + word.length)) {
    if (!/[\p{L}\p{N}]/u.test(plain[at - 1] ?? '')) found.push([at, at + word.length]);
  }
  return found;
}

function withoutOverlaps(stretches: Stretch[]): Stretch[] {
  const ordered = stretches.toSorted(([a], [b]) => a - b);
  return ordered.filter(([start], index) => ordered.slice(0, index).every(([, end]) => end <= start));
}
