import { createHash } from 'node:crypto';
import type { Fields } from '../../../src/shared/activity';
import { cut } from '../../../src/shared/cut';
import type { CellChange, ImportedRow, ImportOutcome, ImportPlan } from '../../../src/shared/import';
import { same } from '../../../src/shared/merge';
import { cellText, written } from '../../../src/shared/sheet/table';
import type { Writes } from '../../db/panel/imports';
import { placedAmong } from '../../db/panel/places';
import { type Draft, drafting, isDraft, only } from './import-draft';
import type { FileRow } from './import-file';
import { idIn } from './import-match';
import type { Importable } from './importables';

type Planned<Input> = ImportPlan & Writes<Input>;

/** Maximum length of a long text in the plan, in characters. */
const LONGEST = 300;

/**
 * Plans the outcome of every row. The digest identifies the outcome, and so the file and the records that it refers to.
 * `entries` identify all records, `existing` are the full records of `entriesMet`.
 */
export function planImport<Input extends object>(
  importable: Importable<Input>,
  entries: Fields[],
  existing: Fields[],
  file: FileRow[],
): Planned<Input> {
  const names = Object.keys(importable.contract.shape);
  const drafts = file.map(drafting(importable, entries, existing));
  // Before the outcomes, because it writes the final positions into the drafts.
  const places = names.includes('position') ? placed(existing, drafts.filter(isDraft)) : [];
  const rows = drafts.map((row) => (isDraft(row) ? outcomeOf(importable, row) : row));
  const withOutcome = (outcome: ImportOutcome) =>
    drafts.filter((row, index): row is Draft<Input> => isDraft(row) && rows[index]?.outcome === outcome);
  const creations = withOutcome('create').map(({ input }) => ({ input }));
  const changes = withOutcome('update').map(({ record = {}, input }) => ({
    id: idIn(record),
    version: Number(record.version),
    before: only(record, names) as Input,
    input,
  }));
  return { rows, digest: digestOf([rows, creations, changes]), creations, changes, places };
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

function outcomeOf<Input>(importable: Importable<Input>, { line, title, record, input }: Draft<Input>): ImportedRow {
  if (!record) return { line, outcome: 'create', title, changes: [], problems: {} };
  const names = Object.keys(importable.contract.shape);
  const changes = changesOf(importable, only(record, names), input as Fields);
  return { line, outcome: changes.length > 0 ? 'update' : 'unchanged', title, changes, problems: {} };
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

/** Returns a digest, built record by record: the text of all records together could be too long. */
function digestOf(lists: object[][]): string {
  const hash = createHash('sha256');
  for (const list of lists) {
    hash.update(`${list.length}\n`);
    for (const one of list) hash.update(`${JSON.stringify(one)}\n`);
  }
  return hash.digest('base64url');
}
