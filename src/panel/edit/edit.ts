import type { Writer } from '../../shared/activity';
import type { WorkingCopy } from '../../shared/working-copy';
import type { Joined } from './join';

/** What a form holds, what of it is saved, and the version of the record that has it. */
export type Edit<Values> = { base: Values; values: Values; version: number };

/** What the server has of a form: the copy of that version, or where that is 0, the record itself. */
export type Kept<Values> = { values: Values; version: number };

/** What stands instead of what a form has seen. */
export type Theirs<Row> = { current: Row; by: Writer | null; copy?: WorkingCopy | null | undefined };

/** Two edits that clash. `base` is what both began with; `settle` goes on from `theirs` with what was chosen. */
export type Conflict<Values> = Joined<Values> & {
  base: Values;
  theirs: Values;
  by: Writer | null;
  settle: (values: Values) => void;
  /** Whether theirs is published; otherwise it is typed, and kept until it is. */
  isSaved: boolean;
  /** Whether what is chosen is saved then, as it was meant to be. */
  saves: boolean;
};
