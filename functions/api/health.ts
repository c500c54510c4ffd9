import { build } from 'virtual:build';
import { Hono } from 'hono';
import { MINUTE } from '../../src/shared/duration';
import type { Health } from '../../src/shared/health';
import { within } from '../../src/shared/within';
import { openDatabase } from '../db/database';
import { readHealth } from '../db/health';
import type { AppEnv, Bindings } from '../env';
import { describeFailure } from '../http/errors';
import { noteFailure } from '../http/request-log';

/** Time limit in ms. A part that has not answered by then is down. */
const PATIENCE = 2000;
/** How long a result is reused for every request, in ms. It limits how often an isolate checks. */
const REUSED_FOR = 5000;
/** Age in ms from which a result is too old to be returned. */
const OLD = MINUTE;

let found: Health | undefined;
let lookedAt = Number.NEGATIVE_INFINITY;

/**
 * Reports the state of the deployment. While one request checks, others get the previous result, because workerd forbids
 * waiting for the I/O of another request.
 */
export const health = new Hono<AppEnv>().get('/', async (c) => {
  const now = Date.now();
  // Absolute difference: after the clock was set back, the result must not be reused until it has caught up.
  const isDue = Math.abs(now - lookedAt) >= REUSED_FOR;
  if (isDue) lookedAt = now;
  const age = found ? Math.abs(now - Date.parse(found.checkedAt)) : OLD;
  if (isDue || !found || age >= OLD) found = await look(c.env, now);
  return c.json(found, found.status === 'ok' ? 200 : 503, { 'Cache-Control': 'no-store' });
});

async function look({ DB, MEDIA }: Pick<Bindings, 'DB' | 'MEDIA'>, now: number): Promise<Health> {
  const [stored, storage] = await Promise.all([
    answerOrNull('D1', () => readHealth(openDatabase(DB, PATIENCE), build.source)),
    // There is no such object, but any answer proves that R2 works.
    answerOrNull('R2', async () => ({ object: await MEDIA.head('health') })),
  ]);
  const database = stored === null ? 'down' : isBehind(stored.migration) ? 'behind' : 'ok';
  return {
    status: database === 'ok' && storage ? 'ok' : 'down',
    build: build.source,
    migration: stored?.migration ?? null,
    database,
    databaseBytes: stored?.bytes ?? null,
    storage: storage ? 'ok' : 'down',
    mail: stored && {
      oldestWaitingMs: stored.mailWaitsSince === null ? null : Math.max(0, now - Date.parse(stored.mailWaitsSince)),
      failed: stored.failedMails,
    },
    clientErrors: stored?.clientErrors ?? null,
    checkedAt: new Date(now).toISOString(),
  };
}

/** Names of migrations sort in their order. A database that is ahead also serves the previous build. */
const isBehind = (migration: string | null) => (migration ?? '') < build.migration;

/** Returns the answer of a part, or null if it fails or exceeds the time limit. */
async function answerOrNull<T>(part: string, ask: () => Promise<T>): Promise<T | null> {
  try {
    return await within(PATIENCE, ask(), () => {
      throw new Error(`no answer within ${PATIENCE} ms`);
    });
  } catch (error) {
    noteFailure(`${part}: ${describeFailure(error)}`);
    return null;
  }
}
