import { createHash } from 'node:crypto';
import type { z } from 'zod';
import type { CellChange, ImportedRow, ImportPlan } from '../../../src/shared/import';
import { same } from '../../../src/shared/merge';
import { fold } from '../../../src/shared/search';
import type { Fields } from '../../../src/shared/sheet/columns';
import { cellText, written } from '../../../src/shared/sheet/table';
import type { Change, Creation } from '../../db/panel/imports';
import type { FileRow } from './import-file';
import type { Importable } from './importables';

type Planned<Input> = ImportPlan & { creations: Creation<Input>[]; changes: Change<Input>[] };

/** Long texts are told by their beginning, in characters. */
const LONGEST = 300;

/** What would become of every row; the digest stands for the file, the records it meets, and so for the outcome. */
export function planImport<Input extends object>(
  importable: Importable<Input>,
  existing: Fields[],
  file: FileRow[],
): Planned<Input> {
  const { contract, blank, title: titleField, mended = (fields) => fields } = importable;
  const names = Object.keys(contract.shape);
  const records = recordsBy(importable, existing);
  const met = new Set<unknown>();
  const creations: Creation<Input>[] = [];
  const changes: Change<Input>[] = [];

  function plan({ line, read }: FileRow): ImportedRow {
    const first = mended(read({}).fields);
    const found = records.find(first);
    const row = found.record;
    const seen = read(row ?? {});
    const { id: _id, ...given } = mended(seen.fields);
    const before = row && only(row, names);
    const title = asText({ ...before, ...given }[titleField]);
    const refuse = (problems: Record<string, string>): ImportedRow => {
      return { line, outcome: 'refused', title, changes: [], problems };
    };
    if (found.problem) return refuse({ id: found.problem });
    const parsed = contract.safeParse({ ...(before ?? blank), ...given });
    const problems = { ...(!parsed.success && problemsOf(parsed.error)), ...seen.problems };
    if (!parsed.success || Object.keys(problems).length > 0) return refuse(problems);
    const input = parsed.data;
    const clashes = importable.clashes?.(input, (one) => records.isTaken(one as Fields, row)) ?? {};
    if (Object.keys(clashes).length > 0) return refuse(clashes);
    const key = records.keyOf(input as Fields);
    const identities = [...(row ? [row] : []), ...(!row || importable.clashes ? [key] : [])];
    if (identities.some((identity) => met.has(identity))) {
      return refuse({ id: 'Este registro já apareceu antes no arquivo.' });
    }
    for (const identity of identities) met.add(identity);
    if (!before) {
      creations.push({ input });
      return { line, outcome: 'create', title, changes: [], problems: {} };
    }
    const told = changesOf(importable, before, input as Fields);
    if (told.length === 0) return { line, outcome: 'unchanged', title, changes: [], problems: {} };
    changes.push({ id: Number(row.id), version: Number(row.version), before: before as Input, input });
    return { line, outcome: 'update', title, changes: told, problems: {} };
  }

  const rows = file.map(plan);
  const digest = createHash('sha256')
    .update(JSON.stringify([rows, creations, changes]))
    .digest('base64url');
  return { rows, digest, creations, changes };
}

/** Cell by cell, what stands and what would stand; also where the cells do not tell the two apart. */
function changesOf<Input>({ noun }: Importable<Input>, before: Fields, after: Fields): CellChange[] {
  const short = (text: string) => (text.length > LONGEST ? `${text.slice(0, LONGEST).toWellFormed()}…` : text);
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

/** Of what a file holds, before any contract has seen it: lists and objects have no words to tell by. */
function asText(value: unknown): string {
  return typeof value === 'object' ? '' : String(value ?? '');
}

type Found = { record?: Fields; problem?: string };

/** The records as rows of a file name them. */
function recordsBy<Input>({ keys, strictId }: Importable<Input>, existing: Fields[]) {
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
    find(given: Fields): Found {
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

/** By the columns of the file; the first of each. */
function problemsOf({ issues }: z.ZodError): Record<string, string> {
  const pathOf = ([field, part]: PropertyKey[]) =>
    field === 'nutrition' && part ? `nutrition.${String(part)}` : String(field);
  return Object.fromEntries(issues.toReversed().map(({ path, message }) => [pathOf(path), message]));
}
