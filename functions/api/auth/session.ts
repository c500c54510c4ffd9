import { type Context, Hono } from 'hono';
import type { SecondStep } from '../../../src/shared/passkey';
import type { RefusalOf } from '../../../src/shared/refusal';
import { type Session, signInInput } from '../../../src/shared/user';
import { z } from '../../../src/shared/zod';
import { readAccessToken } from '../../auth/access-token';
import { enter } from '../../auth/enter';
import { signedIn } from '../../auth/guard';
import { secretsOf } from '../../auth/keys';
import { REFRESH_GRACE, timeLeft } from '../../auth/lifetime';
import { limitOrigin } from '../../auth/limit';
import { question } from '../../auth/passkey';
import { hashPassword, isOutdated, matchingHash } from '../../auth/password';
import { type RefreshClaims, readRefreshToken } from '../../auth/refresh-token';
import { beginStep } from '../../auth/second-step';
import { accessCookie, forgetSession, grantSession, refreshCookie, sessionUser } from '../../auth/session';
import { awaitTry } from '../../auth/tries';
import { runBatch } from '../../db/batch';
import { changedRows, wasHeld } from '../../db/guard';
import { credentialsByEmail, hasNoPasskey } from '../../db/passkeys';
import { openSession, rolesOfSession, sessionEnded, sessionRotated } from '../../db/sessions';
import { waitingSignUps } from '../../db/sign-ups';
import { passwordHashReplaced, userByEmail } from '../../db/users';
import type { AppEnv } from '../../env';
import { AUTH_BODY, jsonBody } from '../../http/body';
import { ApiFailure } from '../../http/errors';
import { minDuration } from './min-duration';

function wrongCredentials(): ApiFailure {
  return new ApiFailure(401, { error: 'E-mail ou senha incorretos.', code: 'wrong-credentials' });
}

function deactivated(): ApiFailure {
  const error = 'Esta conta está desativada. Para voltar a usar, fale com quem administra o site.';
  return new ApiFailure(403, { error, code: 'deactivated' });
}

export const session = new Hono<AppEnv>()
  .get('/session', async (c) => {
    const found = await signedIn(c);
    if (found) c.set('user', found.user);
    const session: Session | null = found && { user: found.user, expiresAt: found.expiresAt };
    return c.json({ session }, 200);
  })
  .post('/session', minDuration('hashing'), jsonBody(signInInput, AUTH_BODY), async (c) => {
    const { email, password } = c.req.valid('json');
    await limitOrigin(c, 'signIn');
    await awaitTry(c, email);

    const { db } = c.var;
    // The same queries for every address, so that timing reveals neither an account nor a second step.
    const [[user], waiting, credentials] = await db.batch([
      userByEmail(db, email),
      waitingSignUps(db, email),
      credentialsByEmail(db, email),
    ]);
    const own = user?.passwordHash ? [user.passwordHash] : [];
    const proven = await matchingHash(password, user ? own : waiting.map(({ passwordHash }) => passwordHash));
    if (!proven) throw wrongCredentials();
    if (!user?.confirmedAt) {
      throw new ApiFailure(403, { error: 'Confirme seu e-mail antes de entrar.', code: 'unconfirmed' });
    }
    // Only after a correct password, to keep the existence of the account secret.
    if (user.deactivatedAt) throw deactivated();

    // If the password is reset concurrently, the batch fails: the old password opens nothing and is not restored.
    const unchanged = [
      passwordHashReplaced(db, user.id, proven, isOutdated(proven) ? await hashPassword(password) : proven),
      changedRows(db),
    ];
    if (credentials.length > 0) {
      const { challenge, begun } = beginStep(c, user.id, null);
      if (!(await wasHeld(runBatch(db, [...unchanged, begun])))) throw wrongCredentials();
      return c.json<SecondStep, 202>({ secondStep: question(c, challenge, credentials) }, 202);
    }
    const session = await enter(c, user, [...unchanged, hasNoPasskey(db, user.id)]);
    if (session) return c.json(session, 200);
    const [present] = await userByEmail(db, email);
    throw present?.deactivatedAt ? deactivated() : wrongCredentials();
  })
  .post('/session/refresh', jsonBody(z.strictObject({}), AUTH_BODY), async (c) => {
    const claims = readRefreshToken(secretsOf(c.env), refreshCookie(c) ?? '');
    const refreshed = claims && (await refresh(c, claims));
    if (refreshed) return c.json(refreshed, 200);
    forgetSession(c);
    return c.json<RefusalOf<'signed-out'>, 401>(
      { error: 'Sua sessão terminou. Entre de novo.', code: 'signed-out' },
      401,
    );
  })
  .delete('/session', async (c) => {
    const secrets = secretsOf(c.env);
    const claims =
      readRefreshToken(secrets, refreshCookie(c) ?? '') ?? (await readAccessToken(secrets, accessCookie(c) ?? ''));
    forgetSession(c);
    if (claims) await sessionEnded(c.var.db, claims.sessionId, 'signed-out', new Date().toISOString());
    return c.json({ ok: true as const }, 200);
  });

/**
 * Exchanges a refresh token. Of concurrent tabs, one rotates it; within the grace period, the others get the same new
 * token. A token that is reused later was copied, so the session ends for every holder.
 */
async function refresh(c: Context<AppEnv>, { sessionId, counter }: RefreshClaims): Promise<Session | null> {
  const { db } = c.var;
  const now = new Date();
  const [[before], roles] = await db.batch([openSession(db, sessionId), rolesOfSession(db, sessionId)]);
  if (!before) return null;
  const user = sessionUser(before, roles);
  if (timeLeft(before, user.roles, now.getTime()) <= 0) return null;
  if (before.counter === counter) {
    const [rotated] = await sessionRotated(db, sessionId, counter, now.toISOString());
    if (rotated) return grantSession(c, { user, sessionId, counter: rotated.counter, times: rotated });
  }
  const [current] = before.counter === counter ? await openSession(db, sessionId) : [before];
  if (!current) return null;
  if (current.counter !== counter + 1 || now.getTime() - Date.parse(current.rotatedAt) > REFRESH_GRACE) {
    console.warn(`A refresh token of session ${sessionId} was used again: the session ends.`);
    await sessionEnded(db, sessionId, 'reuse', now.toISOString());
    return null;
  }
  return grantSession(c, { user, sessionId, counter: current.counter, times: current });
}
