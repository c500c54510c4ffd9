import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import { DAY, SECOND } from '../../src/shared/duration';
import type { AppEnv } from '../env';
import { equalText, keyFor, seal, secretsOf } from './keys';
import { COOKIE } from './session';

const SIGN_UP = 'sign-up';

/**
 * Binds a confirmation link to the browser that signed up. Anybody can sign up with another person's address, so only in this
 * browser does the link confirm the password of the sign-up: whoever opens it elsewhere chooses the account's password.
 */
export function bindSignUp(c: Context<AppEnv>, tokenHash: string): void {
  setCookie(c, SIGN_UP, sealOf(c.env.AUTH_SECRET, tokenHash), { ...COOKIE, maxAge: DAY / SECOND });
}

export function signedUpHere(c: Context<AppEnv>, tokenHash: string): boolean {
  const bound = getCookie(c, SIGN_UP, 'host') ?? '';
  return secretsOf(c.env).some((secret) => equalText(bound, sealOf(secret, tokenHash)));
}

function sealOf(secret: string, tokenHash: string): string {
  return seal(keyFor(secret, 'confirmation'), tokenHash);
}
