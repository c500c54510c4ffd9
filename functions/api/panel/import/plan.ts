import { createHash } from 'node:crypto';
import type { Fields } from '../../../../src/shared/activity';
import { cut } from '../../../../src/shared/cut';
import type { CellChange, ImportedRow, ImportOutcome, ImportPlan } from '../../../../src/shared/import';
import { same } from '../../../../src/shared/merge';
import { cellText, written } from '../../../../src/shared/sheet/table';
import type { GroupWrites } from '../../../db/panel/group';
import { type Draft, drafting, isDraft, only } from './draft';
import type { FileRow } from './file';
import type { Importable } from './importables';
import { idIn } from './match';
import { arranged } from './positions';

type Planned<Input> = ImportPlan & GroupWrites<Input>;

/** Maximum length of a long text in the plan, in characters. */
const LONGEST = 300;

/**
 * Plans the outcome of every row. The digest identifies the outcome, and so the file and the records that it refers to.
 * `entries` identify all records, `existing` are the full records of `entriesNamed`.
 */
export function planImport<Input extends object>(
  importable: Importable<Input>,
  entries: Fields[],
  existing: Fields[],
  file: FileRow[],
): Planned<Input> {
  const names = Object.keys(importable.contract.shape);
  const { settled = (rows) => rows } = importable;
  const asked = settled(file.map(drafting(importable, entries, existing)));
  const isOrdered = names.includes('position');
  const { rows: drafts, places } = isOrdered ? arranged(existing, asked) : { rows: asked, places: [] };
  const rows = drafts.map((row) => (isDraft(row) ? outcomeOf(importable, row) : row));
  const withOutcome = (outcome: ImportOutcome) =>
    drafts.filter((row, index): row is Draft<Input> => isDraft(row) && rows[index]?.outcome === outcome);
  const created = withOutcome('create').map(({ input }) => input);
  const changes = withOutcome('update').map(({ record = {}, input }) => ({
    id: idIn(record),
    version: Number(record.version),
    before: only(record, names) as Input,
    input,
  }));
  const digest = planDigest([rows, created, changes]);
  return { rows, digest, created, changes, deleted: [], restored: [], places };
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
function planDigest(lists: object[][]): string {
  const hash = createHash('sha256');
  for (const list of lists) {
    hash.update(`${list.length}\n`);
    for (const one of list) hash.update(`${JSON.stringify(one)}\n`);
  }
  return hash.digest('base64url');
}
