import type { Context } from 'hono';
import { type Pace, tryOf, tryTaken } from '../db/limits';
import type { AppEnv } from '../env';
import { knownDevice } from './known-device';
import { limitKey, tooManyTries } from './limit';

const SECOND = 1000;
/**
 * Tries at one account since the last that succeeded: the first cost nothing, then they come one at a time, wherever they
 * come from, and at last no more until the window is over.
 */
const PACE: Pace = { window: 15 * 60 * SECOND, free: 10, every: 4 * SECOND, max: 30 };
/** The longest (ms) that a try waits here; who would wait longer comes back. */
const PATIENCE = 4 * SECOND;
const WAY_OUT = ' Se a conta é sua, escolha outra senha em “Esqueceu sua senha?”.';

/**
 * Waits for the turn of a try at an account, known or not, before its password is looked at. Devices on which its owner
 * has been are counted each on its own: strangers who guess lock nobody out of them.
 */
export async function awaitTry(c: Context<AppEnv>, email: string): Promise<void> {
  const key = triesKey(c, email);
  const now = Date.now();
  const [taken] = await tryTaken(c.var.db, key, PACE, PATIENCE, now);
  if (!taken) throw await refusal(c, key, now);
  const wait = turnOf(taken.count, taken.startedAt) - now;
  if (taken.count > PACE.free && wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
}

/** What the tries at an account are counted under: forgotten once somebody has come in. */
export function triesKey(c: Context<AppEnv>, email: string): string {
  const device = knownDevice(c, email);
  return limitKey(c.env.AUTH_SECRET, 'account', device ? `${email}:${device}` : email);
}

/** When (ms) the try with this number may be made. */
function turnOf(count: number, startedAt: number): number {
  return startedAt + (count - PACE.free) * PACE.every;
}

async function refusal(c: Context<AppEnv>, key: string, now: number) {
  const [{ count, startedAt } = { count: PACE.max, startedAt: now }] = await tryOf(c.var.db, key);
  const isOver = count >= PACE.max;
  const until = isOver ? startedAt + PACE.window : turnOf(count + 1, startedAt) - PATIENCE;
  return tooManyTries(Math.max(1, Math.ceil((until - now) / SECOND)), isOver ? WAY_OUT : '');
}
