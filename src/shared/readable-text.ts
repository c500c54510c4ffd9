import { z } from './zod.ts';

/**
 * Characters without a shape of their own that no text needs: controls except tab and line breaks, zero-width spaces, and
 * the marks that reverse the order of what follows. Joiners stay: emoji are made with them.
 */
const STRAY = /(?![\t\n\r])[\p{Cc}\u200B\u200E\u200F\u202A-\u202E\u2066-\u2069\uFEFF]/gu;
/** A character that can be seen. */
const SEEN = /[^\s\p{Cc}\p{Cf}\p{M}]/u;

/** Removes stray characters, which come along with pasted texts. A text of which nothing can be seen becomes empty. */
function readable(text: string): string {
  const plain = text.replace(STRAY, '');
  return SEEN.test(plain) ? plain.trim() : '';
}

/** Schema of a text for people, without stray characters and spaces around it. `missing` refuses what is no text. */
export const readableText = (missing?: string) => z.string(missing).overwrite(readable);
