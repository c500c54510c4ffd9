import { randomUUID } from 'node:crypto';
import type { Context, MiddlewareHandler } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import type { AppEnv } from '../env';
import { ApiFailure } from '../http/errors';
import { equalText, keyFor, seal, secretsOf } from './keys';
import { tooMany } from './limit';
import { readRefreshToken } from './refresh-token';
import { COOKIE, refreshCookie } from './session';
import { isConfigured } from './turnstile';

/** Who passed the challenge may go on for this long, in seconds. */
const AGE = 10 * 60;
const PASSED = 'challenge';

export function rememberPassed(c: Context<AppEnv>, now = Date.now()): void {
  const claim = `${Math.floor(now / 1000) + AGE}-${randomUUID()}`;
  const value = `${claim}.${seal(keyFor(c.env.AUTH_SECRET, 'challenge'), claim)}`;
  setCookie(c, PASSED, value, { ...COOKIE, maxAge: AGE });
}

/**
 * Lets those through who passed the challenge or were signed in here before, either a few times, and everybody where there
 * is none. Both are counted by their cookie: one that was copied to many machines opens the door no oftener than to one,
 * and who changes networks, or shares an address, is not taken for another.
 */
export const requireChallenge: MiddlewareHandler<AppEnv> = async (c, next) => {
  if (!isConfigured(c.env) || (await hasPassed(c)) || (await wasSignedIn(c))) return next();
  throw new ApiFailure(403, {
    error: 'Confirme que você não é um robô e tente de novo.',
    code: 'challenge',
  });
};

async function hasPassed(c: Context<AppEnv>): Promise<boolean> {
  const [claim = '', given = ''] = (getCookie(c, PASSED, 'host') ?? '').split('.');
  const isOurs = secretsOf(c.env).some((secret) => equalText(given, seal(keyFor(secret, 'challenge'), claim)));
  const isOver = Number(claim.split('-')[0]) * 1000 <= Date.now();
  return isOurs && !isOver && (await tooMany(c, 'challenged', claim)) === 0;
}

async function wasSignedIn(c: Context<AppEnv>): Promise<boolean> {
  const token = readRefreshToken(secretsOf(c.env), refreshCookie(c) ?? '');
  return token !== null && (await tooMany(c, 'unchallenged', token.sessionId)) === 0;
}
