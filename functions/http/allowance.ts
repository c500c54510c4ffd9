import { MINUTE, SECOND } from '../../src/shared/duration';
import { ApiFailure } from './errors';

/** Maximum number of visitors counted one by one in a minute. Any more share one count, so that memory stays bounded. */
const MOST_VISITORS = 5000;

/**
 * Returns a counter for what strangers may have recorded. It counts in this instance's memory, because an attacker would
 * exploit a limit that costs a write. Each call counts and returns the seconds to wait beyond the limit, otherwise 0. With
 * `who`, each visitor has a count of their own.
 */
export function counterOf(mostPerMinute: number): (who?: string) => number {
  let startedAt = 0;
  const counts = new Map<string, number>();
  return (who = '') => {
    const now = Date.now();
    // A clock that was set back would otherwise keep its window open until that time comes again.
    if (now < startedAt || now - startedAt >= MINUTE) {
      startedAt = now;
      counts.clear();
    }
    const counted = counts.has(who) || counts.size < MOST_VISITORS ? who : '';
    const count = (counts.get(counted) ?? 0) + 1;
    counts.set(counted, count);
    return count <= mostPerMinute ? 0 : Math.ceil((startedAt + MINUTE - now) / SECOND);
  };
}

/** Returns a counter for requests that only record something: beyond the limit it throws 429 with `words`. */
export function allowance(mostPerMinute: number, words: string): (who?: string) => void {
  const wait = counterOf(mostPerMinute);
  return (who) => {
    const seconds = wait(who);
    if (seconds === 0) return;
    throw new ApiFailure(429, { error: words, code: 'too-many' }, { 'Retry-After': String(seconds) });
  };
}
