import type { KVNamespace } from '@cloudflare/workers-types';
import { type Facts, NOUNS, nouns } from '../../src/shared/nouns';
import { isPageKey, PAGES } from '../../src/shared/pages/labels';
import { openDatabase } from '../db/database';
import { foreseenChanges } from '../db/posts';
import { type Bindings, siteOrigin } from '../env';
import { describeFailure } from '../http/errors';
import { noteFailure } from '../http/request-log';
import { forgetAtHand } from './copies';
import { keptHere, putHere } from './here';

/** What all data centres know of changes, in ms: the last edit, and when posts will appear and go by themselves. */
type Changes = { editedAt: number; due: number[] };

const KEY = 'changes';
/** How long, in seconds, a data centre may go on with what it read: pages are to show an edit within a minute. */
const READ_AGAIN = 30;
/** KV takes one write of a key each second. */
const TRIES = 4;
const BETWEEN_TRIES = 1100;

/** When something was last edited through this data centre, in ms; 0 when nobody knows. */
export async function lastChangeHere(env: Bindings, request: Request): Promise<number> {
  const kept = await keptHere(keyHere(env, request));
  return kept ? Number(await kept.text()) : 0;
}

/** Copies from before now are no longer true in this data centre. */
export async function noteChangeHere(env: Bindings, request: Request): Promise<void> {
  forgetAtHand();
  const kept = new Response(String(Date.now()), { headers: { 'Cache-Control': 'max-age=86400' } });
  await putHere(keyHere(env, request), kept);
}

/** When the site last changed, in ms; null where nobody has written that down, so that it may have been just now. */
export async function lastChange(pages: KVNamespace): Promise<number | null> {
  const known = await pages.get<Changes>(KEY, { type: 'json', cacheTtl: READ_AGAIN });
  if (!known) return null;
  const now = Date.now();
  return Math.max(known.editedAt, ...known.due.filter((instant) => instant <= now));
}

/** Tells all data centres that copies from before now are no longer true, and when the next ones will not be. */
export async function noteChange(env: Bindings, pages: KVNamespace): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    // Read at each try: whoever writes last has to know of what others scheduled meanwhile. The time is taken after it, or an
    // edit that waited for D1 would put an earlier time in the place of a later one.
    const foreseen = await due(env);
    try {
      // Where D1 cannot tell, what was known before holds on. Without either, nobody takes a copy for true meanwhile.
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

/** The pages that most visitors see first of those that an edit through this path of the API shows on. */
export function pagesShowing(apiPath: string): string[] {
  const noun = NOUNS.find((noun) => apiPath.startsWith(`/api/panel/${noun}`));
  const facts: Facts | undefined = noun && nouns[noun];
  const page = apiPath.split('/').at(-1) ?? '';
  const own = noun === 'pages' && isPageKey(page) ? PAGES[page].address : facts?.site;
  return [...new Set(['/', own ?? '/'])];
}

/** `null` where D1 cannot be read, which holds no edit back. */
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
