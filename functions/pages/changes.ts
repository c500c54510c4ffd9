import type { KVNamespace } from '@cloudflare/workers-types';
import { MINUTE, SECOND } from '../../src/shared/duration';
import { type Facts, nouns } from '../../src/shared/nouns';
import { isPageKey, PAGES } from '../../src/shared/pages/labels';
import { openDatabase } from '../db/database';
import { foreseenChanges } from '../db/posts';
import type { Edit } from '../db/tally';
import { type Bindings, siteOrigin } from '../env';
import { describeFailure } from '../http/errors';
import { noteFailure } from '../http/request-log';
import { forgetCopies } from './copies';
import { matchLocal, putLocal } from './local-cache';

/** Changes that all data centres know, in ms: the last edit, and when scheduled posts will appear and disappear. */
type Changes = { editedAt: number; due: number[] };

const KEY = 'changes';
/** How long a data centre may cache its KV read, in seconds: pages must show an edit within a minute. */
const READ_AGAIN = 30;
/** Age (ms) of an edit that KV would report by now, had it been recorded: with the slowest delivery that KV documents. */
const KNOWN_AFTER = MINUTE + READ_AGAIN * SECOND;
/** KV accepts one write per key and second. */
const TRIES = 4;
const BETWEEN_TRIES = 1100;

/** When this isolate last recorded an edit again, in ms. */
let mendedAt = 0;

/** The last change that this isolate read, and when, in ms: a busy isolate reads it only once a second. */
let atHand: { key: string; changedAt: number; readAt: number } | undefined;
const READ_HERE_AGAIN = 1000;

/**
 * Returns when something was last edited through this data centre, in ms; 0 if unknown. An edit through another isolate may
 * be missing for a second.
 */
export async function lastChangeHere(env: Bindings, request: Request): Promise<number> {
  const key = keyHere(env, request);
  const known = atHand;
  if (known?.key === key.url && Math.abs(Date.now() - known.readAt) < READ_HERE_AGAIN) return known.changedAt;
  const kept = await matchLocal(key);
  const changedAt = kept ? Number(await kept.text()) : 0;
  // Otherwise this isolate has noted an edit since, which the answer may lack.
  if (atHand === known) atHand = { key: key.url, changedAt, readAt: Date.now() };
  return changedAt;
}

/** Makes all copies of this data centre that are older than now stale. */
export async function noteChangeHere(env: Bindings, request: Request): Promise<void> {
  forgetCopies();
  const key = keyHere(env, request);
  const now = Date.now();
  atHand = { key: key.url, changedAt: now, readAt: now };
  await putLocal(key, new Response(String(now), { headers: { 'Cache-Control': 'max-age=86400' } }));
}

/** Forgets what this isolate knows of pages, as a new one. */
export function forgetAtHand() {
  forgetCopies();
  atHand = undefined;
}

/** Returns when the site last changed, in ms; `null` if that is not recorded, and a change may have been just now. */
export async function lastChange(pages: KVNamespace): Promise<number | null> {
  const known = await pages.get<Changes>(KEY, { type: 'json', cacheTtl: READ_AGAIN });
  if (!known) return null;
  const now = Date.now();
  return Math.max(known.editedAt, ...known.due.filter((instant) => instant <= now));
}

/** Records for all data centres that copies older than now are stale, and when scheduled posts will make them stale next. */
export async function noteChange(env: Bindings, pages: KVNamespace): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    // Read again at each try: the last writer has to include posts that others scheduled since the first try. `editedAt` is
    // taken after this read, or an edit that waited for D1 would overwrite a later time by an earlier one.
    const foreseen = await due(env);
    try {
      // If D1 cannot be read, the schedule in KV stays. Without either nothing is written, and all copies count as stale.
      const known = foreseen ?? (await pages.get<Changes>(KEY, { type: 'json', cacheTtl: READ_AGAIN }))?.due;
      if (!known) return;
      const changes: Changes = { editedAt: Date.now(), due: known };
      await pages.put(KEY, JSON.stringify(changes));
      return;
    } catch (error) {
      if (tries === TRIES) throw error;
      await new Promise((resolve) => setTimeout(resolve, BETWEEN_TRIES));
    }
  }
}

/**
 * Records a change if KV has none, or again if KV lacks an edit through this data centre (`here`) that is long past: other
 * data centres would serve older copies for hours.
 */
export async function mendChange(env: Bindings, pages: KVNamespace, known: number | null, here: number): Promise<void> {
  const now = Date.now();
  const isLost = known !== null && known < here && here < now - KNOWN_AFTER && Math.abs(now - mendedAt) > KNOWN_AFTER;
  if (known !== null && !isLost) return;
  if (isLost) mendedAt = now;
  await noteChange(env, pages);
}

/** Returns the most visited pages among those that show edits. */
export function pagesShowing(edits: Edit[]): string[] {
  const pages = edits.map(({ noun, id = '' }) => {
    const facts: Facts = nouns[noun];
    const page = noun === 'pages' && String(id);
    return page && isPageKey(page) ? PAGES[page].address : facts.site;
  });
  return [...new Set(['/', ...pages])].filter((page) => page !== undefined);
}

/** Returns when posts will appear and disappear, in ms; `null` if D1 cannot be read, which must not fail an edit. */
async function due({ DB }: Bindings): Promise<number[] | null> {
  try {
    const instants = await foreseenChanges(openDatabase(DB), new Date().toISOString());
    return instants.map(({ at }) => Date.parse(at));
  } catch (error) {
    noteFailure(`scheduled posts: ${describeFailure(error)}`);
    return null;
  }
}

function keyHere(env: Bindings, request: Request): Request {
  return new Request(`${siteOrigin(env, request)}/.pages/changed`);
}
