import { createHash, randomBytes } from 'node:crypto';

const HOUR = 60 * 60 * 1000;

/** How long each proof of a mailbox holds, in ms; an invitation is a reset that may wait for a day. */
export const TOKEN_AGE = { confirm: 24 * HOUR, reset: HOUR / 2 };
export const INVITATION_AGE = 24 * HOUR;
export type TokenPurpose = keyof typeof TOKEN_AGE;

/** 32 random bytes for the link, and the digest that is stored in their place. */
export function makeMailboxToken() {
  const token = randomBytes(32).toString('base64url');
  return { token, hash: hashMailboxToken(token) };
}

export function hashMailboxToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
