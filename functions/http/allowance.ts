import { ApiFailure } from './errors';

/**
 * How often strangers may have something noted, counted in the memory of this instance: a limit that costs a write would
 * be what an attacker wants. The function that comes back counts, and tells how many seconds what is past it has to wait.
 */
export function counterOf(most: number, windowMs: number): () => number {
  let startedAt = 0;
  let count = 0;
  return () => {
    const now = Date.now();
    if (now - startedAt >= windowMs) [startedAt, count] = [now, 0];
    count += 1;
    return count <= most ? 0 : Math.ceil((startedAt + windowMs - now) / 1000);
  };
}

/** The same for a request that is nothing but the note: 429, in these words, for what is past it. */
export function allowance(most: number, windowMs: number, words: string): () => void {
  const wait = counterOf(most, windowMs);
  return () => {
    const seconds = wait();
    if (seconds === 0) return;
    throw new ApiFailure(429, { error: words, code: 'too-many' }, { 'Retry-After': String(seconds) });
  };
}
