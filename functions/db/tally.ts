import { AsyncLocalStorage } from 'node:async_hooks';

/**
 * What was asked of D1, and whether something was about to be written that visitors see. Of a lone statement that answers
 * bare rows D1 does not tell how many it read.
 */
export type Tally = { statements: number; rowsRead: number; isEdit?: true };

const tallies = new AsyncLocalStorage<Tally>();

/** Runs what is to be counted: what it asks of D1, and all that it starts, goes into `tally`. */
export function tallied<T>(tally: Tally, run: () => T): T {
  return tallies.run(tally, run);
}

export function currentTally(): Tally | undefined {
  return tallies.getStore();
}
