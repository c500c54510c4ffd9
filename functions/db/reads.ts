import type { D1Database, D1PreparedStatement, D1Result } from '@cloudflare/workers-types';
import { fillPlaceholders } from 'drizzle-orm';
import type { BatchItem } from 'drizzle-orm/batch';
import type { SQLitePreparedQuery } from 'drizzle-orm/sqlite-core';
import { type Database, unconnected } from './database';
import { DatabaseTimeout } from './failures';
import { typedD1 } from './typed-d1';

type Query = BatchItem<'sqlite'>;
type Result<Q extends Query> = Q['_']['result'];

/** How long a page waits for D1, in ms, before its parts fall back. */
const READ_TIMEOUT = 5000;

/** An argument of a query: what JSON tells from any other, so no `null`, which it does not tell from `undefined`. */
type Argument = string | number | boolean | undefined | readonly Argument[] | { readonly [name: string]: Argument };

/** Reads what a query selects. Its SQL must depend on its arguments alone: it is built once for all requests. */
export type ReadTogether = <Arguments extends Argument[], Q extends Query>(
  query: (db: Database, ...args: Arguments) => Q,
  ...args: Arguments
) => Promise<Result<Q>>;

/** A query in SQL, with its values, and how the rows of D1 become its result. */
type Compiled = { sql: string; values: unknown[]; resultOf: (rows: D1Result) => unknown };
type Pending = { compiled: Compiled; resolve: (result: unknown) => void; reject: (error: unknown) => void };

/**
 * Collects the reads that the loaders of one page request in the same turn of the event loop, and sends them to D1 as
 * one batch: one round trip per page, however many nouns it shows. If the batch fails, each read is retried alone, so
 * one broken table costs the page only one part.
 */
export function readTogether(d1: D1Database): ReadTogether {
  const client = typedD1(d1, READ_TIMEOUT);
  let pending: Pending[] = [];

  async function flush() {
    const reads = pending;
    pending = [];
    try {
      const results = await run(client, reads);
      reads.forEach((read, index) => {
        read.resolve(results[index]);
      });
    } catch (error) {
      if (error instanceof DatabaseTimeout || reads.length === 1) {
        for (const read of reads) read.reject(error);
      } else {
        for (const read of reads) run(client, [read]).then(([rows]) => read.resolve(rows), read.reject);
      }
    }
  }

  return (query, ...args) =>
    new Promise((resolve, reject) => {
      const compiled = compiledOnce(query, args);
      if (pending.length === 0) turn().then(flush);
      pending.push({ compiled, resolve: resolve as Pending['resolve'], reject });
    });
}

/**
 * Waits for the end of this turn of the event loop, which reading a body takes in 0.01 ms: the shortest timer takes 1 to 2.
 */
const turn = () => new Response('.').text();

async function run(client: D1Database, reads: Pending[]): Promise<unknown[]> {
  const readAt = new Date().toISOString();
  const statements = reads.map(({ compiled: { sql, values } }): D1PreparedStatement => {
    return client.prepare(sql).bind(...fillPlaceholders(values, { readAt }));
  });
  const answers = await client.batch(statements);
  return answers.map((rows, index) => reads[index]?.compiled.resultOf(rows));
}

/** Queries by their function and arguments. To build one takes longer than D1 takes to answer most of them. */
const known = new WeakMap<object, Map<string, Compiled>>();
const KNOWN_MAX = 50;

function compiledOnce<Arguments extends Argument[]>(
  query: (db: Database, ...args: Arguments) => Query,
  args: Arguments,
): Compiled {
  const ofQuery = known.get(query) ?? new Map<string, Compiled>();
  const key = JSON.stringify(args);
  const found = ofQuery.get(key);
  if (found) return found;
  const compiled = compile(query(unconnected, ...args));
  // Cleared when it is full: frequent arguments soon come again.
  if (ofQuery.size >= KNOWN_MAX) ofQuery.clear();
  known.set(query, ofQuery.set(key, compiled));
  return compiled;
}

function compile(query: Query): Compiled {
  const prepared = (query as unknown as { prepare: () => SQLitePreparedQuery<never> }).prepare();
  const { sql, params } = prepared.getQuery();
  return { sql, values: params, resultOf: (rows) => prepared.mapResult(rows, true) };
}

const shared = new WeakMap<Request, ReadTogether>();

/** Lets the API answer this request with reads that join the batch of the page's other requests. */
export function withReads(request: Request, read: ReadTogether): Request {
  shared.set(request, read);
  return request;
}

/** Returns the reads that were attached to the request, or new ones. */
export function readsOf(request: Request, d1: D1Database): ReadTogether {
  return shared.get(request) ?? readTogether(d1);
}
