import { randomBytes } from 'node:crypto';
import { digestOf } from './keys';

const HOUR = 60 * 60 * 1000;

/** How long each proof of a mailbox holds, in ms. A reset outlives the hour in which no further mail may come. */
const TOKEN_AGE = { confirmation: 24 * HOUR, reset: HOUR, invitation: 24 * HOUR };

/** 32 random bytes for the link, the digest that is stored in their place, and the end of both. */
export function makeMailboxToken(purpose: keyof typeof TOKEN_AGE, now = Date.now()) {
  const token = randomBytes(32).toString('base64url');
  return { token, hash: digestOf(token), expiresAt: new Date(now + TOKEN_AGE[purpose]).toISOString() };
}
