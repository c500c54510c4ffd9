import type { BatchItem } from 'drizzle-orm/batch';
import type { Database } from './database';

/** A statement that is built but not run yet. */
export type Statement = BatchItem<'sqlite'>;

/** Statements by their name in the batch. Several statements under one name run one after another. */
type Named = Record<string, Statement | Statement[]>;

type AnswerOf<S> = S extends (infer One)[] ? AnswerOf<One>[] : S extends PromiseLike<infer Answer> ? Answer : unknown;
export type Answers<Of extends Named> = { [Name in keyof Of]: AnswerOf<Of[Name]> };

/** Runs statements as one transaction: all of them, or none. */
export async function runBatch(db: Database, statements: Statement[]): Promise<unknown[]> {
  return db.batch(statements as [Statement, ...Statement[]]);
}

/** Runs statements as one transaction, in the order of the object's keys, and returns each result under its key. */
export async function runNamed<Of extends Named>(db: Database, named: Of): Promise<Answers<Of>> {
  const answers = (await runBatch(db, Object.values(named).flat())).values();
  const next = () => answers.next().value;
  const answered = Object.entries(named).map(([name, of]) => [name, Array.isArray(of) ? of.map(next) : next()]);
  return Object.fromEntries(answered) as Answers<Of>;
}

/** Returns the row of a statement that always yields exactly one. Throws if there is none. */
export function onlyRow<Row>([row]: Row[]): Row {
  if (row === undefined) throw new Error('A statement that answers one row answered none.');
  return row;
}
