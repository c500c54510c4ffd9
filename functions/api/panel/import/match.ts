import type { Fields } from '../../../../src/shared/activity';
import { type Noun, wordsOf } from '../../../../src/shared/nouns';
import { fold } from '../../../../src/shared/search';
import type { Id } from '../../../db/editable';
import type { FileRow } from './file';
import type { Importable } from './importables';

/** The record that a row names, or why there is none. Neither for a new record. */
type Found<Entry> = { record?: Entry; problem?: string };

/** Finds records by the values with which rows of a file name them. */
export type Records<Entry extends Fields> = {
  find: (given: Fields) => Found<Entry>;
  /** Returns whether a record other than `own` has the keys of these fields. */
  isTaken: (fields: Fields, own: Fields | undefined) => boolean;
  /** Returns the keys of a record as one text. */
  keyOf: (record: Fields) => string;
};

export function recordsBy<Input, Entry extends Fields>(
  importable: Importable<Input>,
  existing: Entry[],
): Records<Entry> {
  const { noun, keys, strictId } = importable;
  const [head] = keys;
  const words = (record: Fields, key: string) => fold(asText(record[key]));
  const byHead = Map.groupBy(existing, (record) => words(record, head));
  const byId = new Map(existing.map((record) => [record.id, record]));
  const has = (given: Fields, some: string[]) => (record: Fields) =>
    some.every((key) => given[key] === undefined || words(record, key) === words(given, key));
  return {
    find(given) {
      const { id } = given;
      const named = id !== undefined && id !== null && id !== '';
      const record = named ? byId.get(id) : undefined;
      if (record) return { record };
      const isNamed = !strictId && keys.every((key) => given[key] !== undefined);
      if (named && !isNamed) return { problem: `${noneOf(noun)} tem o ID ${asText(id)}.` };
      if (given[head] === undefined || words(given, head) === '') return {};
      const [only, ...others] = (byHead.get(words(given, head)) ?? []).filter(has(given, keysOf(importable, given)));
      if (others.length > 0) return { problem: 'Há mais de um registro assim: diga qual pela coluna ID.' };
      return only ? { record: only } : {};
    },
    isTaken: (fields, own) =>
      (byHead.get(words(fields, head)) ?? []).some((record) => record !== own && has(fields, keys)(record)),
    keyOf: (record) => JSON.stringify(keysOf(importable, record).map((key) => [key, words(record, key)])),
  };
}

/** Returns the fields that identify the record that these fields are of. */
export function keysOf<Input>({ keys, keysWithoutLast = keys }: Importable<Input>, fields: Fields): string[] {
  return fields[keys.at(-1) ?? ''] ? keys : keysWithoutLast;
}

/** `Nenhum produto`, `Nenhuma postagem`. */
function noneOf(noun: Noun): string {
  const { article, singular } = wordsOf(noun);
  return `${article === 'a' ? 'Nenhuma' : 'Nenhum'} ${singular}`;
}

/** Returns the entries of the records that a file refers to; for an ordered noun, all entries. */
export function entriesNamed<Input, Entry extends Fields>(
  importable: Importable<Input>,
  entries: Entry[],
  file: FileRow[],
): Entry[] {
  if ('position' in importable.contract.shape) return entries;
  const { mended = (fields: Fields) => fields } = importable;
  const { find } = recordsBy(importable, entries);
  const named = new Set(file.map(({ read }) => find(mended(read({}).fields)).record));
  return entries.filter((entry) => named.has(entry));
}

export function idIn(record: Fields): Id {
  return (record.id ?? record.key) as Id;
}

/** Returns a value of the file as text, before validation. Lists and objects give an empty text. */
export function asText(value: unknown): string {
  return typeof value === 'object' ? '' : String(value ?? '');
}
