import { and, type Column, type SQL, sql } from 'drizzle-orm';

/** Whether a folded column has every one of the folded words, as they are: `%` and `_` mean nothing to `instr`. */
export function hasWords(column: Column, words: string[]): SQL | undefined {
  return and(...words.map((word) => sql`instr(${column}, ${word}) > 0`));
}

/** Sorts by how early the first word stands in the column: what weighs most stands first there. */
export function foundEarly(column: Column, [first = '']: string[]): SQL {
  return sql`instr(${column}, ${first})`;
}
