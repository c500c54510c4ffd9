import { createHash } from 'node:crypto';
import type { z } from 'zod';
import type { Fields } from '../../../src/shared/activity';
import { cut } from '../../../src/shared/cut';
import type { CellChange, ImportedRow, ImportPlan } from '../../../src/shared/import';
import { same } from '../../../src/shared/merge';
import { fold } from '../../../src/shared/search';
import { cellText, written } from '../../../src/shared/sheet/table';
import type { Id } from '../../db/editable';
import type { Writes } from '../../db/panel/imports';
import { placedAmong } from '../../db/panel/places';
import type { FileRow } from './import-file';
import type { Importable } from './importables';

type Planned<Input> = ImportPlan & Writes<Input>;
/** A row that can be written. `record` is the record that it changes. */
type Draft<Input> = { line: number; title: string; record: Fields | undefined; input: Input };

/** Maximum length of a long text in the plan, in characters. */
const LONGEST = 300;

/** Returns the entries of the records that a file refers to; for an ordered noun, all entries. */
export function entriesMet<Input, Entry extends Fields>(
  importable: Importable<Input>,
  entries: Entry[],
  file: FileRow[],
): Entry[] {
  if ('position' in importable.contract.shape) return entries;
  const { mended = (fields: Fields) => fields } = importable;
  const { find } = recordsBy(importable, entries);
  const met = new Set(file.map(({ read }) => find(mended(read({}).fields)).record));
  return entries.filter((entry) => met.has(entry));
}

/**
 * Plans the outcome of every row. The digest identifies the outcome, and so the file and the records that it refers to.
 * `entries` identify all records, `existing` are the full records of {@link entriesMet}.
 */
export function planImport<Input extends object>(
  importable: Importable<Input>,
  entries: Fields[],
  existing: Fields[],
  file: FileRow[],
): Planned<Input> {
  const { contract, blank, keys, title: titleField } = importable;
  const { mended = (fields: Fields) => fields, cleaned = (fields: Fields) => fields, clashes, unique } = importable;
  const names = Object.keys(contract.shape);
  const records = recordsBy(importable, entries);
  const recordOf = new Map(existing.map((record) => [idIn(record), record]));
  const met = new Set<unknown>();
  const creations: Writes<Input>['creations'] = [];
  const changes: Writes<Input>['changes'] = [];

  function draft({ line, read }: FileRow): Draft<Input> | ImportedRow {
    const { record: entry, problem } = records.find(mended(read({}).fields));
    const record = entry && recordOf.get(idIn(entry));
    const seen = read(record ?? {});
    const { id: _id, ...said } = mended(seen.fields, record);
    const given = Object.fromEntries(Object.entries(said).filter(([field, value]) => !same(value, record?.[field])));
    const whole: Fields = { ...(record ? only(record, names) : blank), ...cleaned(given) };
    const parsed = contract.safeParse(whole);
    // If the record is not found, omitted fields are unknown, so only the given ones are checked.
    const told = problem ? Object.keys(given) : names;
    const problems = { ...problemsOf(parsed.error, told), ...seen.problems };
    // While a key cell is unreadable, the row's record is unknown: that cell has a problem already.
    if (problem && !keys.some((key) => key in seen.problems)) problems.id = problem;
    // Checks that need the records use only the fields that are valid on their own.
    const paths = Object.keys(problems);
    const holds = (name: string) => !paths.some((path) => path === name || path.startsWith(`${name}.`));
    const sound = only(parsed.success ? parsed.data : whole, told.filter(holds));
    const hasKey = keys.every((key) => key in sound);
    const isTaken = () => hasKey && records.isTaken(sound, entry);
    Object.assign(problems, clashes?.(sound as Partial<Input>, isTaken, given));
    const key = records.keyOf(sound);
    const identities = [...(record ? [record] : []), ...(hasKey && (!record || unique) ? [key] : [])];
    if (identities.some((identity) => met.has(identity))) {
      note(problems, keys[0], 'Este registro já apareceu antes no arquivo.');
    }
    const title = asText(whole[titleField]);
    if (!parsed.success || Object.keys(problems).length > 0) {
      return { line, outcome: 'refused', title, changes: [], problems };
    }
    for (const identity of identities) met.add(identity);
    return { line, title, record, input: parsed.data };
  }

  function outcomeOf({ line, title, record, input }: Draft<Input>): ImportedRow {
    if (!record) {
      creations.push({ input });
      return { line, outcome: 'create', title, changes: [], problems: {} };
    }
    const before = only(record, names);
    const told = changesOf(importable, before, input as Fields);
    if (told.length === 0) return { line, outcome: 'unchanged', title, changes: [], problems: {} };
    changes.push({ id: idIn(record), version: Number(record.version), before: before as Input, input });
    return { line, outcome: 'update', title, changes: told, problems: {} };
  }

  const drafts = file.map(draft);
  const places = names.includes('position') ? placed(existing, drafts.filter(isDraft)) : [];
  const rows = drafts.map((row) => (isDraft(row) ? outcomeOf(row) : row));
  return { rows, digest: digestOf([rows, creations, changes]), creations, changes, places };
}

