import { createHmac, randomBytes } from 'node:crypto';
import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import { stepBegun } from '../db/second-steps';
import type { AppEnv } from '../env';
import { ApiFailure } from '../http/errors';
import { digestOf, keyFor, secretsOf } from './keys';
import { COOKIE } from './session';

/** How long the second step may take after the password was given, in seconds. */
export const STEP_AGE = 5 * 60;
const STEP = 'step';

/** A step between password and passkey, bound to the browser with the token and to one session, or to a sign-in (`null`). */
export type Step = { token: string; hash: string; sessionId: string | null };

/**
 * Begins a step: sets a token as a cookie that scripts cannot read, and returns the statement that stores its digest.
 * The challenge is derived from the token: neither can be used without the other.
 */
export function beginStep(c: Context<AppEnv>, userId: string, sessionId: string | null) {
  const token = randomBytes(32).toString('base64url');
  const expiresAt = new Date(Date.now() + STEP_AGE * 1000).toISOString();
  setCookie(c, STEP, token, { ...COOKIE, maxAge: STEP_AGE });
  return {
    challenge: challengeOf(c.env.AUTH_SECRET, token),
    begun: stepBegun(c.var.db, { hash: digestOf(token), userId, sessionId, expiresAt }),
  };
}

/** Returns the step that this browser's cookie names. Only the database shows whether that step exists. */
export function stepOf(c: Context<AppEnv>, sessionId: string | null): Step {
  const token = getCookie(c, STEP, 'host') ?? '';
  return { token, hash: digestOf(token), sessionId };
}

export function forgetStep(c: Context<AppEnv>): void {
  deleteCookie(c, STEP, COOKIE);
}

/** Returns the challenges that the step may have begun with: the server's secret may have been rotated since. */
export function challengesOf(c: Context<AppEnv>, { token }: Step): string[] {
  return secretsOf(c.env).map((secret) => challengeOf(secret, token).toString('base64url'));
}

/** Returns the refusal (410) of a step that has expired or was used: the person has to give the password again. */
export function stepOver(c: Context<AppEnv>): ApiFailure {
  forgetStep(c);
  const error = 'O tempo para confirmar acabou. Comece de novo, com a senha.';
  return new ApiFailure(410, { error, code: 'step-over' });
}

function challengeOf(secret: string, token: string): Buffer {
  return createHmac('sha256', keyFor(secret, 'passkey')).update(token).digest();
}
