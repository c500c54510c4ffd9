import { type Context, Hono } from 'hono';
import { z } from 'zod';
import { type Session, signInInput } from '../../../src/shared/user';
import { readAccessToken } from '../../auth/access-token';
import { deviceName } from '../../auth/device';
import { signedIn } from '../../auth/guard';
import { REFRESH_GRACE, SESSIONS_MAX, timeLeft } from '../../auth/lifetime';
import { limitKey, limitTries, originOf } from '../../auth/limit';
import { hashPassword, isOutdated, verifyPassword } from '../../auth/password';
import { type RefreshClaims, readRefreshToken } from '../../auth/refresh-token';
import { accessCookie, forgetSession, grantSession, refreshCookie, sessionUser } from '../../auth/session';
import { orUndo, takesPlace } from '../../db/database';
import { countTry, forgetTries } from '../../db/limits';
import {
  endSession,
  endSurplusSessions,
  openSession,
  rolesOfSession,
  rotateSession,
  startSession,
} from '../../db/sessions';
import { replacePasswordHash, rolesOf, userByEmail } from '../../db/users';
import type { AppEnv } from '../../env';
import { AUTH_BODY, jsonBody } from '../../http/body';
import { ApiFailure } from '../../http/errors';
import { floor } from './floor';

/** Tries at one account within this time, in ms, since the last that succeeded, and how many of them cost nothing. */
const TRIES_WINDOW = 15 * 60_000;
const FREE_TRIES = 10;
const WRONG = 'E-mail ou senha incorretos.';
/** The first wait after those, in ms; it doubles up to the last. It slows guessing down and locks nobody out. */
const FIRST_WAIT = 250;
const LONGEST_WAIT = 4000;

export const session = new Hono<AppEnv>()
  .get('/session', async (c) => {
    const found = await signedIn(c);
    const session: Session | null = found && { user: found.user, expiresAt: found.expiresAt };
    return c.json({ session }, 200);
  })
  .post('/session', floor('hashing'), jsonBody(signInInput, AUTH_BODY), async (c) => {
    const { email, password } = c.req.valid('json');
    await limitTries(c, 'signIn', originOf(c));
    const tries = limitKey(c.env.AUTH_SECRET, 'account', email);
    await slowDown(c, tries);

    const { db } = c.var;
    const [user] = await userByEmail(db, email);
    if (!(await verifyPassword(password, user?.passwordHash)) || !user?.passwordHash) {
      throw new ApiFailure(401, { error: WRONG });
    }
    if (!user.confirmedAt) {
      throw new ApiFailure(403, { error: 'Confirme seu e-mail antes de entrar.', code: 'unconfirmed' });
    }

    const now = new Date().toISOString();
    const id = crypto.randomUUID();
    const proven = user.passwordHash;
    const replaced = readRefreshToken(c.env.AUTH_SECRET, refreshCookie(c) ?? '');
    // A password that is reset meanwhile opens nothing, and is not set back.
    const opened = db.batch([
      replacePasswordHash(db, user.id, proven, isOutdated(proven) ? await hashPassword(password) : proven),
      orUndo(db),
      rolesOf(db, user.id),
      endSession(db, replaced?.sessionId ?? '', 'signed-out', now),
      startSession(db, { id, userId: user.id, device: deviceName(c.req.header('User-Agent') ?? ''), now }),
      endSurplusSessions(db, user.id, SESSIONS_MAX, now),
      forgetTries(db, tries),
    ]);
    if (!(await takesPlace(opened))) throw new ApiFailure(401, { error: WRONG });
    const [, , roles] = await opened;
    const signedInUser = sessionUser({ userId: user.id, name: user.name, email }, roles);
    const times = { createdAt: now, rotatedAt: now };
    return c.json(await grantSession(c, { user: signedInUser, sessionId: id, counter: 0, times }), 200);
  })
  .post('/session/refresh', jsonBody(z.strictObject({}), AUTH_BODY), async (c) => {
    const claims = readRefreshToken(c.env.AUTH_SECRET, refreshCookie(c) ?? '');
    const refreshed = claims && (await refresh(c, claims));
    if (refreshed) return c.json(refreshed, 200);
    forgetSession(c);
    return c.json({ error: 'Sua sessão terminou. Entre de novo.' }, 401);
  })
  .delete('/session', async (c) => {
    const { AUTH_SECRET } = c.env;
    const claims =
      readRefreshToken(AUTH_SECRET, refreshCookie(c) ?? '') ??
      (await readAccessToken(AUTH_SECRET, accessCookie(c) ?? ''));
    forgetSession(c);
    if (claims) await endSession(c.var.db, claims.sessionId, 'signed-out', new Date().toISOString());
    return c.json({ ok: true as const }, 200);
  });

/**
 * The growing wait of an account that somebody keeps guessing at; known or not, every address has its own. Each try
 * counts before its password is looked at, or guesses that come at once would all be the first.
 */
async function slowDown(c: Context<AppEnv>, key: string): Promise<void> {
  const [tries] = await countTry(c.var.db, key, TRIES_WINDOW, Date.now());
  const excess = (tries?.count ?? 0) - FREE_TRIES;
  if (excess <= 0) return;
  const wait = Math.min(FIRST_WAIT * 2 ** (excess - 1), LONGEST_WAIT);
  await new Promise((resolve) => setTimeout(resolve, wait));
}

/**
 * Exchanges a refresh token. Of parallel tabs one rotates it; the others, within the grace, are given the same new one.
 * A token used again later has been copied: the session ends for whoever holds it.
 */
async function refresh(c: Context<AppEnv>, { sessionId, counter }: RefreshClaims): Promise<Session | null> {
  const { db } = c.var;
  const now = new Date();
  const [[before], roles] = await db.batch([openSession(db, sessionId), rolesOfSession(db, sessionId)]);
  if (!before) return null;
  const user = sessionUser(before, roles);
  if (timeLeft(before, user.roles, now.getTime()) <= 0) return null;
  if (before.counter === counter) {
    const [rotated] = await rotateSession(db, sessionId, counter, now.toISOString());
    if (rotated) return grantSession(c, { user, sessionId, counter: rotated.counter, times: rotated });
  }
  const [current] = before.counter === counter ? await openSession(db, sessionId) : [before];
  if (!current) return null;
  if (current.counter !== counter + 1 || now.getTime() - Date.parse(current.rotatedAt) > REFRESH_GRACE) {
    console.warn(`A refresh token of session ${sessionId} was used again: the session ends.`);
    await endSession(db, sessionId, 'reuse', now.toISOString());
    return null;
  }
  return grantSession(c, { user, sessionId, counter: current.counter, times: current });
}
