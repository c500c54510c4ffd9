import type { SQL } from 'drizzle-orm';
import type { Noun } from '../../src/shared/nouns';
import type { Statement } from './batch';
import type { Database } from './database';

export type Id = string | number;

/** The fields of a row that editors can change, and its version, which every write increments. */
export type Versioned<Input> = Input & { version: number };

/** The first statement writes the row only if its version is unchanged. The others are consequences of that write. */
type RowWritten = [Statement, ...Statement[]];

/** Rules for when visitors see a row of a noun. */
export type Shown<Input> = {
  /** Whether visitors see the row now. A write that makes it visible ends its preview links. */
  isLive: (input: Input) => boolean;
  /** Times, in ms, at which visibility changes without a write. */
  turnsOf?: (input: Input) => number[];
};

/**
 * A field whose final value the writer does not decide. The activity row reads it in the statement right after the row's
 * own: from row `id`, or without `id` from the row inserted last. `seen` is the content that the writer saw.
 */
export type Settled<Key extends Id, Input extends object> = {
  after: (input: Input, id?: Key, seen?: Input) => SQL;
} & (
  | { by: 'database' }
  /** A position. Only a move changes or restores it. Moves of other rows can also change it before this write. */
  | { by: 'neighbours'; field: keyof Input; before: (seen: Input, id: Key) => SQL }
);

/**
 * How rows of one noun are changed, for `records.ts`: explicit statements, which run in one batch with the activity row
 * that records them. This is enough for rows that are never created or deleted.
 */
export type Changeable<Key extends Id, Input extends object, Row extends Versioned<Input>> = {
  /** The table. */
  noun: Noun;
  title: (input: Input) => string;
  /** If missing, visitors always see every row. */
  shown?: Shown<Input>;
  /** Whether a write changes what visitors see, now or later; `null` is a missing row. If missing, every write does. */
  changesSite?: (before: Input | null, after: Input | null) => boolean;
  settled?: Settled<Key, Input>;
  /** Returns the fields of a row that are compared, recorded and restored. */
  snapshot: (row: Row) => Input;
  /** Parses the key of a row from its text in the activity. */
  keyFrom: (recordId: string) => Key;
  find: (db: Database, id: Key) => Statement & PromiseLike<Row[]>;
  /** Gives the row the next version. `seen` is the content that the writer saw. */
  updated: (db: Database, id: Key, version: number, input: Input, seen: Input) => RowWritten;
  /** Returns further statements for the same batch that need a look-up first. */
  consequences?: (db: Database, id: Key, seen: Input, input: Input) => Promise<Statement[]>;
};

/** How rows of one noun are written: like {@link Changeable}, but also created, deleted and restored. */
export type Editable<Key extends Id, Input extends object, Row extends Versioned<Input>> = Changeable<
  Key,
  Input,
  Row
> & {
  /** Returns the key of a new row. Only for nouns whose rows the database does not number. */
  keyOf?: (input: Input) => Key;
  /** Ends with the insertion of the row itself. `id` is given when a deleted row is restored. */
  inserted: (db: Database, input: Input, id?: Key) => Statement[];
  removed: (db: Database, id: Key, version: number) => RowWritten;
};
