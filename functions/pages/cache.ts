import { build } from 'virtual:build';
import type { Context } from 'hono';
import { getCookie } from 'hono/cookie';
import { within } from '../../src/shared/within';
import { EDITOR_HINT } from '../auth/editor-hint';
import type { AppEnv } from '../env';
import { describeFailure, RETRY_AFTER } from '../http/errors';
import { type CacheState, noteCache, noteFailure } from '../http/request-log';
import { lastChange, lastChangeHere, noteChange } from './changes';
import { answerOf, type Copy, copyHere, copyOf, isShareable, keepHere, share, sharedCopy } from './copies';
import { isOneVisitors, pageAddress } from './page-address';

/** Ages in seconds. For so long after it was checked a copy is served as it is. */
const FRESH = 10;
/** And for so long at once while it is made anew behind that: the most that a visitor can lag behind an editor. */
const REVALIDATE = 60;
/** The same where copies are shared: what it is checked against may itself be half a minute old. */
const REVALIDATE_SHARED = 30;
/** A page that nobody edits is rendered anew this often, for what time alone changes in it. */
const RENEW = 6 * 60 * 60;
/** So long, in ms, a visitor waits for a new rendering while an older one could be shown. */
const PATIENCE = 2000;
/** Longer than this, in ms, nobody waits for what all data centres share: the page is rendered instead. */
const KV_PATIENCE = 1000;

/** A rendered page, and whether it may be kept: neither may one that misses a part, nor one of what is not there. */
export type Rendered = { response: Response; complete: boolean; lasting?: boolean };

/**
 * Answers with a copy of the page while it is known to be true, and with a new rendering otherwise. Each data centre keeps
 * its own copies; where the namespace `PAGES` is bound all share theirs, and a page is rendered once after an edit, not
 * once in every place where somebody asks for it. An older copy stands in for a rendering that fails, or takes too long.
 * What visitors search for or combine is rendered for each of them: kept, such pages would fill the cache without an end.
 */
export async function cachedPage(c: Context<AppEnv>, render: () => Promise<Rendered>): Promise<Response> {
  const address = pageAddress(c.req.url);
  if (build.dev || isOneVisitors(address) || getCookie(c, EDITOR_HINT, 'host')) {
    noteCache('bypass');
    return toVisitor(withRetry(await render()));
  }
  const pages = isShareable(address) ? c.env.PAGES : undefined;
  const [copy, changedHere] = await Promise.all([copyHere(address, FRESH * 1000), lastChangeHere(c.env, c.req.raw)]);
  const age = copy && copy.renderedAt > changedHere ? secondsSince(copy.checkedAt) : Number.POSITIVE_INFINITY;
  if (copy && age < FRESH) return toldVisitor({ response: answerOf(copy), from: 'hit' });
  if (copy && age < (pages ? REVALIDATE_SHARED : REVALIDATE)) {
    behind(current());
    return toldVisitor({ response: answerOf(copy), from: 'stale' });
  }
  return toldVisitor(await current());

  /** The page as it is now: the copy that all share while that is true, else a new rendering. */
  async function current(): Promise<Answer> {
    const [shared, changed] = await sharedState();
    const latest = shared && (!copy || shared.renderedAt > copy.renderedAt) ? shared : copy;
    if (latest && latest.renderedAt > Math.max(changedHere, changed)) {
      behind(keepHere(address, { ...latest, checkedAt: Date.now() }));
      if (secondsSince(latest.renderedAt) > RENEW) behind(renewed());
      return { response: answerOf(latest), from: 'shared' };
    }
    if (!latest) return renewed();
    const answer = renewed(latest).catch((error: unknown) => standIn(latest, describeFailure(error)));
    behind(answer);
    return within(PATIENCE, answer, () => standIn(latest, 'a new one takes long'));
  }

  /** The copy that all share, and when the site last changed. Who cannot know takes no copy for true. */
  async function sharedState(): Promise<[Copy | undefined, number]> {
    if (!pages) return [undefined, Number.POSITIVE_INFINITY];
    try {
      const reading = Promise.all([sharedCopy(pages, address), lastChange(pages)]);
      const [shared, changed] = await within(KV_PATIENCE, reading, () => {
        throw new Error(`KV did not answer within ${KV_PATIENCE} ms`);
      });
      if (changed === null) behind(noteChange(c.env, pages));
      return [shared, changed ?? Number.POSITIVE_INFINITY];
    } catch (error) {
      noteFailure(`shared pages: ${describeFailure(error)}`);
      return [undefined, Number.POSITIVE_INFINITY];
    }
  }

  async function renewed(latest?: Copy): Promise<Answer> {
    // What is edited while it is rendered may be missing in it.
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

/** Visitors see nothing of a failure while a copy hides it: whoever keeps the site must. */
function standIn(older: Copy, reason: string): Answer {
  noteFailure(`an older copy stands in: ${reason}`);
  return { response: answerOf(older), from: 'stale' };
}

const secondsSince = (instant: number) => (Date.now() - instant) / 1000;

/** Who gets a page that misses a part is told when to ask for all of it. */
function withRetry({ response, complete }: Rendered): Response {
  if (!complete) response.headers.set('Retry-After', RETRY_AFTER);
  return response;
}

function toVisitor(response: Response): Response {
  response.headers.set('Cache-Control', 'no-cache');
  return response;
}
