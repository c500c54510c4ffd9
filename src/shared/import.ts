import { z } from './zod';

/** Maximum rows of one import, and maximum bytes of its request. */
export const IMPORT_ROWS = 500;
export const IMPORT_BODY = 1024 * 1024;

/** Maximum number and length of the unknown columns that an editor may ignore. */
export const IGNORED_MOST = 50;
export const IGNORED_LENGTH = 200;

/**
 * Text of a file. `ignored` are unknown columns that an editor has decided to leave out, `digest` is the one of the dry run
 * that is to be carried out.
 */
export const importInput = z.strictObject({
  format: z.enum(['csv', 'json']),
  text: z.string(),
  ignored: z.array(z.string().max(IGNORED_LENGTH)).max(IGNORED_MOST).default([]),
  digest: z.string().max(64).optional(),
});

export type ImportOutcome = 'create' | 'update' | 'unchanged' | 'refused';

/** A cell by its column (`src/shared/sheet/columns.ts`), with both values; long texts are cut. */
export type CellChange = { path: string; before: string; after: string };

/** Result of one row of the file. `line` is its line there, or its place in a JSON list, counted from 1. */
export type ImportedRow = {
  line: number;
  outcome: ImportOutcome;
  title: string;
  /** For an update: the cells that change. */
  changes: CellChange[];
  /** For a refusal: what to correct, by column. */
  problems: Record<string, string>;
};
export type ImportPlan = { rows: ImportedRow[]; digest: string };
/** The plan, and once it is carried out, the group by which the import can be undone. */
export type Imported = ImportPlan & { groupId: string | null };
