import type { Changeable, Id, Versioned } from './editable';
import { currentTally } from './tally';

/** A row before and after a write; `null` where it does not exist. */
type Sides<Input> = [before: Input | null, after: Input | null];
type Edited<Input extends object> = Pick<Changeable<Id, Input, Versioned<Input>>, 'noun' | 'changesSite'>;

/**
 * Records that the current request is about to change what visitors see, unless no row's write does. Cached pages are then
 * outdated, even if the outcome of the write stays unknown.
 */
export function noteEdit<Input extends object>(
  { noun, changesSite }: Edited<Input>,
  rows: Sides<Input>[],
  id?: Id,
): void {
  const tally = currentTally();
  if (!tally || (changesSite && !rows.some((sides) => changesSite(...sides)))) return;
  tally.edits = [...(tally.edits ?? []), { noun, ...(id !== undefined && { id }) }];
}
