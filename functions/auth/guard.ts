import type { Context, MiddlewareHandler } from 'hono';
import type { Role } from '../../src/shared/roles';
import type { SessionUser } from '../../src/shared/user';
import { openSession } from '../db/sessions';
import { rolesOf } from '../db/users';
import type { AppEnv } from '../env';
import { ApiFailure, describeFailure } from '../http/errors';
import { noteFailure } from '../http/request-log';
import { readAccessToken } from './access-token';
import { secretsOf } from './keys';
import { timeLeft } from './lifetime';
import { accessCookie, sessionUser } from './session';

type SignedIn = { user: SessionUser; sessionId: string; expiresAt: string };

/**
 * Returns who is signed in, by the access token and by the current rows in D1, read in one round trip. An ended session and
 * a revoked role take effect at once. Roles that cannot be read count as none.
 */
export async function signedIn(c: Context<AppEnv>): Promise<SignedIn | null> {
  const token = accessCookie(c);
  const claims = token ? await readAccessToken(secretsOf(c.env), token) : null;
  if (!claims) return null;
  const { userId, sessionId, expiresAt } = claims;
  const [[session], roles] = await Promise.all([
    c.var.read(openSession, sessionId, userId),
    rolesOrNone(c.var.read(rolesOf, userId)),
  ]);
  if (!session) return null;
  const user = sessionUser(session, roles);
  if (timeLeft(session, user.roles) <= 0) return null;
  return { user, sessionId, expiresAt: new Date(expiresAt).toISOString() };
}

/** Returns the roles of a query. If the query fails, logs that and returns none. */
export async function rolesOrNone(asked: PromiseLike<{ role: Role }[]>): Promise<{ role: Role }[]> {
  try {
    return await asked;
  } catch (error) {
    noteFailure(`Role check failed, counted as none: ${describeFailure(error)}`);
    return [];
  }
}

export function signedOut(): ApiFailure {
  return new ApiFailure(401, { error: 'Entre na sua conta para continuar.', code: 'signed-out' });
}

/** Lets only signed-in people through; handlers behind it find the person in `c.var.user`. */
export const requireUser: MiddlewareHandler<AppEnv> = async (c, next) => {
  const found = await signedIn(c);
  if (!found) throw signedOut();
  c.set('user', found.user);
  c.set('sessionId', found.sessionId);
  return next();
};
