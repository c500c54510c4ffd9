import { AsyncLocalStorage } from 'node:async_hooks';
import type { Noun } from '../../src/shared/nouns';

/** A write of content; without `id`, of a new row or of many. */
export type Edit = { noun: Noun; id?: string | number };

/**
 * Use of D1 by a request, and the writes that it was about to make of what visitors see. `rowsRead` does not include lone
 * `raw` and `first` statements, because D1 returns no metadata for them.
 */
export type Tally = { statements: number; rowsRead: number; edits?: Edit[] };

const tallies = new AsyncLocalStorage<Tally>();

/** Runs a function and counts in `tally` what it asks of D1, including the work that it starts. */
export function tallied<T>(tally: Tally, run: () => T): T {
  return tallies.run(tally, run);
}

export function currentTally(): Tally | undefined {
  return tallies.getStore();
}
