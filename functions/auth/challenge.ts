import { randomUUID } from 'node:crypto';
import type { Context, MiddlewareHandler } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import { ownerOfSession } from '../db/sessions';
import type { AppEnv } from '../env';
import { ApiFailure } from '../http/errors';
import { equalText, keyFor, seal, secretsOf } from './keys';
import { tooMany } from './limit';
import { readRefreshToken } from './refresh-token';
import { COOKIE, refreshCookie } from './session';
import { isConfigured } from './turnstile';

/** Validity of a passed challenge, in seconds. */
const AGE = 10 * 60;
const PASSED = 'challenge';

export function rememberPassed(c: Context<AppEnv>): void {
  const claim = `${Math.floor(Date.now() / 1000) + AGE}-${randomUUID()}`;
  const value = `${claim}.${seal(keyFor(c.env.AUTH_SECRET, 'challenge'), claim)}`;
  setCookie(c, PASSED, value, { ...COOKIE, maxAge: AGE });
}

/**
 * Requires a passed challenge or an earlier session in this browser. Either allows a limited number of tries. If no
 * challenge is configured, everybody passes. Tries are counted per challenge or per person: a cookie copied to many machines
 * allows no more tries than on one, and neither do more sign-ins. A change of network or a shared IP address makes no
 * difference.
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
  const [owner] = token ? await ownerOfSession(c.var.db, token.sessionId) : [];
  return owner !== undefined && (await tooMany(c, 'unchallenged', owner.userId)) === 0;
}
