import { ApiFailure } from './errors';

/**
 * How often strangers may have something noted, counted in the memory of this instance: a limit that costs a write would
 * be what an attacker wants. The function that comes back throws 429, in these words, for what is past it.
 */
export function allowance(most: number, windowMs: number, words: string): () => void {
  let startedAt = 0;
  let count = 0;
  return () => {
    const now = Date.now();
    if (now - startedAt >= windowMs) [startedAt, count] = [now, 0];
    count += 1;
    if (count <= most) return;
    const seconds = Math.ceil((startedAt + windowMs - now) / 1000);
    throw new ApiFailure(429, { error: words, code: 'too-many' }, { 'Retry-After': String(seconds) });
  };
}
