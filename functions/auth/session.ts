import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import { can } from '../../src/shared/permissions';
import type { Role } from '../../src/shared/roles';
import type { Session, SessionUser } from '../../src/shared/user';
import type { AppEnv } from '../env';
import { ACCESS_AGE, signAccessToken } from './access-token';
import { EDITOR_HINT } from './editor-hint';
import { type SessionTimes, timeLeft } from './lifetime';
import { makeRefreshToken } from './refresh-token';

/** `__Host-` cookies: set over TLS (or on this machine), for this host only, for every path. Scripts cannot read them. */
export const COOKIE = { prefix: 'host', path: '/', secure: true, httpOnly: true, sameSite: 'Strict' } as const;
const ACCESS = 'access';
const REFRESH = 'refresh';

type Granted = { user: SessionUser; sessionId: string; counter: number; times: SessionTimes };

/** Sets both tokens as cookies. Returns only whose session it is and when the access token expires. */
export async function grantSession(c: Context<AppEnv>, granted: Granted): Promise<Session> {
  const { user, sessionId, counter, times } = granted;
  const { token, expiresAt } = await signAccessToken(c.env.AUTH_SECRET, { userId: user.id, sessionId });
  const maxAge = Math.floor(timeLeft(times, user.roles) / 1000);
  setCookie(c, ACCESS, token, { ...COOKIE, maxAge: ACCESS_AGE });
  setCookie(c, REFRESH, makeRefreshToken(c.env.AUTH_SECRET, { sessionId, counter }), { ...COOKIE, maxAge });
  if (can(user, 'panel')) setCookie(c, EDITOR_HINT, '1', { ...COOKIE, sameSite: 'Lax', maxAge });
  else if (getCookie(c, EDITOR_HINT, 'host')) deleteCookie(c, EDITOR_HINT, COOKIE);
  return { user, expiresAt: new Date(expiresAt).toISOString() };
}

export function forgetSession(c: Context<AppEnv>): void {
  for (const name of [ACCESS, REFRESH, EDITOR_HINT]) deleteCookie(c, name, COOKIE);
}

export function accessCookie(c: Context<AppEnv>): string | undefined {
  return getCookie(c, ACCESS, 'host');
}

export function refreshCookie(c: Context<AppEnv>): string | undefined {
  return getCookie(c, REFRESH, 'host');
}

export function sessionUser(
  row: { userId: string; name: string; email: string },
  roles: { role: Role }[],
): SessionUser {
  return { id: row.userId, name: row.name, email: row.email, roles: roles.map(({ role }) => role) };
}
