import { AsyncLocalStorage } from 'node:async_hooks';

/**
 * Use of D1 by a request, and whether it was about to write something that visitors see. `rowsRead` does not
 * include lone `raw` and `first` statements, because D1 returns no metadata for them.
 */
export type Tally = { statements: number; rowsRead: number; isEdit?: true };

const tallies = new AsyncLocalStorage<Tally>();

/** Runs a function and counts in `tally` what it asks of D1, including the work that it starts. */
export function tallied<T>(tally: Tally, run: () => T): T {
  return tallies.run(tally, run);
}

export function currentTally(): Tally | undefined {
  return tallies.getStore();
}
