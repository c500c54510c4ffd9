import { build } from 'virtual:build';
import type { Context } from 'hono';
import { getCookie } from 'hono/cookie';
import { EDITOR_HINT } from '../auth/editor-hint';
import type { AppEnv } from '../env';
import { describeFailure, RETRY_AFTER } from '../http/errors';
import { noteCache, noteFailure } from '../http/request-log';
import { isOneVisitors, pageAddress } from './page-address';

/** Ages in seconds. Below `FRESH` a copy is served as it is. */
const FRESH = 10;
/** Below this it is served at once while a new one is made behind it: the most that a visitor can lag behind an editor. */
const REVALIDATE = 60;
/** For this long a copy can stand in when the database does not answer. */
const KEEP = 24 * 60 * 60;

const STORED_AT = 'X-Stored-At';

/** When something was last edited through this data centre: copies from before are no longer young. */
const EDITED = new Request('https://pages.invalid/edited');

/** A rendered page, and whether it may be kept: one that misses a part may not. */
export type Rendered = { response: Response; complete: boolean };

/**
 * Answers with the page's copy in this data centre's cache while it is young, with a new rendering otherwise, and with
 * the last good copy when a rendering fails. The key holds the build, so a deploy never meets another build's pages. What
 * visitors search for or combine is rendered for each of them: kept, such pages would fill the cache without an end.
 */
export async function cachedPage(c: Context<AppEnv>, render: () => Promise<Rendered>): Promise<Response> {
  const address = pageAddress(c.req.url);
  if (build.dev || isOneVisitors(address) || getCookie(c, EDITOR_HINT, 'host')) {
    noteCache('bypass');
    return toVisitor(withRetry(await render()));
  }
  const key = new Request(cacheKey(address));
  const [copy, edited] = await Promise.all([caches.default.match(key), caches.default.match(EDITED)]);
  const storedAt = Number(copy?.headers.get(STORED_AT) ?? 0);
  const isOutdated = storedAt <= Number(edited?.headers.get(STORED_AT) ?? 0);
  const age = isOutdated ? Number.POSITIVE_INFINITY : (Date.now() - storedAt) / 1000;

  async function renew(): Promise<Response> {
    // What is edited while it is rendered may be missing in it.
    const since = Date.now();
    const rendered = await render();
    const { response, complete } = rendered;
    if (complete && response.status === 200) await caches.default.put(key, toStore(response.clone(), since));
    return !complete && copy ? standIn(copy) : withRetry(rendered);
  }

  function standIn(older: Response): Response {
    noteCache('stale');
    return older;
  }

  /** Visitors see nothing of a failure while a copy hides it: whoever keeps the site must. */
  function noteStandIn(error: unknown) {
    noteFailure(`an older copy stands in: ${describeFailure(error)}`);
  }

  if (copy && age < FRESH) {
    noteCache('hit');
    return toVisitor(copy);
  }
  if (copy && age < REVALIDATE) {
    c.executionCtx.waitUntil(renew().catch(noteStandIn));
    return toVisitor(standIn(copy));
  }
  noteCache('miss');
  const response = await renew().catch((error: unknown) => {
    if (!copy) throw error;
    noteStandIn(error);
    return standIn(copy);
  });
  return toVisitor(response);
}

/** Lets every page show at once, in this data centre, what was just edited. */
export async function outdatePages(): Promise<void> {
  await caches.default.put(EDITED, toStore(new Response(), Date.now()));
}

function cacheKey(address: string): string {
  const { host, pathname, search } = new URL(address);
  return `https://pages.invalid/${build.id}/${host}${pathname}${search}`;
}

/** Who gets a page that misses a part is told when to ask for all of it. */
function withRetry({ response, complete }: Rendered): Response {
  if (complete) return response;
  const answer = new Response(response.body, response);
  answer.headers.set('Retry-After', RETRY_AFTER);
  return answer;
}

function toStore(response: Response, since: number): Response {
  const stored = new Response(response.body, response);
  stored.headers.set('Cache-Control', `max-age=${KEEP}`);
  stored.headers.set(STORED_AT, String(since));
  return stored;
}

function toVisitor(response: Response): Response {
  const answer = new Response(response.body, response);
  answer.headers.set('Cache-Control', 'no-cache');
  answer.headers.delete(STORED_AT);
  return answer;
}
