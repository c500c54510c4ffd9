import type { ImportedRow } from '../../../../src/shared/import';
import type { ProductInput } from '../../../../src/shared/product';
import { NEXT_NUMBER } from '../../../db/panel/products';
import { type Draft, isDraft } from './draft';

type Row = Draft<ProductInput> | ImportedRow;

/**
 * Gives drafts without a number the next ones of their categories, in the order of the file. `last` has the highest number
 * of each category; a higher one in the file counts too.
 */
export function numbered(last: ReadonlyMap<string, number>, rows: Row[]): Row[] {
  const highest = new Map(last);
  const top = (category: string) => highest.get(category) ?? 0;
  for (const row of rows) {
    if (isDraft(row)) highest.set(row.input.category, Math.max(top(row.input.category), row.input.number));
  }
  return rows.map((row) => {
    if (!isDraft(row) || row.input.number !== NEXT_NUMBER) return row;
    const { category } = row.input;
    const number = top(category) + 1;
    highest.set(category, number);
    return { ...row, input: { ...row.input, number } };
  });
}
