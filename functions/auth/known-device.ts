import { randomBytes } from 'node:crypto';
import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import type { AppEnv } from '../env';
import { equalText, keyFor, seal, secretsOf } from './keys';
import { COOKIE } from './session';

const DEVICE = 'device';
/** One year, in seconds. */
const AGE = 365 * 24 * 60 * 60;
/** Maximum number of accounts that are remembered on one device. */
const PEOPLE_MAX = 3;
const NAME = /^[\w-]{22}$/;

/**
 * Marks the device as used by the account's owner: guesses from other devices do not lock the owner out of it. The cookie
 * holds a random name and, for each account, a seal over name and e-mail. It grants no access and identifies no one.
 */
export function rememberDevice(c: Context<AppEnv>, email: string): void {
  const { name, seals } = read(c);
  const own = sealOf(c.env.AUTH_SECRET, name, email);
  const kept = [own, ...seals.filter((each) => each !== own)].slice(0, PEOPLE_MAX);
  setCookie(c, DEVICE, [name, ...kept].join('.'), { ...COOKIE, maxAge: AGE });
}

/** Returns the name of the device if the account's owner has used it, otherwise `null`. */
export function knownDevice(c: Context<AppEnv>, email: string): string | null {
  const { name, seals } = read(c);
  const own = secretsOf(c.env).map((secret) => sealOf(secret, name, email));
  return seals.some((each) => own.some((seal) => equalText(each, seal))) ? name : null;
}

export function forgetDevice(c: Context<AppEnv>): void {
  deleteCookie(c, DEVICE, COOKIE);
}

function read(c: Context<AppEnv>): { name: string; seals: string[] } {
  const [name = '', ...seals] = (getCookie(c, DEVICE, 'host') ?? '').split('.');
  if (!NAME.test(name)) return { name: randomBytes(16).toString('base64url'), seals: [] };
  return { name, seals: seals.slice(0, PEOPLE_MAX) };
}

function sealOf(secret: string, name: string, email: string): string {
  return seal(keyFor(secret, 'device'), `${name}:${email}`);
}
