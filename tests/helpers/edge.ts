/// <reference types="@cloudflare/vitest-plugin/types" />

import { createExecutionContext, env as provided, waitOnExecutionContext } from 'cloudflare:test';
import type { D1Database, D1PreparedStatement, D1Result } from '@cloudflare/workers-types';
import { app } from '#edge';
import type { Bindings } from '../../functions/env';
import { failing, otherwise } from './d1-through';

type D1Migration = { name: string; queries: string[] };

/**
 * The migrated and seeded D1 and R2 of workerd, provided by `vitest.config.ts`. `PAGES` is left out, as a deployment may do;
 * tests of shared pages bind `sharedPages`.
 */
export const { PAGES: sharedPages, ...env } = provided as unknown as Bindings &
  Required<Pick<Bindings, 'PAGES'>> & { MIGRATIONS: D1Migration[]; SEED: string[]; SIMULATE: string };

const ORIGIN = 'https://soul.test';

/** Sends a request, by path or full address, through the whole edge and waits for the work it left for after the answer. */
export async function request(
  path: string,
  init?: RequestInit,
  bindings: Partial<Bindings> = {},
  origin = ORIGIN,
): Promise<Response> {
  const context = createExecutionContext();
  const response = await app.fetch(
    new Request(path.startsWith('https://') ? path : origin + path, init),
    { ...env, ...bindings },
    context,
  );
  await waitOnExecutionContext(context);
  return response;
}

/** Returns a page's text, status and headers. */
export async function page(path: string, bindings: Partial<Bindings> = {}) {
  const response = await request(path, undefined, bindings);
  return { status: response.status, html: await response.text(), headers: response.headers };
}

/** Returns the gzipped size in bytes. */
export async function zipped(text: string): Promise<number> {
  const stream = new Response(text).body?.pipeThrough(new CompressionStream('gzip'));
  return (await new Response(stream).arrayBuffer()).byteLength;
}

type Usage = { roundTrips: number; statements: number; rowsRead: number };

/** Returns the same database and a count of its use: batches, and statements run alone. */
export function counted(database: D1Database): { db: D1Database; usage: Usage } {
  const usage: Usage = { roundTrips: 0, statements: 0, rowsRead: 0 };
  const note = (results: D1Result[]) => {
    usage.roundTrips += 1;
    for (const { meta } of results) {
      usage.statements += 1;
      usage.rowsRead += meta.rows_read;
    }
  };
  const db = otherwise(database, {
    prepare: (sql) => alone(database.prepare(sql)),
    exec() {
      throw new Error('No statement goes to D1 as text');
    },
    async batch<T>(statements: D1PreparedStatement[]) {
      const results = await database.batch<T>(statements);
      note(results);
      return results;
    },
  });
  return { db, usage };

  /** Counts a statement that is run alone; in a batch none of its methods is called. */
  function alone(statement: D1PreparedStatement): D1PreparedStatement {
    const { bind, all, run, raw, first } = statement;
    statement.bind = (...values) => alone(bind.apply(statement, values));
    statement.all = async <T>() => {
      const result = await all.call(statement);
      note([result]);
      return result as D1Result<T>;
    };
    statement.run = async <T>() => {
      const result = await run.call(statement);
      note([result]);
      return result as D1Result<T>;
    };
    // These two do not report the number of rows they read.
    const unread = { meta: { rows_read: 0 } } as D1Result;
    statement.raw = ((options?: { columnNames: false }) => {
      note([unread]);
      return raw.call(statement, options);
    }) as typeof raw;
    statement.first = ((...column: []) => {
      note([unread]);
      return first.apply(statement, column);
    }) as typeof first;
    return statement;
  }
}

/** Returns a database that rejects every statement that mentions `table`. */
export function broken(database: D1Database, table: string): D1Database {
  const refuse = () => Promise.reject(new Error('D1_ERROR: the test broke this table'));
  return failing(database, refuse, new RegExp(`"${table}"`));
}
