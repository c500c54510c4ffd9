import type { Context } from 'hono';
import { MINUTE, SECOND } from '../../src/shared/duration';
import { type Pace, tryOf, tryTaken } from '../db/limits';
import type { AppEnv } from '../env';
import { knownDevice } from './known-device';
import { limitKey, tooManyTries } from './limit';

/**
 * Pace of tries at one account since the last successful one. The first are free. Then one is allowed every few seconds,
 * from all IP addresses together. After the last, none is allowed until the window ends.
 */
const PACE: Pace = { window: 15 * MINUTE, free: 10, every: 4 * SECOND, max: 30 };
/** Maximum time that a try waits here, in ms. A try that would wait longer is refused. */
const PATIENCE = 4 * SECOND;
const WAY_OUT = ' Se a conta é sua, escolha outra senha em “Esqueceu sua senha?”.';

/**
 * Waits until a try at an account may proceed, before its password is checked, whether or not the account exists. Each
 * device that its owner has used is counted separately: guesses of strangers do not lock the owner out of it.
 */
export async function awaitTry(c: Context<AppEnv>, email: string): Promise<void> {
  const key = triesKey(c, email);
  const now = Date.now();
  const [taken] = await tryTaken(c.var.db, key, PACE, PATIENCE, now);
  if (!taken) throw await refusal(c, key, now);
  const wait = turnOf(taken.count, taken.startedAt) - now;
  if (taken.count > PACE.free && wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
}

/** Returns the key under which tries at an account are counted. A successful sign-in deletes the count. */
export function triesKey(c: Context<AppEnv>, email: string): string {
  const device = knownDevice(c, email);
  return limitKey(c.env.AUTH_SECRET, 'account', device ? `${email}:${device}` : email);
}

/** Returns when (ms) the try with this number may be made. */
function turnOf(count: number, startedAt: number): number {
  return startedAt + (count - PACE.free) * PACE.every;
}

async function refusal(c: Context<AppEnv>, key: string, now: number) {
  const [{ count, startedAt } = { count: PACE.max, startedAt: now }] = await tryOf(c.var.db, key);
  const isOver = count >= PACE.max;
  const until = isOver ? startedAt + PACE.window : turnOf(count + 1, startedAt) - PATIENCE;
  return tooManyTries(Math.max(1, Math.ceil((until - now) / SECOND)), isOver ? WAY_OUT : '');
}
