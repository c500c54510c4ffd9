import type { Answer } from '../../lib/answer';
import type { ToastMessage } from '../../lib/toast';
import type { Noun } from '../../shared/nouns';
import type { ListNoun } from '../../shared/panel-lists';
import type { Descriptions, Problems } from '../../shared/typed/typed';
import type { WorkingCopy } from '../../shared/working-copy';
import type { CopyOptions } from '../working-copy/working-copy';

export type Errors<Values> = Problems<Values>;

/** The record that a form edits. */
export type Subject<Values extends object, Row extends { version: number }> = {
  /** Name of the record, as in `slides:12` or `slides:novo`. Identifies its draft and its list. */
  record: RecordName;
  /** Called with a newer version of the record that this form did not save. */
  onNewer: (row: Row) => void;
} & (
  | {
      isNew: false;
      /** The record as opened, its working copy at that time, and the record as last saved. */
      opened: Row;
      copy: WorkingCopy | null;
      row: Row;
    }
  | {
      isNew: true;
      /** `start`: the initial values. `row`: the saved record, once it is created. */
      start: Values;
      row: Row | null;
    }
);

/** Options of a form. Its values must be serializable as JSON. */
export type FormOptions<Values extends object, Row extends { version: number }> = {
  subject: Subject<Values, Row>;
  /** Rules of the noun's working copies; undefined if it has none. */
  copies?: CopyOptions['typed'];
  /** Names of the fields, for the conflict dialog. */
  labels: Record<keyof Values, string>;
  /** Descriptions of values in that dialog, for fields whose value is not readable as it is. */
  describe?: Descriptions<Values>;
  toValues: (row: Row) => Values;
  /** Checks that need no server, for example by the contract (`problemsOf`). */
  check?: (values: Values) => Errors<Values>;
  /**
   * Sends the write with the values and versions that were seen, also the version of the copy. `key` is the same for every
   * retry of one creation: send it as `Idempotency-Key`.
   */
  send: (values: Values, seen: { version: number; base: Values; key: string; copy: number }) => Promise<Answer>;
  /** Toast of a successful save, or how the saved record makes it. Without a description it names the record. */
  saved: ToastMessage | ((row: Row) => ToastMessage);
  /** Title of the toast of a failed save. */
  failure: string;
  /** Decides where to go next. The draft is removed by then, and leaving asks no question. */
  onSaved: (row: Row, by: SavedBy) => void;
};

/** Means by which a person saved. */
export type SavedBy = 'button' | 'keys';

export type EditedNoun = Noun & ListNoun;
/** Name of a record. The settings exist once, so they have no id. */
export type RecordName = `${EditedNoun | 'pages'}:${string | number}` | 'settings';
