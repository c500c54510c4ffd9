import { createHash } from 'node:crypto';
import type { z } from 'zod';
import type { ImportedRow, ImportPlan } from '../../../src/shared/import';
import type { Row } from '../../db/panel/exports';
import type { Change, Creation } from '../../db/panel/imports';
import type { FileRow } from './import-file';

/** How rows of a file meet the records that there are. */
export type Importable<Input> = {
  contract: z.ZodObject & z.ZodType<Input>;
  /** What a new record has where the file says nothing. */
  blank: Partial<Input>;
  /** What tells two records apart, whether or not they have an id. */
  keyOf: (fields: Row) => string;
  titleOf: (fields: Row) => string;
  /** Whether a row may name its record by id. */
  byId: boolean;
};

type Planned<Input> = ImportPlan & { creations: Creation<Input>[]; changes: Change<Input>[] };

/** What would become of every row; the digest stands for the file, the records it meets, and so for the outcome. */
export function planImport<Input extends object>(
  { contract, blank, keyOf, titleOf, byId }: Importable<Input>,
  existing: Row[],
  file: FileRow[],
): Planned<Input> {
  const names = Object.keys(contract.shape);
  const byKey = new Map(existing.map((row) => [keyOf(row), row]));
  const idOf = new Map(existing.map((row) => [row.id, row]));
  const met = new Set<string>();
  const creations: Creation<Input>[] = [];
  const changes: Change<Input>[] = [];

  function plan({ line, fields }: FileRow): ImportedRow {
    const { id, ...given } = fields;
    const hasId = byId && id !== undefined && id !== null && id !== '';
    const row = hasId ? idOf.get(id) : byKey.get(keyOf(given));
    const title = titleOf({ ...row, ...given });
    const refuse = (problems: Record<string, string>): ImportedRow => {
      return { line, outcome: 'refused', title, changed: [], problems };
    };
    if (hasId && !row) return refuse({ id: 'Não há registro com este número.' });
    const before = row && only(row, names);
    const parsed = contract.safeParse({ ...(before ?? blank), ...given });
    if (!parsed.success) return refuse(problemsOf(parsed.error));
    const input = parsed.data;
    const keys = [keyOf(input as Row), ...(row ? [`#${row.id}`] : [])];
    if (keys.some((key) => met.has(key))) return refuse({ id: 'Este registro já apareceu antes no arquivo.' });
    for (const key of keys) met.add(key);
    if (!before) {
      creations.push({ input });
      return { line, outcome: 'create', title, changed: [], problems: {} };
    }
    const after = input as Row;
    const changed = names.filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]));
    if (changed.length === 0) return { line, outcome: 'unchanged', title, changed, problems: {} };
    changes.push({ id: Number(row.id), version: Number(row.version), before: before as Input, input });
    return { line, outcome: 'update', title, changed, problems: {} };
  }

  const rows = file.map(plan);
  const digest = createHash('sha256')
    .update(JSON.stringify([rows, creations, changes]))
    .digest('base64url');
  return { rows, digest, creations, changes };
}

function only(row: Row, names: string[]): Row {
  return Object.fromEntries(names.map((name) => [name, row[name]]));
}

function problemsOf({ issues }: z.ZodError): Record<string, string> {
  return Object.fromEntries(issues.toReversed().map(({ path, message }) => [String(path[0]), message]));
}
