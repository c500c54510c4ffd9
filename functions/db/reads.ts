import type { D1Database } from '@cloudflare/workers-types';
import type { BatchItem } from 'drizzle-orm/batch';
import { type Database, openDatabase } from './database';
import { DatabaseTimeout } from './failures';

type Query = BatchItem<'sqlite'>;
type Result<Q extends Query> = Q['_']['result'];

/** How long a page waits for D1, in ms, before its parts fall back. */
const READ_TIMEOUT = 5000;

/** Runs a query builder that has not been awaited yet. */
export type ReadTogether = <Q extends Query>(query: (db: Database) => Q) => Promise<Result<Q>>;

type Pending = { query: Query; resolve: (result: unknown) => void; reject: (error: unknown) => void };

/**
 * Collects the reads that the loaders of one page request in the same turn of the event loop, and sends them to D1 as
 * one batch: one round trip per page, however many nouns it shows. If the batch fails, each read is retried alone, so
 * one broken table costs the page only one part.
 */
export function readTogether(d1: D1Database): ReadTogether {
  const db = openDatabase(d1, READ_TIMEOUT);
  let pending: Pending[] = [];

  async function flush() {
    const reads = pending;
    pending = [];
    try {
      const results = await runBatch(db, reads);
      reads.forEach((read, index) => {
        read.resolve(results[index]);
      });
    } catch (error) {
      if (error instanceof DatabaseTimeout || reads.length === 1) {
        for (const read of reads) read.reject(error);
      } else {
        for (const read of reads) runBatch(db, [read]).then(([rows]) => read.resolve(rows), read.reject);
      }
    }
  }

  return (query) =>
    new Promise((resolve, reject) => {
      if (pending.length === 0) turn().then(flush);
      pending.push({ query: query(db), resolve: resolve as Pending['resolve'], reject });
    });
}

/**
 * Waits for the end of this turn of the event loop, which reading a body takes in 0.01 ms: the shortest timer takes 1 to 2.
 */
const turn = () => new Response('.').text();

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

function runBatch(db: Database, reads: Pending[]): Promise<unknown[]> {
  return db.batch(reads.map((read) => read.query) as [Query, ...Query[]]);
}
