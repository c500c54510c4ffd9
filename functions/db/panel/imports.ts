import { and, count, eq, max, sql } from 'drizzle-orm';
import type { SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core';
import type { Noun } from '../../../src/shared/nouns';
import { recorded } from '../activity';
import type { Database } from '../database';
import type { Editable, Statement, Versioned } from '../editable';
import { isGuardLost } from '../failures';
import { guard } from '../guard';
import { type Author, runBatch, Stale } from '../records';
import { activity } from '../schema';

type Table = SQLiteTable & { id: SQLiteColumn; version: SQLiteColumn };
export type Creation<Input> = { input: Input };
export type Change<Input> = { id: number; version: number; before: Input; input: Input };

/**
 * Writes all rows or none, each with its activity row. Throws {@link Stale} when one of those to change is no longer of
 * the version that was seen, or any other of the noun was written after the activity row `seen`: of parallel imports of a
 * file one creates its rows.
 */
export async function importRows<Input extends object, Row extends Versioned<Input>>(
  db: Database,
  table: Table,
  noun: Editable<number, Input, Row>,
  { userId }: Author,
  seen: number,
  creations: Creation<Input>[],
  changes: Change<Input>[],
): Promise<void> {
  const write = { userId, noun: noun.noun };
  const statements: Statement[] = [unlessStale(db, table, changes), unlessLater(db, noun.noun, seen)];
  for (const { input } of creations) {
    const recordId = sql<string>`CAST(last_insert_rowid() AS TEXT)`;
    const after = noun.after?.(input) ?? { ...input };
    statements.push(...noun.inserted(db, input));
    statements.push(recorded(db, { ...write, action: 'create', recordId, title: noun.title(input), after }));
  }
  for (const { id, version, before, input } of changes) {
    const after = noun.after?.(input, id) ?? { ...input };
    const states = { before: { ...before }, after };
    statements.push(...noun.updated(db, id, version, input));
    statements.push(recorded(db, { ...write, action: 'update', recordId: id, title: noun.title(input), ...states }));
  }
  try {
    await runBatch(db, statements);
  } catch (error) {
    if (isGuardLost(error)) throw new Stale();
    throw error;
  }
}

/** Makes the batch fail unless every row to change is of the version that was seen: one statement for all of them. */
function unlessStale(db: Database, table: Table, changes: Change<object>[]) {
  const seen = JSON.stringify(changes.map(({ id, version }) => [id, version]));
  const held = db
    .select({ total: count().as('total') })
    .from(table)
    .innerJoin(sql`json_each(${seen}) AS seen`, eq(table.id, sql`seen.value ->> 0`))
    .where(and(eq(table.version, sql`seen.value ->> 1`)));
  return guard(db, sql`(${held}) = ${changes.length}`);
}

/** The newest activity row of a noun; 0 when there is none. */
export async function lastWrite(db: Database, noun: Noun): Promise<number> {
  const [row] = await newest(db, noun);
  return row?.id ?? 0;
}

function newest(db: Database, noun: Noun) {
  return db
    .select({ id: max(activity.id) })
    .from(activity)
    .where(eq(activity.noun, noun));
}

/** Makes the batch fail when something of the noun was written since. */
function unlessLater(db: Database, noun: Noun, seen: number) {
  return guard(db, sql`coalesce((${newest(db, noun)}), 0) = ${seen}`);
}