/** Returns a digest, built record by record: the text of all records together could be too long. */
function digestOf(lists: object[][]): string {
  const hash = createHash('sha256');
  for (const list of lists) {
    hash.update(`${list.length}\n`);
    for (const one of list) hash.update(`${JSON.stringify(one)}\n`);
  }
  return hash.digest('base64url');
}

function isDraft<Input>(row: Draft<Input> | ImportedRow): row is Draft<Input> {
  return 'input' in row;
}

function idIn(record: Fields): Id {
  return (record.id ?? record.key) as Id;
}

/**
 * Returns the new positions of an ordered noun's rows. Moved rows get the requested position if it exists, and the others
 * close up around them. Also writes the final positions into the drafts.
 */
function placed(existing: Fields[], drafts: Draft<object>[]): Writes<object>['places'] {
  const ordered = drafts.map(({ record, input }) => ({ record, input: input as Fields }));
  const created = ordered.filter(({ record }) => !record);
  const moved = ordered.filter(({ record, input }) => !record || record.position !== input.position);
  if (moved.length === 0) return [];
  const leaving = new Set(moved.map(({ record }) => record));
  const staying = existing
    .filter((record) => !leaving.has(record))
    .sort((a, b) => Number(a.position) - Number(b.position))
    .map((record) => ({ record, draft: undefined }));
  type Placed = { record: Fields | undefined; draft: (typeof ordered)[number] | undefined };
  const rows = placedAmong<Placed, Placed & { to: number }>(
    staying,
    moved.map((draft) => ({ record: draft.record, draft, to: Number(draft.input.position) })),
  );
  const places = rows.map(({ record, draft }, to) => {
    if (draft) draft.input.position = to;
    return {
      stands: record ? Number(record.position) : { creation: created.indexOf(draft as (typeof created)[number]) },
      to,
    };
  });
  return places.every(({ stands, to }) => stands === to) ? [] : places;
}

/** Returns the changes cell by cell. A change that no cell shows is listed under the first cell of its field. */
function changesOf<Input>({ noun }: Importable<Input>, before: Fields, after: Fields): CellChange[] {
  const short = (text: string) => (text.length > LONGEST ? `${cut(text, LONGEST)}…` : text);
  return Object.keys(before)
    .filter((field) => !same(before[field], after[field]))
    .flatMap((field) => {
      const columns = written(noun).filter(({ path }) => path.split('.')[0] === field);
      const cells = columns.map((column) => ({
        path: column.path,
        before: cellText(before, column),
        after: cellText(after, column),
      }));
      const differing = cells.filter((cell) => cell.before !== cell.after);
      return differing.length > 0 ? differing : cells.slice(0, 1);
    })
    .map(({ path, ...cell }) => ({ path, before: short(cell.before), after: short(cell.after) }));
}

/** Returns a value of the file as text, before validation. Lists and objects give an empty text. */
function asText(value: unknown): string {
  return typeof value === 'object' ? '' : String(value ?? '');
}

type Found<Entry> = { record?: Entry; problem?: string };

/** Finds records by the values with which rows of a file name them. */
function recordsBy<Input, Entry extends Fields>({ keys, strictId }: Importable<Input>, existing: Entry[]) {
  const [head] = keys;
  const words = (record: Fields, key: string) => fold(asText(record[key]));
  const byHead = Map.groupBy(existing, (record) => words(record, head));
  const byId = new Map(existing.map((record) => [record.id, record]));
  const isNamed = (given: Fields) => (record: Fields) =>
    keys.every((key) => given[key] === undefined || words(record, key) === words(given, key));
  return {
    keyOf: (record: Fields) => JSON.stringify(keys.map((key) => words(record, key))),
    isTaken: (input: Fields, own: Fields | undefined) =>
      (byHead.get(words(input, head)) ?? []).some((record) => record !== own && isNamed(input)(record)),
    find(given: Fields): Found<Entry> {
      const { id } = given;
      const named = id !== undefined && id !== null && id !== '';
      const record = named ? byId.get(id) : undefined;
      if (record) return { record };
      if (named && strictId) return { problem: 'Não há registro com este número.' };
      if (given[head] === undefined || words(given, head) === '') return {};
      const [only, ...others] = (byHead.get(words(given, head)) ?? []).filter(isNamed(given));
      if (others.length > 0) return { problem: 'Há mais de um registro assim: diga qual pela coluna ID.' };
      return only ? { record: only } : {};
    },
  };
}

function only(row: Fields, names: string[]): Fields {
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
  const said = problems[path];
  if (said === undefined) problems[path] = message;
  else if (!said.includes(message)) problems[path] = `${said} ${message}`;
}
