import { fold } from '../search';
import { isMistyped } from '../search-typos';
import { columnOfHead, type Tabular } from './columns';
import { written } from './table';

export type FileFormat = 'csv' | 'json';
/** A column of a file that no field has, and the known one that may be meant, or of which its content is a part. */
export type UnknownColumn = { title: string; near: string | null; isPart?: true };

/** Returns the contract's field of a path: `nutrition` for `nutrition.sodium`. */
const fieldOf = (path: string) => path.split('.')[0] ?? path;

/** Returns the columns that a file may have: the heads of a table, or the names of the contract in JSON. */
export function knownColumns(noun: Tabular, format: FileFormat): string[] {
  const all = written(noun);
  return format === 'csv' ? all.map(({ head }) => head) : [...new Set(all.map(({ path }) => fieldOf(path)))];
}

/** First words of titles in other tables, and the field that they mean there. */
const OTHER_WORDS: Partial<Record<Tabular, Record<string, string>>> = {
  locations: {
    celular: 'phone',
    estado: 'uf',
    fone: 'phone',
    horario: 'hours',
    logradouro: 'address',
    loja: 'name',
    municipio: 'city',
    rua: 'address',
    unidade: 'name',
    whatsapp: 'phone',
  },
};

/** Titles of columns whose content is a part of an address here. Districts in the plural are those of the delivery. */
const PART_OF_ADDRESS = /^(?:bairro|complemento)\b|^(?:numero|n[.ºo°]?)$/;

/** Shorter words, such as `de`, are in heads of any meaning. */
const wordsOf = (text: string) => (fold(text).match(/[\p{L}\p{N}]{3,}/gu) ?? []) as string[];

/** Likeness of a first word that means the column in other tables: more than that of an equal word. */
const MEANT = 3;

/** Returns how near a typed word is: equal (2), with another end or a typo (1), or another word (0). */
function likeness(own: string, typed: string): number {
  if (own === typed) return 2;
  return own.startsWith(typed) || typed.startsWith(own) || isMistyped(own, typed) ? 1 : 0;
}

const nameIn = (format: FileFormat, { head, path }: { head: string; path: string }) =>
  format === 'csv' ? head : fieldOf(path);

/** Returns the column that an unknown one is a part of, such as `Endereço` for `Bairro`. */
export function wholeColumn(noun: Tabular, format: FileFormat, title: string): string | null {
  const address = written(noun).find(({ path }) => noun === 'locations' && path === 'address');
  return address && PART_OF_ADDRESS.test(fold(title)) ? nameIn(format, address) : null;
}

/**
 * Returns the known column whose words are most like those of an unknown one, and of several the one with the fewest words.
 * Of a long name one similar word is not enough. Columns that the file has already are not suggested.
 */
export function nearColumn(noun: Tabular, format: FileFormat, title: string, given: string[]): string | null {
  const has = new Set(given.map((head) => columnOfHead(noun, head)?.path));
  const typed = wordsOf(title);
  const meant = OTHER_WORDS[noun]?.[typed[0] ?? ''];
  const [best] = written(noun)
    .filter(({ path }) => !has.has(path))
    .map((column) => {
      const own = wordsOf(`${column.head} ${column.path}`);
      const each = typed.map((word, index) =>
        Math.max(index === 0 && meant === column.path ? MEANT : 0, ...own.map((one) => likeness(one, word))),
      );
      return { name: nameIn(format, column), like: each.reduce((sum, like) => sum + like, 0), length: own.length };
    })
    .filter(({ like }) => like > 0 && like * 2 >= typed.length)
    .sort((one, other) => other.like - one.like || one.length - other.length);
  return best?.name ?? null;
}
