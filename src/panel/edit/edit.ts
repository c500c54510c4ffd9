import type { Writer } from '../../shared/activity';
import type { WorkingCopy } from '../../shared/working-copy';
import type { Others } from '../working-copy/others';
import type { Joined } from './join';

/** A form's values, the saved values they are based on, and the record's version with those. */
export type Edit<Values> = { base: Values; values: Values; version: number };

/**
 * Values that the server has of a form: those of the copy at that version or, at version 0, of the record. `others` are the
 * fields of the copy that another person typed.
 */
export type Synced<Values> = { values: Values; version: number; others: Others<Values> };

/** Current state at the server, which differs from what the form has seen. */
export type Theirs<Row> = { current: Row; by: Writer | null; copy?: WorkingCopy | null | undefined };

/** Two clashing edits. `base` is their common origin. `settle` continues from `theirs` with the chosen values. */
export type Conflict<Values> = Joined<Values> & {
  base: Values;
  theirs: Values;
  by: Writer | null;
  settle: (values: Values) => void;
  /** Whether `theirs` is saved in the record; false if it is only in the working copy. */
  isSaved: boolean;
  /** Whether a save follows the choice, because a save met the conflict. */
  saves: boolean;
};
