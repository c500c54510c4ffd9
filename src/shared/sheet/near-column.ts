import { fold } from '../search';
import { isMistyped } from '../search-typos';
import { columnOfHead, type Tabular } from './columns';
import { written } from './table';

export type FileFormat = 'csv' | 'json';
/** A column of a file that no field has, and the known one that may be meant. */
export type UnknownColumn = { title: string; near: string | null };

/** Returns the contract's field of a path: `nutrition` for `nutrition.sodium`. */
const fieldOf = (path: string) => path.split('.')[0] ?? path;

/** Returns the columns that a file may have: the heads of a table, or the names of the contract in JSON. */
export function knownColumns(noun: Tabular, format: FileFormat): string[] {
  const all = written(noun);
  return format === 'csv' ? all.map(({ head }) => head) : [...new Set(all.map(({ path }) => fieldOf(path)))];
}

/** Shorter words, such as `de`, are in heads of any meaning. */
const wordsOf = (text: string) => (fold(text).match(/[\p{L}\p{N}]{3,}/gu) ?? []) as string[];

/** Returns how near a typed word is: equal (2), with another end or a typo (1), or another word (0). */
function likeness(own: string, typed: string): number {
  if (own === typed) return 2;
  return own.startsWith(typed) || typed.startsWith(own) || isMistyped(own, typed) ? 1 : 0;
}

/**
 * Returns the known column whose words are most like those of an unknown one, and of several the one with the fewest words.
 * Of a long name one similar word is not enough. Columns that the file has already are not suggested.
 */
export function nearColumn(noun: Tabular, format: FileFormat, title: string, given: string[]): string | null {
  const nameOf = ({ head, path }: { head: string; path: string }) => (format === 'csv' ? head : fieldOf(path));
  const has = new Set(given.map((head) => columnOfHead(noun, head)?.path));
  const typed = wordsOf(title);
  const [best] = written(noun)
    .filter(({ path }) => !has.has(path))
    .map((column) => {
      const own = wordsOf(`${column.head} ${column.path}`);
      const each = typed.map((word) => Math.max(0, ...own.map((one) => likeness(one, word))));
      return { name: nameOf(column), like: each.reduce((sum, like) => sum + like, 0), length: own.length };
    })
    .filter(({ like }) => like > 0 && like * 2 >= typed.length)
    .sort((one, other) => other.like - one.like || one.length - other.length);
  return best?.name ?? null;
}
