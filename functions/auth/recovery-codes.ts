import { randomBytes } from 'node:crypto';
import { digestOf } from './keys';

/** Number of codes that are made at a time. */
const CODES = 10;
/** Letters and digits that cannot be mistaken for one another. */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789';
const LENGTH = 16;

/** Returns codes as people keep them, `xxxx-xxxx-xxxx-xxxx`. Each has 79 bits, too many to guess even from its digest. */
export function makeRecoveryCodes(): string[] {
  return Array.from({ length: CODES }, () => (letters().match(/.{4}/g) ?? []).join('-'));
}

/** Returns the digest to store for a code without hyphens. The same code has another digest for another person. */
export function hashRecoveryCode(userId: string, code: string): string {
  return digestOf(`${userId}:${code}`);
}

/** Draws bytes beyond the last whole round of the alphabet again: every letter is equally likely. */
function letters(): string {
  const limit = 256 - (256 % ALPHABET.length);
  let text = '';
  while (text.length < LENGTH) {
    for (const byte of randomBytes(LENGTH)) {
      if (byte < limit && text.length < LENGTH) text += ALPHABET[byte % ALPHABET.length];
    }
  }
  return text;
}
