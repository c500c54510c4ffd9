import { type Column, type SQL, sql } from 'drizzle-orm';
import type { RecordUse } from '../../../src/shared/record-use';

/** Returns the columns to select of a record that shows something. */
export function asUse(noun: RecordUse['noun'], id: Column | SQL, title: Column | SQL | string) {
  return {
    noun: sql<RecordUse['noun']>`${noun}`.as('noun'),
    id: sql<string>`CAST(${id} AS TEXT)`.as('id'),
    title: sql<string>`${title}`.as('title'),
  };
}
