import type { Context } from 'hono';
import type { Session } from '../../src/shared/user';
import { runBatch, type Statement } from '../db/batch';
import { wasHeld } from '../db/guard';
import { triesForgotten } from '../db/limits';
import { sessionEnded, sessionStarted, surplusSessionsEnded } from '../db/sessions';
import { rolesOf, userIsActive } from '../db/users';
import type { AppEnv } from '../env';
import { deviceName } from './device';
import { rolesOrNone } from './guard';
import { secretsOf } from './keys';
import { rememberDevice } from './known-device';
import { SESSIONS_MAX } from './lifetime';
import { readRefreshToken } from './refresh-token';
import { grantSession, refreshCookie, sessionUser } from './session';
import { triesKey } from './tries';

/**
 * Begins a session for a person who has proven their identity. `proven` are the statements that check that the proof still
 * holds. They run in one batch with the session: if a guard among them fails, there is no session and the result is `null`.
 */
export async function enter(
  c: Context<AppEnv>,
  { id: userId, name, email }: { id: string; name: string; email: string },
  proven: Statement[],
): Promise<Session | null> {
  const { db } = c.var;
  const now = new Date().toISOString();
  const id = crypto.randomUUID();
  const replaced = readRefreshToken(secretsOf(c.env), refreshCookie(c) ?? '');
  const opened = runBatch(db, [
    ...proven,
    userIsActive(db, userId),
    sessionEnded(db, replaced?.sessionId ?? '', 'signed-out', now),
    sessionStarted(db, { id, userId, device: deviceName(c.req.header('User-Agent') ?? ''), now }),
    surplusSessionsEnded(db, userId, SESSIONS_MAX, now),
    triesForgotten(db, triesKey(c, email)),
  ]);
  if (!(await wasHeld(opened))) return null;
  const roles = await rolesOrNone(c.var.read(rolesOf, userId));
  rememberDevice(c, email);
  const user = sessionUser({ userId, name, email }, roles);
  return grantSession(c, { user, sessionId: id, counter: 0, times: { createdAt: now, rotatedAt: now } });
}
