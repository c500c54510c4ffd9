import { currentTally } from './tally';

/**
 * Tells the request at hand that it is about to write what visitors see, so that pages from before are no longer true,
 * even if nobody hears what came of it. `states` are what stands before and after.
 */
export function noteEdit<State>(isUnseen?: (state: State) => boolean, states: State[] = []): void {
  const tally = currentTally();
  if (tally && !(isUnseen && states.every(isUnseen))) tally.isEdit = true;
}
