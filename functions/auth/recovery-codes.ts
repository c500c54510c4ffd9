import { randomBytes } from 'node:crypto';
import { digestOf } from './keys';

/** How many are made at a time. */
const CODES = 10;
/** Letters and digits that nobody takes for one another. */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789';
const LENGTH = 16;

/** Codes as a person keeps them, `xxxx-xxxx-xxxx-xxxx`: each is worth 79 bits, which nobody guesses even from its digest. */
export function makeRecoveryCodes(): string[] {
  return Array.from({ length: CODES }, () => (letters().match(/.{4}/g) ?? []).join('-'));
}

/** What is stored of a code, given without its hyphens: the same code of two people is not the same. */
export function hashRecoveryCode(userId: string, code: string): string {
  return digestOf(`${userId}:${code}`);
}

/** Bytes beyond the last whole round of the alphabet are drawn again: no letter comes more often. */
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
