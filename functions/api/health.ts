import { build } from 'virtual:build';
import { Hono } from 'hono';
import type { Health } from '../../src/shared/health';
import { within } from '../../src/shared/within';
import { openDatabase } from '../db/database';
import { readHealth } from '../db/health';
import type { AppEnv, Bindings } from '../env';
import { describeFailure } from '../http/errors';
import { noteFailure } from '../http/request-log';

/** A part that has not answered by then (ms) is down. */
const PATIENCE = 2000;
/** For so many ms what was found is told to everybody: however often it is asked, an isolate looks this seldom. */
const KEPT = 5000;
/** What was found longer ago (ms) is news to nobody. */
const OLD = 60_000;

let found: Health | undefined;
let lookedAt = Number.NEGATIVE_INFINITY;

/**
 * Whether the deployment does well. While one request looks, others are told what was found before: to wait for what
 * another request asked for is what workerd forbids.
 */
export const health = new Hono<AppEnv>().get('/', async (c) => {
  const now = Date.now();
  // Either way: a clock that was set back must not keep what was found until it has caught up.
  const isDue = Math.abs(now - lookedAt) >= KEPT;
  if (isDue) lookedAt = now;
  const age = found ? Math.abs(now - Date.parse(found.checkedAt)) : OLD;
  if (isDue || !found || age >= OLD) found = await look(c.env, now);
  return c.json(found, found.status === 'ok' ? 200 : 503, { 'Cache-Control': 'no-store' });
});

async function look({ DB, MEDIA }: Pick<Bindings, 'DB' | 'MEDIA'>, now: number): Promise<Health> {
  const [stored, storage] = await Promise.all([
    answerOrNull('D1', () => readHealth(openDatabase(DB, PATIENCE), build.source)),
    // There is no such object: to be told so is an answer.
    answerOrNull('R2', async () => ({ object: await MEDIA.head('health') })),
  ]);
  const database = stored === null ? 'down' : isBehind(stored.migration) ? 'behind' : 'ok';
  return {
    status: database === 'ok' && storage ? 'ok' : 'down',
    build: build.source,
    migration: stored?.migration ?? null,
    database,
    storage: storage ? 'ok' : 'down',
    mail: stored && {
      oldestWaitingMs: stored.mailWaitsSince === null ? null : Math.max(0, now - Date.parse(stored.mailWaitsSince)),
      failed: stored.failedMails,
    },
    clientErrors: stored?.clientErrors ?? null,
    checkedAt: new Date(now).toISOString(),
  };
}

/** Migrations have names in their order; a database that is ahead serves the build before, too. */
const isBehind = (migration: string | null) => (migration ?? '') < build.migration;

/** What a part answers, or null when it fails or lets us wait. */
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
