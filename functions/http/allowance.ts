import { MINUTE, SECOND } from '../../src/shared/duration';
import { ApiFailure } from './errors';

/**
 * Returns a counter for what strangers may have recorded. It counts in this instance's memory, because an attacker would
 * exploit a limit that costs a write. Each call counts and returns the seconds to wait beyond the limit, otherwise 0.
 */
export function counterOf(mostPerMinute: number): () => number {
  let startedAt = 0;
  let count = 0;
  return () => {
    const now = Date.now();
    // A clock that was set back would otherwise keep its window open until that time comes again.
    if (now < startedAt || now - startedAt >= MINUTE) [startedAt, count] = [now, 0];
    count += 1;
    return count <= mostPerMinute ? 0 : Math.ceil((startedAt + MINUTE - now) / SECOND);
  };
}

/** Returns a counter for requests that only record something: beyond the limit it throws 429 with `words`. */
export function allowance(mostPerMinute: number, words: string): () => void {
  const wait = counterOf(mostPerMinute);
  return () => {
    const seconds = wait();
    if (seconds === 0) return;
    throw new ApiFailure(429, { error: words, code: 'too-many' }, { 'Retry-After': String(seconds) });
  };
}
