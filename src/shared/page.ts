import { z } from './zod';

/** A page of a list of the panel. `next` continues the list as `after` of the next call; null at its end. */
export type Page<Row> = { rows: Row[]; next: string | null };

/** Where a page ended: what its last row has in the columns that the list goes by, which together tell rows apart. */
export type Cursor = (string | number)[];

/** A cursor as it travels: JSON, which `columns` describes. */
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

/** Columns of cursors. A text that is no text would trouble the database. */
export const idColumn = z.int().min(1);
export const textColumn = z.string().refine((text) => text.isWellFormed());

/** The page that `found` begins with, which is one row longer than a page where another one follows. */
export function pageOf<Found, Row = Found>(
  found: Found[],
  size: number,
  cursorOf: (last: Found) => Cursor,
  toRow: (row: Found) => Row,
): Page<Row> {
  const last = found.length > size ? found[size - 1] : undefined;
  return { rows: found.slice(0, size).map(toRow), next: last === undefined ? null : JSON.stringify(cursorOf(last)) };
}

/** A list that is short enough to be read at once. */
export function wholeList<Row>(rows: Row[]): Page<Row> {
  return { rows, next: null };
}
