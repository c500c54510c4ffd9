import { createHmac, randomBytes } from 'node:crypto';
import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import { stepBegun } from '../db/second-steps';
import type { AppEnv } from '../env';
import { ApiFailure } from '../http/errors';
import { digestOf, keyFor, secretsOf } from './keys';
import { COOKIE } from './session';

/** How long whoever gave the password may take for what else is asked, in seconds. */
export const STEP_AGE = 5 * 60;
const STEP = 'step';

/** Whoever is between password and passkey: the browser that holds the token, and for one sign-in or one session. */
export type Step = { token: string; hash: string; sessionId: string | null };

/**
 * Begins a step: a token for this browser alone, out of reach of its scripts, and the statement that stores its digest.
 * The challenge is made of the token, so that neither is of use without the other.
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

/** The step that this browser is in, as its cookie says; whether there is such a one the database tells. */
export function stepOf(c: Context<AppEnv>, sessionId: string | null): Step {
  const token = getCookie(c, STEP, 'host') ?? '';
  return { token, hash: digestOf(token), sessionId };
}

export function forgetStep(c: Context<AppEnv>): void {
  deleteCookie(c, STEP, COOKIE);
}

/** The challenges that the step may have begun with: the server's secret may have been another a minute ago. */
export function challengesOf(c: Context<AppEnv>, { token }: Step): string[] {
  return secretsOf(c.env).map((secret) => challengeOf(secret, token).toString('base64url'));
}

/** Somebody waited too long, or the step was taken: nothing but the password leads on. */
export function stepOver(c: Context<AppEnv>): ApiFailure {
  forgetStep(c);
  const error = 'O tempo para confirmar acabou. Comece de novo, com a senha.';
  return new ApiFailure(410, { error, code: 'step-over' });
}

function challengeOf(secret: string, token: string): Buffer {
  return createHmac('sha256', keyFor(secret, 'passkey')).update(token).digest();
}
