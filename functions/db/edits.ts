import { currentTally } from './tally';

/**
 * Marks the current request as about to change what visitors see. Cached pages are then outdated, even if the outcome
 * of the write stays unknown. `states` are the record's states before and after.
 */
export function noteEdit<State>(isUnseen?: (state: State) => boolean, states: State[] = []): void {
  const tally = currentTally();
  if (tally && !(isUnseen && states.every(isUnseen))) tally.isEdit = true;
}
