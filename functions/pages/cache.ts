import { build } from 'virtual:build';
import type { Context } from 'hono';
import { getCookie } from 'hono/cookie';
import { within } from '../../src/shared/within';
import { EDITOR_HINT } from '../auth/editor-hint';
import type { AppEnv } from '../env';
import { describeFailure, RETRY_AFTER } from '../http/errors';
import { type CacheState, noteCache, noteFailure } from '../http/request-log';
import { lastChange, lastChangeHere, mendChange } from './changes';
import { answerOf, type Copy, copyHere, copyOf, isShareable, keepHere, share, sharedCopy } from './copies';
import { isOneVisitors, pageAddress } from './page-address';

/** Age in seconds since its last check up to which a copy is fresh, and served as it is. */
const FRESH = 10;
/** Age (s) up to which a copy is served while it is renewed in the background: the longest lag behind an edit. */
const REVALIDATE = 60;
/** The same where copies are shared (s): the data that copies are checked against may itself be 30 s old. */
const REVALIDATE_SHARED = 30;
/** Age (s) at which an unedited page is rendered again, because time alone changes some of its content. */
const RENEW = 6 * 60 * 60;
/** How long a visitor waits for a new rendering before an older copy is served, in ms. */
const PATIENCE = 2000;
/** How long to wait for KV before the page is rendered instead, in ms. */
const KV_PATIENCE = 1000;

/** A rendered page. It is not cached if a part is missing (`complete`) or its subject does not exist (`lasting`). */
export type Rendered = { response: Response; complete: boolean; lasting?: boolean };

/**
 * Answers with a copy of the page while that is known to be current, and with a new rendering otherwise. Each data centre
 * keeps its own copies. If the namespace `PAGES` is bound, all share them, and a page is rendered once after an edit instead
 * of once per data centre. An older copy is served if a rendering fails or takes too long. Pages that visitors search for
 * or combine are rendered for each visitor: cached, their number would have no limit.
 */
export async function cachedPage(c: Context<AppEnv>, render: () => Promise<Rendered>): Promise<Response> {
  const address = pageAddress(c.req.url);
  if (build.dev || isOneVisitors(address) || getCookie(c, EDITOR_HINT, 'host')) {
    noteCache('bypass');
    return toVisitor(withRetry(await render()));
  }
  const pages = isShareable(address) ? c.env.PAGES : undefined;
  const [copy, changedHere] = await Promise.all([copyHere(address, FRESH * 1000), lastChangeHere(c.env, c.req.raw)]);
  const age = copy && isCurrent(copy, changedHere) ? secondsSince(copy.checkedAt) : Number.POSITIVE_INFINITY;
  if (copy && age < FRESH) return toldVisitor({ response: answerOf(copy), from: 'hit' });
  if (copy && age < (pages ? REVALIDATE_SHARED : REVALIDATE)) {
    behind(current());
    return toldVisitor({ response: answerOf(copy), from: 'stale' });
  }
  return toldVisitor(await current());

  /** Returns the current page: the latest copy if nothing changed since, else a new rendering. */
  async function current(): Promise<Answer> {
    const [shared, changed] = await sharedState();
    const latest = shared && (!copy || shared.renderedAt > copy.renderedAt) ? shared : copy;
    if (latest && isCurrent(latest, Math.max(changedHere, changed))) {
      behind(keepHere(address, { ...latest, checkedAt: Date.now() }));
      if (secondsSince(latest.renderedAt) > RENEW) behind(renewed());
      return { response: answerOf(latest), from: latest === copy ? 'hit' : 'shared' };
    }
    if (!latest) return renewed();
    const answer = renewed(latest).catch((error: unknown) => standIn(latest, describeFailure(error)));
    behind(answer);
    return within(PATIENCE, answer, () => standIn(latest, 'a new one takes long'));
  }

  /** Returns the shared copy, and when the site last changed: infinity if unknown, so that every copy counts as stale. */
  async function sharedState(): Promise<[Copy | undefined, number]> {
    if (!pages) return [undefined, Number.POSITIVE_INFINITY];
    try {
      const reading = Promise.all([sharedCopy(pages, address), lastChange(pages)]);
      const [shared, changed] = await within(KV_PATIENCE, reading, () => {
        throw new Error(`KV did not answer within ${KV_PATIENCE} ms`);
      });
      behind(mendChange(c.env, pages, changed, changedHere));
      return [shared, changed ?? Number.POSITIVE_INFINITY];
    } catch (error) {
      noteFailure(`shared pages: ${describeFailure(error)}`);
      return [undefined, Number.POSITIVE_INFINITY];
    }
  }

  async function renewed(latest?: Copy): Promise<Answer> {
    // Taken before rendering: an edit made during it may be missing in the page.
    const renderedAt = Date.now();
    const rendered = await render();
    if (!rendered.complete && latest) return standIn(latest, 'a part is missing');
    if (!rendered.complete || rendered.response.status !== 200) return { response: withRetry(rendered), from: 'miss' };
    const made = await copyOf(rendered.response, renderedAt);
    if (rendered.lasting === false) return { response: answerOf(made), from: 'miss' };
    await keepHere(address, made);
    if (pages) behind(share(pages, address, made));
    return { response: answerOf(made), from: 'miss' };
  }

  function behind(work: Promise<unknown>) {
    c.executionCtx.waitUntil(work.catch((error: unknown) => noteFailure(`behind a page: ${describeFailure(error)}`)));
  }
}

type Answer = { response: Response; from: CacheState };

function toldVisitor({ response, from }: Answer): Response {
  noteCache(from);
  return toVisitor(response);
}

/** Answers with an older copy. It hides the failure from visitors, so the log must show it. */
function standIn(older: Copy, reason: string): Answer {
  noteFailure(`an older copy stands in: ${reason}`);
  return { response: answerOf(older), from: 'stale' };
}

/** Returns whether a copy shows the last change. One from the future may not: the clock was set back since. */
const isCurrent = ({ renderedAt, checkedAt }: Copy, changed: number) =>
  renderedAt > changed && Math.max(renderedAt, checkedAt) <= Date.now();

const secondsSince = (instant: number) => (Date.now() - instant) / 1000;

/** Sets `Retry-After` on a page with a missing part. */
function withRetry({ response, complete }: Rendered): Response {
  if (!complete) response.headers.set('Retry-After', RETRY_AFTER);
  return response;
}

function toVisitor(response: Response): Response {
  response.headers.set('Cache-Control', 'no-cache');
  return response;
}
