import type { Answer } from '../../lib/answer';
import type { Noun } from '../../shared/nouns';
import type { ListNoun } from '../../shared/panel-lists';
import type { Descriptions, Problems } from '../../shared/typed/typed';
import type { WorkingCopy } from '../../shared/working-copy';
import type { CopyOptions } from '../working-copy/working-copy';

export type { Descriptions };
export type Errors<Values> = Problems<Values>;

/** What a form edits. */
export type Subject<Values extends object, Row extends { version: number }> = {
  /** Names the draft, with the person, and the list that shows the record: `slides:12`, or `slides:novo`. */
  record: RecordName;
  /** The record stands otherwise by now, though not by this form. */
  onNewer: (row: Row) => void;
} & (
  | {
      isNew: false;
      /** The record as it was opened, what was typed over it by then, and as it is saved by now. */
      opened: Row;
      copy: WorkingCopy | null;
      row: Row;
    }
  | {
      isNew: true;
      /** What it begins with, and what it is saved as once it is created. */
      start: Values;
      row: Row | null;
    }
);

/** Values are what JSON can carry. */
export type FormOptions<Values extends object, Row extends { version: number }> = {
  subject: Subject<Values, Row>;
  /** By what rules that is kept which is typed over a record until it is saved; none where a noun has no copies. */
  copies?: CopyOptions['typed'];
  /** What the fields are called, for the conflict dialog. */
  labels: Record<keyof Values, string>;
  /** What the values of a field are called there, when they do not say it themselves. */
  describe?: Descriptions<Values>;
  toValues: (row: Row) => Values;
  /** What can be told without the server, by the contract for example (`problemsOf`). */
  check?: (values: Values) => Errors<Values>;
  /**
   * The write itself, and what was seen before it, the version of the copy too. `key` is the same for every try of one
   * creation: send it as `Idempotency-Key`.
   */
  send: (values: Values, seen: { version: number; base: Values; key: string; copy: number }) => Promise<Answer>;
  /** The toast of success, and that of failure. */
  saved: { title: string; description?: string };
  failure: string;
  /** Where to go from here. The draft is gone and leaving is free. */
  onSaved: (row: Row, by: SavedBy) => void;
};

/** What a person saved by. */
export type SavedBy = 'button' | 'keys';

export type EditedNoun = Noun & ListNoun;
/** What has no list is named with its noun alone where there is one of it. */
export type RecordName = `${EditedNoun | 'pages'}:${string | number}` | 'settings';
