import { randomBytes } from 'node:crypto';
import { DAY, HOUR } from '../../src/shared/duration';
import { digestOf } from './keys';

/** Validity of each kind of token, in ms. The last reset link of an hour outlives the hour's mail limit. */
const TOKEN_AGE = { confirmation: DAY, reset: HOUR, invitation: DAY };

/** Returns 32 random bytes for the link, the digest that is stored in their place, and when both expire. */
export function makeMailboxToken(purpose: keyof typeof TOKEN_AGE, now = Date.now()) {
  const token = randomBytes(32).toString('base64url');
  return { token, hash: digestOf(token), expiresAt: new Date(now + TOKEN_AGE[purpose]).toISOString() };
}
