import { createHash, randomBytes } from 'node:crypto';

/** How long each proof of a mailbox holds, in ms. */
export const TOKEN_AGE = { confirm: 24 * 60 * 60 * 1000, reset: 30 * 60 * 1000 };
export type TokenPurpose = keyof typeof TOKEN_AGE;

/** 32 random bytes for the link, and the digest that is stored in their place. */
export function makeMailboxToken() {
  const token = randomBytes(32).toString('base64url');
  return { token, hash: hashMailboxToken(token) };
}

export function hashMailboxToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
