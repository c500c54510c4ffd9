import type { D1Database, D1PreparedStatement, D1Result } from '@cloudflare/workers-types';
import { within } from '../../src/shared/within';
import { DatabaseTimeout, failureOf } from './failures';
import { currentTally } from './tally';

/** The part of D1 that is used here. */
type Client = Pick<D1Database, 'prepare' | 'batch'>;
type Runnable = Pick<D1PreparedStatement, 'bind' | 'all' | 'run' | 'raw' | 'first'>;

/**
 * Wraps the database. Every failure is a `DatabaseFailure`, thrown after `patience` ms at the latest. Statements count
 * for the request that opened the database.
 */
export function typedD1(d1: D1Database, patience: number): D1Database {
  const tally = currentTally();
  const originals = new WeakMap<Runnable, D1PreparedStatement>();

  function typed(statement: D1PreparedStatement): D1PreparedStatement {
    const runnable: Runnable = {
      bind: (...values) => built(() => statement.bind(...values)),
      all: () => read(answered(() => statement.all())),
      run: () => read(answered(() => statement.run())),
      raw: ((options?: { columnNames: false }) => answered(() => statement.raw(options))) as D1PreparedStatement['raw'],
      first: ((column: string) => answered(() => statement.first(column))) as D1PreparedStatement['first'],
    };
    originals.set(runnable, statement);
    return runnable as D1PreparedStatement;
  }

  /** Builds a statement. D1 rejects unsupported values here, before anything is sent. */
  function built(build: () => D1PreparedStatement): D1PreparedStatement {
    try {
      return typed(build());
    } catch (error) {
      throw failureOf(error);
    }
  }

  /** Adds the rows that D1 reports as read to the tally. */
  async function read<R extends D1Result | D1Result[]>(answer: Promise<R>): Promise<R> {
    const results = await answer;
    if (tally) for (const { meta } of [results].flat() as D1Result[]) tally.rowsRead += meta?.rows_read ?? 0;
    return results;
  }

  async function answered<T>(ask: () => Promise<T>, statements = 1): Promise<T> {
    if (tally) tally.statements += statements;
    try {
      return await within(patience, ask(), () => {
        throw new DatabaseTimeout(`no answer within ${patience} ms`);
      });
    } catch (error) {
      throw failureOf(error);
    }
  }

  const client: Client = {
    prepare: (sql) => built(() => d1.prepare(sql)),
    batch: (statements) =>
      read(answered(() => d1.batch(statements.map((each) => originals.get(each) ?? each)), statements.length)),
  };
  return client as D1Database;
}
