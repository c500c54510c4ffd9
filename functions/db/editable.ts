import type { SQL } from 'drizzle-orm';
import type { BatchItem } from 'drizzle-orm/batch';
import type { Noun } from '../../src/shared/nouns';
import type { Database } from './database';

export type Statement = BatchItem<'sqlite'>;
export type Id = string | number;

/** What editors may change of a row, and the version that tells one edit from the next. */
export type Versioned<Input> = Input & { version: number };

/**
 * How one noun is written, for `records.ts`: explicit statements, which run in one batch with the activity row that
 * records them.
 */
export type Editable<Key extends Id, Input extends object, Row extends Versioned<Input>> = {
  /** The table. */
  noun: Noun;
  title: (input: Input) => string;
  /** Of what no visitor sees, now or by itself later: pages do not change by it. Where it is missing, all is seen. */
  isUnseen?: (input: Input) => boolean;
  /** Whether visitors see it now: what is shown from a write on needs no preview any more. Where it is missing, it always is. */
  isLive?: (input: Input) => boolean;
  /** The moments, in ms, at which that changes by the hour alone. */
  turnsOf?: (input: Input) => number[];
  /** Of a row, what is compared, recorded and restored. */
  snapshot: (row: Row) => Input;
  /** The field that tells its position among its neighbours: nothing but a move of its own changes it, or puts it back. */
  position?: keyof Input;
  /**
   * For nouns of which the database fills in a field (a position, a number): reads the stored value for the activity row,
   * right after the first statement. Without an id, of the row inserted last; `before` is what was seen of a row that is
   * changed.
   */
  after?: (input: Input, id?: Key, before?: Input) => SQL;
  /** Where neighbours change a row too: what is recorded of it as it stood before the write. */
  before?: (seen: Input, id: Key) => SQL;
  find: (db: Database, id: Key) => Statement & PromiseLike<Row[]>;
  /** Where the database does not number the rows: the new row's key. */
  keyOf?: (input: Input) => Key;
  /** Ends with the row's own insertion. `id` is given when a deleted row comes back. */
  inserted: (db: Database, input: Input, id?: Key) => Statement[];
  /** The first statement changes the row if it still has that version, and gives it the next. `before` is what was seen. */
  updated: (db: Database, id: Key, version: number, input: Input, before?: Input) => Statement[];
  /** What else comes of a change, where that has to be looked up first: part of the same batch. */
  consequences?: (db: Database, id: Key, before: Input, input: Input) => Promise<Statement[]>;
  /** The first statement changes or deletes the row if it still has that version. */
  removed: (db: Database, id: Key, version: number) => Statement[];
};
