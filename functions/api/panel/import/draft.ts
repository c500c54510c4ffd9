import type { z } from 'zod';
import type { Fields } from '../../../../src/shared/activity';
import type { ImportedRow } from '../../../../src/shared/import';
import { same } from '../../../../src/shared/merge';
import type { FileRow } from './file';
import type { Importable } from './importables';
import { asText, idIn, keysOf, type Records, recordsBy } from './match';

/** A row that can be written. `record` is the record that it changes. */
export type Draft<Input> = { line: number; title: string; record: Fields | undefined; input: Input };

export function isDraft<Input>(row: Draft<Input> | ImportedRow): row is Draft<Input> {
  return 'input' in row;
}

/** What a row gives, and the record that it is about: by its identifying columns (`entry`), and complete (`record`). */
type ReadRow = {
  entry: Fields | undefined;
  record: Fields | undefined;
  /** Why the record is unknown. */
  lost: string | undefined;
  /** Fields that the row changes, and the problems of the cells that cannot be read. */
  given: Fields;
  unreadable: Record<string, string>;
};

/**
 * Returns a function that makes drafts of the rows, in the order of the file, or refuses them: a row is refused if an
 * earlier one is about the same record. `entries` identify all records, `existing` are the full records that are met.
 */
export function drafting<Input extends object>(
  importable: Importable<Input>,
  entries: Fields[],
  existing: Fields[],
): (row: FileRow) => Draft<Input> | ImportedRow {
  const { contract, blank, title: titleField, cleaned = unchanged } = importable;
  const names = Object.keys(contract.shape);
  const records = recordsBy(importable, entries);
  const recordOf = new Map(existing.map((record) => [idIn(record), record]));
  const earlier = new Set<unknown>();

  return (row) => {
    const reading = readRow(importable, records, recordOf, row);
    const { record, given } = reading;
    const whole: Fields = { ...(record ? only(record, names) : blank), ...cleaned(given) };
    const parsed = contract.safeParse(whole);
    const { problems, sound } = judged(importable, records, reading, whole, parsed);
    const identities = identitiesOf(importable, records, record, sound);
    if (identities.some((identity) => earlier.has(identity))) {
      note(problems, importable.keys[0], 'Este registro já apareceu antes no arquivo.');
    }
    const { line } = row;
    const title = asText(whole[titleField]);
    if (!parsed.success || Object.keys(problems).length > 0) {
      return { line, outcome: 'refused', title, changes: [], problems };
    }
    for (const identity of identities) earlier.add(identity);
    return { line, title, record, input: parsed.data };
  };
}

/** Reads a row twice: first to find its record, then against that record. */
function readRow<Input>(
  { mended = unchanged }: Importable<Input>,
  { find }: Records<Fields>,
  recordOf: ReadonlyMap<unknown, Fields>,
  { read }: FileRow,
): ReadRow {
  const { record: entry, problem: lost } = find(mended(read({}).fields));
  const record = entry && recordOf.get(idIn(entry));
  const { fields, problems: unreadable } = read(record ?? {});
  const { id: _id, ...named } = mended(fields, record);
  const given = Object.fromEntries(Object.entries(named).filter(([field, value]) => !same(value, record?.[field])));
  return { entry, record, lost, given, unreadable };
}

/** Returns all problems of a row, by column of the file, and the fields that are valid in themselves. */
function judged<Input extends object>(
  { contract, keys, clashes }: Importable<Input>,
  records: Records<Fields>,
  { entry, lost, given, unreadable }: ReadRow,
  whole: Fields,
  parsed: z.ZodSafeParseResult<Input>,
): { problems: Record<string, string>; sound: Fields } {
  // If the record is not found, omitted fields are unknown, so only the given ones are checked.
  const checked = lost ? Object.keys(given) : Object.keys(contract.shape);
  const problems = { ...problemsOf(parsed.error, checked), ...unreadable };
  // While a key cell is unreadable, the row's record is unknown: that cell has a problem already.
  if (lost && !keys.some((key) => key in unreadable)) problems.id = lost;
  const paths = Object.keys(problems);
  const holds = (name: string) => !paths.some((path) => path === name || path.startsWith(`${name}.`));
  const sound = only(parsed.success ? (parsed.data as Fields) : whole, checked.filter(holds));
  // Checks that need the records use only the fields that are valid on their own.
  const isTaken = () => hasKey(keys, sound) && records.isTaken(sound, entry);
  return { problems: { ...problems, ...clashes?.(sound as Partial<Input>, isTaken, given, entry) }, sound };
}

/** Returns what no other row of the file may be about: the record, and its keys if they are new or must be unique. */
function identitiesOf<Input>(
  importable: Importable<Input>,
  { keyOf }: Records<Fields>,
  record: Fields | undefined,
  sound: Fields,
): unknown[] {
  const isNamed = hasKey(keysOf(importable, sound), sound) && (!record || importable.unique);
  return [...(record ? [record] : []), ...(isNamed ? [keyOf(sound)] : [])];
}

const hasKey = (keys: string[], sound: Fields) => keys.every((key) => key in sound);

const unchanged = (fields: Fields) => fields;

export function only(row: Fields, names: string[]): Fields {
  return Object.fromEntries(names.map((name) => [name, row[name]]));
}

/** Returns the problems of these fields, by column of the file. */
function problemsOf(error: z.ZodError | undefined, fields: string[]): Record<string, string> {
  const pathOf = ([field, part]: PropertyKey[]) =>
    field === 'nutrition' && part ? `nutrition.${String(part)}` : String(field);
  const problems: Record<string, string> = {};
  for (const { path, message } of error?.issues ?? []) {
    if (fields.includes(String(path[0]))) note(problems, pathOf(path), message);
  }
  return problems;
}

/** Adds a message to a column, unless the column has it already. */
function note(problems: Record<string, string>, path: string, message: string) {
  const earlier = problems[path];
  if (earlier === undefined) problems[path] = message;
  else if (!earlier.includes(message)) problems[path] = `${earlier} ${message}`;
}
