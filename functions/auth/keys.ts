import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { Bindings } from '../env';

/** The server's secrets that what comes back may have been made with, the present one first. */
export type Secrets = readonly string[];

export function secretsOf({ AUTH_SECRET, AUTH_SECRET_PREVIOUS }: Bindings): Secrets {
  return AUTH_SECRET_PREVIOUS ? [AUTH_SECRET, AUTH_SECRET_PREVIOUS] : [AUTH_SECRET];
}

/** What a key made from a secret of the server is for; keys of different purposes say nothing about each other. */
type Purpose = 'access' | 'refresh' | 'limits' | 'challenge' | 'device' | 'backup' | 'preview' | 'passkey';

/** A 32-byte key for one purpose (HKDF's expand step with an empty salt, RFC 5869). */
export function keyFor(secret: string, purpose: Purpose): Buffer {
  return createHmac('sha256', secret).update(`soul/${purpose}\u0001`).digest();
}

/** A keyed digest as base64url, for what must be recognised but not read. */
export function seal(key: Buffer, text: string): string {
  return createHmac('sha256', key).update(text).digest('base64url');
}

/** What is stored in the place of a token or a code, which alone opens what it is for. */
export function digestOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

/** Compares in the same time wherever the texts differ. */
export function equalText(a: string, b: string): boolean {
  const left = Buffer.from(a);
  const right = Buffer.from(b);
  return left.length === right.length && timingSafeEqual(left, right);
}
