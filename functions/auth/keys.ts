import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { Bindings } from '../env';

/** The server's secrets that a token may have been made with, the current one first. */
export type Secrets = readonly string[];

export function secretsOf({ AUTH_SECRET, AUTH_SECRET_PREVIOUS }: Bindings): Secrets {
  return AUTH_SECRET_PREVIOUS ? [AUTH_SECRET, AUTH_SECRET_PREVIOUS] : [AUTH_SECRET];
}

/** Purpose of a key that is derived from a server secret. A key reveals nothing about those of other purposes. */
type Purpose =
  | 'access'
  | 'refresh'
  | 'limits'
  | 'challenge'
  | 'device'
  | 'backup'
  | 'preview'
  | 'passkey'
  | 'sign-up'
  | 'confirmation';

/** Derives a 32-byte key for one purpose (HKDF's expand step with an empty salt, RFC 5869). */
export function keyFor(secret: string, purpose: Purpose): Buffer {
  return createHmac('sha256', secret).update(`soul/${purpose}\u0001`).digest();
}

/** Returns a keyed digest as base64url, for values that must be recognised but not read. */
export function seal(key: Buffer, text: string): string {
  return createHmac('sha256', key).update(text).digest('base64url');
}

/** Returns the digest that is stored in place of a token or a code: it cannot be used instead of the original. */
export function digestOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

/** Compares two texts in a time that does not depend on where they differ. */
export function equalText(a: string, b: string): boolean {
  const left = Buffer.from(a);
  const right = Buffer.from(b);
  return left.length === right.length && timingSafeEqual(left, right);
}
