import { z } from './zod';

/** A page of a list of the panel. `next` is the cursor that the next call sends as `after`; `null` on the last page. */
export type Page<Row> = { rows: Row[]; next: string | null };

/** Where a page ended: the values of its last row in the columns that order the list. Together they identify a row. */
export type Cursor = (string | number)[];

/** Returns the schema of a cursor in a request: JSON text whose value matches `columns`. */
export function cursorText<Key extends Cursor>(columns: z.ZodType<Key>) {
  const json = z
    .string()
    .max(4000)
    .transform((text, context) => {
      try {
        return JSON.parse(text);
      } catch {
        context.addIssue({ code: 'custom' });
        return z.NEVER;
      }
    });
  return json.pipe(columns);
}

/** Schemas of cursor columns. Text must be well-formed: the database cannot handle lone surrogates. */
export const idColumn = z.int().min(1);
export const textColumn = z.string().refine((text) => text.isWellFormed());

/** Returns the first `size` rows of `found` as a page. One row more in `found` shows that another page follows. */
export function pageOf<Found, Row = Found>(
  found: Found[],
  size: number,
  cursorOf: (last: Found) => Cursor,
  toRow: (row: Found) => Row,
): Page<Row> {
  const last = found.length > size ? found[size - 1] : undefined;
  return { rows: found.slice(0, size).map(toRow), next: last === undefined ? null : JSON.stringify(cursorOf(last)) };
}

/** Returns a whole list as one page. For lists short enough to read at once. */
export function wholeList<Row>(rows: Row[]): Page<Row> {
  return { rows, next: null };
}
