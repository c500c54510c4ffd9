import type { BatchItem } from 'drizzle-orm/batch';
import type { Database } from './database';

/** Built, and not run yet. */
export type Statement = BatchItem<'sqlite'>;

/** Statements by what they are called in their batch; several under one name follow each other. */
export type Named = Record<string, Statement | Statement[]>;

type AnswerOf<S> = S extends (infer One)[] ? AnswerOf<One>[] : S extends PromiseLike<infer Answer> ? Answer : unknown;
export type Answers<Of extends Named> = { [Name in keyof Of]: AnswerOf<Of[Name]> };

/** Carries out statements as one: all of them, or none. */
export async function runBatch(db: Database, statements: Statement[]): Promise<unknown[]> {
  return db.batch(statements as [Statement, ...Statement[]]);
}

/** Carries out statements as one, in the order in which they are named, and answers each by its name. */
export async function runNamed<Of extends Named>(db: Database, named: Of): Promise<Answers<Of>> {
  const answers = (await runBatch(db, Object.values(named).flat())).values();
  const next = () => answers.next().value;
  const answered = Object.entries(named).map(([name, of]) => [name, Array.isArray(of) ? of.map(next) : next()]);
  return Object.fromEntries(answered) as Answers<Of>;
}

/** The row that a statement answers which always answers one. */
export function onlyRow<Row>([row]: Row[]): Row {
  if (row === undefined) throw new Error('A statement that answers one row answered none.');
  return row;
}
