import { AsyncLocalStorage } from 'node:async_hooks';
import type { Context, MiddlewareHandler } from 'hono';
import { matchedRoutes } from 'hono/route';
import { type Tally, tallied } from '../db/tally';
import type { AppEnv } from '../env';

/**
 * Where a page came from: a young copy, an older one (renewed behind the visitor, or in place of what cannot be read), the
 * copy that all data centres share, a new rendering, or a rendering for somebody whom copies are kept from.
 */
export type CacheState = 'hit' | 'stale' | 'shared' | 'miss' | 'bypass';

type RequestRecord = Tally & {
  id: string;
  route?: string;
  cache?: CacheState;
  failures: string[];
  /** Its line is written. */
  closed: boolean;
};

const records = new AsyncLocalStorage<RequestRecord>();

/**
 * Writes one line of JSON for each request, once its answer stands. No line holds what a visitor sent: of the address its
 * pattern alone, of a failure what `describeFailure` leaves of it.
 */
export const requestLog: MiddlewareHandler<AppEnv> = (c, next) => {
  const startedAt = Date.now();
  const record: RequestRecord = { id: newId(), statements: 0, rowsRead: 0, failures: [], closed: false };
  return records.run(record, () =>
    tallied(record, async () => {
      await next();
      // `securityHeaders` has made the answer one whose headers can be set.
      c.res.headers.set('X-Request-Id', record.id);
      noteRoute(routeOf(c));
      record.closed = true;
      const { id, route, statements, rowsRead, cache, failures } = record;
      const { status } = c.res;
      const ms = Date.now() - startedAt;
      const line = { id, method: c.req.method, route, status, ms, statements, rowsRead, cache };
      if (failures.length > 0 || status >= 500) console.error(JSON.stringify({ ...line, failures }));
      else console.log(JSON.stringify(line));
    }),
  );
};

/** The code of the request at hand: a header of its answer, and what an error page shows. */
export function requestId(): string | undefined {
  return records.getStore()?.id;
}

/** The first to be told counts: what a page asks the API for in process has routes of its own. */
export function noteRoute(route: string) {
  const record = records.getStore();
  if (record) record.route ??= route;
}

export function noteCache(state: CacheState) {
  const record = records.getStore();
  if (record) record.cache = state;
}

/** What failed goes into the request's line; what fails behind the answer gets one of its own, under the same code. */
export function noteFailure(failure: string) {
  const record = records.getStore();
  if (record && !record.closed) record.failures.push(failure);
  else console.error(JSON.stringify({ id: record?.id, route: record?.route, failures: [failure] }));
}

/** The pattern of the route that answered, or that would have, had nobody refused before: `/api/panel/slides/:id`. */
export function routeOf(c: Context): string {
  const routes = matchedRoutes(c).slice(c.req.routeIndex);
  return (routes.find(({ method }) => method !== 'ALL') ?? routes[0])?.path ?? '';
}

/** Ten characters without look-alikes, to be read out and typed: 50 random bits. */
function newId(): string {
  const alphabet = '0123456789abcdefghjkmnpqrstvwxyz';
  return Array.from(crypto.getRandomValues(new Uint8Array(10)), (byte) => alphabet[byte % alphabet.length]).join('');
}
