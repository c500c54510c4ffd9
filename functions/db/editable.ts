import type { SQL } from 'drizzle-orm';
import type { Noun } from '../../src/shared/nouns';
import type { Statement } from './batch';
import type { Database } from './database';

export type Id = string | number;

/** What editors may change of a row, and the version that tells one edit from the next. */
export type Versioned<Input> = Input & { version: number };

/** The first statement writes the row if it still has the version that was seen; the others come of it. */
type RowWritten = [Statement, ...Statement[]];

/** What visitors see of a noun's rows. */
export type Shown<Input> = {
  /** Whether they see it now: what is shown from a write on needs no preview any more. */
  isLive: (input: Input) => boolean;
  /** Whether they see it neither now nor, by itself, later: pages do not change by it. Where it is missing, by all. */
  isUnseen?: (input: Input) => boolean;
  /** The moments, in ms, at which that changes by the hour alone. */
  turnsOf?: (input: Input) => number[];
};

/**
 * A field that others than the writer decide, as it is written: the activity row reads it right behind the row's own
 * statement, without an id of the row inserted last. `seen` is what was seen of a row that is changed.
 */
export type Settled<Key extends Id, Input extends object> = {
  after: (input: Input, id?: Key, seen?: Input) => SQL;
} & (
  | { by: 'database' }
  /** A position: nothing but a move of its own changes it, or puts it back. They also change it before the write. */
  | { by: 'neighbours'; field: keyof Input; before: (seen: Input, id: Key) => SQL }
);

/**
 * How rows of one noun are changed, for `records.ts`: explicit statements, which run in one batch with the activity row
 * that records them. What is only ever changed needs no more.
 */
export type Changeable<Key extends Id, Input extends object, Row extends Versioned<Input>> = {
  /** The table. */
  noun: Noun;
  title: (input: Input) => string;
  /** Where it is missing, visitors see all, always. */
  shown?: Shown<Input>;
  settled?: Settled<Key, Input>;
  /** Of a row, what is compared, recorded and restored. */
  snapshot: (row: Row) => Input;
  /** The key of a row, of its text in the activity. */
  keyFrom: (recordId: string) => Key;
  find: (db: Database, id: Key) => Statement & PromiseLike<Row[]>;
  /** Gives the row the next version. `seen` is what was seen of it. */
  updated: (db: Database, id: Key, version: number, input: Input, seen: Input) => RowWritten;
  /** What else comes of a change, where that has to be looked up first: part of the same batch. */
  consequences?: (db: Database, id: Key, seen: Input, input: Input) => Promise<Statement[]>;
};

/** How rows of one noun are written: also made, taken away and brought back. */
export type Editable<Key extends Id, Input extends object, Row extends Versioned<Input>> = Changeable<
  Key,
  Input,
  Row
> & {
  /** Where the database does not number the rows: the new row's key. */
  keyOf?: (input: Input) => Key;
  /** Ends with the row's own insertion. `id` is given when a deleted row comes back. */
  inserted: (db: Database, input: Input, id?: Key) => Statement[];
  removed: (db: Database, id: Key, version: number) => RowWritten;
};
