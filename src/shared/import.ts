import { z } from './zod';

/** Rows of one import, and bytes of the request that brings them. */
export const IMPORT_ROWS = 500;
export const IMPORT_BODY = 1024 * 1024;

/** A file as it was read. `digest` is that of the dry run whose outcome is wanted. */
export const importInput = z.strictObject({
  format: z.enum(['csv', 'json']),
  text: z.string(),
  digest: z.string().max(64).optional(),
});

export type ImportOutcome = 'create' | 'update' | 'unchanged' | 'refused';

/** A cell by its column (`src/shared/sheet/columns.ts`), and what stands in it; long texts are cut. */
export type CellChange = { path: string; before: string; after: string };

/** What becomes of one row of the file; `line` is that of the file, or the place in a JSON list, counted from 1. */
export type ImportedRow = {
  line: number;
  outcome: ImportOutcome;
  title: string;
  /** Of an update, the cells that come out different. */
  changes: CellChange[];
  /** Of a refusal, what to mend by column. */
  problems: Record<string, string>;
};
export type ImportPlan = { rows: ImportedRow[]; digest: string };
/** The plan, and once it is carried out the import by which that can be taken back. */
export type Imported = ImportPlan & { groupId: string | null };
