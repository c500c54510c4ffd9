import { AsyncLocalStorage } from 'node:async_hooks';
import type { Context, MiddlewareHandler } from 'hono';
import { matchedRoutes } from 'hono/route';
import { type Tally, tallied } from '../db/tally';
import type { AppEnv } from '../env';

/**
 * Source of a page. `hit`: this data centre's copy, known to be current. `stale`: an older copy, renewed in the background
 * or used because rendering failed. `shared`: the copy of all data centres. `miss`: a new rendering. `bypass`: a rendering
 * for visitors who get no copies.
 */
export type CacheState = 'hit' | 'stale' | 'shared' | 'miss' | 'bypass';

type RequestRecord = Tally & {
  id: string;
  route?: string;
  cache?: CacheState;
  failures: string[];
  /** Whether its line has been written. */
  closed: boolean;
};

const records = new AsyncLocalStorage<RequestRecord>();

/**
 * Writes one line of JSON for each request, once its answer is ready. No line holds what a visitor sent: it has only the
 * pattern of the address, and of a failure only what `describeFailure` returns.
 */
export const requestLog: MiddlewareHandler<AppEnv> = (c, next) => {
  const startedAt = Date.now();
  const record: RequestRecord = { id: newId(), statements: 0, rowsRead: 0, failures: [], closed: false };
  return records.run(record, () =>
    tallied(record, async () => {
      await next();
      // These headers can be set, because `securityHeaders` has replaced answers with immutable headers.
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

/** Returns the id of the current request. The answer has it as a header, and error pages show it. */
export function requestId(): string | undefined {
  return records.getStore()?.id;
}

/** Records the route. The first call counts: the API requests that a page makes in process have routes of their own. */
export function noteRoute(route: string) {
  const record = records.getStore();
  if (record) record.route ??= route;
}

export function noteCache(state: CacheState) {
  const record = records.getStore();
  if (record) record.cache = state;
}

/** Adds a failure to the request's line. A failure after the answer gets its own line, with the same id. */
export function noteFailure(failure: string) {
  const record = records.getStore();
  if (record && !record.closed) record.failures.push(failure);
  else console.error(JSON.stringify({ id: record?.id, route: record?.route, failures: [failure] }));
}

/** Returns the pattern of the route that answered, or would have if no middleware had refused: `/api/panel/slides/:id`. */
export function routeOf(c: Context): string {
  const routes = matchedRoutes(c).slice(c.req.routeIndex);
  return (routes.find(({ method }) => method !== 'ALL') ?? routes[0])?.path ?? '';
}

/** Returns ten characters without look-alikes, easy to read out and type: 50 random bits. */
function newId(): string {
  const alphabet = '0123456789abcdefghjkmnpqrstvwxyz';
  return Array.from(crypto.getRandomValues(new Uint8Array(10)), (byte) => alphabet[byte % alphabet.length]).join('');
}
