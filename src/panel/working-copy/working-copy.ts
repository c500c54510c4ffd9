import type { RefObject } from 'react';
import type { z } from 'zod';
import { type Failure, type Outcome, outcome } from '../../lib/answer';
import { createAutosave } from '../../lib/autosave';
import { listeners } from '../../lib/listeners';
import type { Actor } from '../../shared/activity';
import { same } from '../../shared/merge';
import { fitting } from '../../shared/typed/shown';
import type { CopiedNoun, CopySaved, WorkingCopy } from '../../shared/working-copy';
import type { Conflict, Edit, Synced, Theirs } from '../edit/edit';
import { isLetGo } from '../session/leaving';
import { changesIn, editOf } from './beginning';
import type { CopyCalls } from './copy-api';
import { agreedTo, othersAfter, othersIn, othersOf } from './others';
import { begunUnder, rebased } from './rebase';

/** Rules of the noun's working copies, and the copy that existed when the form opened. */
export type CopyOptions = {
  typed: { contract: z.ZodObject; isLive: (row: never) => boolean };
  opened: WorkingCopy | null;
};

/** Time (ISO 8601) and author of the copy's last save. `continued` is true until this form saves it. */
type CopyNote = { savedAt: string; by: Actor | null; continued: boolean };

/** Current state of the form whose input is stored at the server. */
export type Typing<Values extends object, Row extends { version: number }> = {
  copies: CopyOptions | undefined;
  /** Null before the record is created. */
  row: Row | null;
  toValues: (row: Row) => Values;
  latest: RefObject<Edit<Values>>;
  put: (edit: Edit<Values>) => void;
  /** Called when the record turns out to be deleted. */
  onGone: () => void;
  /** Called after another person's input has entered these fields of the form. */
  onJoined: (by: Actor, fields: (keyof Values)[]) => void;
};

type Options<Values extends object, Row extends { version: number }> = {
  noun: CopiedNoun;
  me: { id: string; name: string };
  begun: Synced<Values>;
  form: () => Typing<Values, Row>;
  calls: () => Pick<CopyCalls, 'keep' | 'discard'>;
  /** Called when the record's copy was created or removed. */
  onSynced: () => void;
};

/** State of the copy that a form shows. */
type State<Values, Row> = {
  synced: Synced<Values>;
  note: CopyNote | null;
  /** Why the latest input is only in this browser. */
  trouble: Failure | null;
  /** Another person's change of the same fields. */
  rival: Theirs<Row> | null;
  /** Whether the record and its copy are deleted. */
  isGone: boolean;
};

/** Temporary failures: the same save may succeed later. */
const PASSING: Failure['code'][] = [
  'unreached',
  'unreadable',
  'unavailable',
  'failed',
  'busy',
  'too-many',
  'signed-out',
];

/** Returns whether the server keeps the input: the noun has copies, and the record exists. */
export function isSyncedAtServer(
  { copies, row }: Pick<Typing<never, never>, 'copies'> & { row: unknown },
  { isGone }: Pick<State<never, never>, 'isGone'>,
): boolean {
  return copies !== undefined && row !== null && !isGone;
}

/** Keeps the input over a record at the server while the user types, until it is saved or discarded. */
export function createWorkingCopy<Values extends object, Row extends { version: number }>(
  options: Options<Values, Row>,
) {
  const { noun, me, form, calls } = options;
  const { row, copies, toValues } = form();
  const [subscribe, notify] = listeners();
  let state: State<Values, Row> = {
    synced: options.begun,
    note: noteOf(copies?.opened),
    trouble: null,
    rival: null,
    isGone: false,
  };
  /** The record's values in the shape of the form. */
  let live = row && { values: toValues(row), version: row.version };
  /** Values that the server refuses for good. */
  let refused: Values | null = null;

  const autosave = createAutosave({ isDue, save });

  function change(changes: Partial<State<Values, Row>>) {
    state = { ...state, ...changes };
    notify();
  }

  function setSynced(synced: Synced<Values>, changes: Partial<State<Values, Row>> = {}) {
    const isOther = (synced.version === 0) !== (state.synced.version === 0);
    change({ ...changes, synced });
    if (isOther) options.onSynced();
  }

  function fieldsIn(fields: object = {}): Partial<Values> {
    const { copies } = form();
    return copies ? (fitting(copies.typed, { ...fields }) as Partial<Values>) : {};
  }

  function isDue(): boolean {
    const { values } = form().latest.current;
    const isNew = ![state.synced.values, refused].some((known) => same(values, known));
    return isNew && state.rival === null && isSyncedAtServer(form(), state) && !isLetGo();
  }

  async function save(): Promise<boolean> {
    const sent = form().latest.current;
    const { version } = state.synced;
    const { isEmpty, ...changes } = changesIn(sent);
    if (isEmpty && version === 0) {
      setSynced({ values: sent.values, version, others: {} });
      return true;
    }
    const answer: Outcome<CopySaved | object> = isEmpty
      ? await outcome(calls().discard(version))
      : await outcome(calls().keep({ ...changes, baseVersion: sent.version, version }));
    if (!answer.ok) return failed(answer.failure, sent);
    const saved = isEmpty ? null : (answer.body as CopySaved);
    const note = saved && { savedAt: saved.savedAt, by: me, continued: false };
    const others = isEmpty ? {} : state.synced.others;
    setSynced({ values: sent.values, version: saved?.version ?? 0, others }, { note, trouble: null });
    return true;
  }

  function failed(failure: Failure, sent: Edit<Values>): boolean {
    if (failure.code === 'stale') {
      hear({ ...failure, current: failure.current as Row });
      return true;
    }
    if (!PASSING.includes(failure.code)) refused = sent.values;
    change({ trouble: failure });
    if (failure.code === 'not-found') gone();
    return false;
  }

  /** Merges a newer state, or keeps it as `rival` for the user to choose. */
  function hear(theirs: Theirs<Row>) {
    if (meet(theirs)) change({ rival: theirs });
  }

  /** Notes that the record was deleted, together with its copy. */
  function gone() {
    change({ isGone: true });
    form().onGone();
  }

  /**
   * Rebases the input on the current state at the server: the copy saved by another person, or the record if there is no
   * copy. Returns the conflict if the edits clash, and changes nothing then.
   */
  function meet({ current, copy = null, by }: Theirs<Row>): Conflict<Values> | null {
    const { latest, put, onJoined } = form();
    const { synced } = state;
    const fields = fieldsIn(copy?.fields);
    live = { values: toValues(current), version: current.version };
    const theirs = editOf(live, copy, fieldsIn);
    const joined = rebased(noun, { edit: latest.current, synced }, theirs.values, fields);
    const settle = (values: Values) => {
      put({ base: theirs.base, values, version: theirs.version });
      const after = { known: synced.values, values, taken: joined.taken };
      const others = othersAfter(synced.others, othersOf(copy, me.id, fields), fields, after);
      setSynced({ values: theirs.values, version: copy?.version ?? 0, others }, { rival: null, trouble: null });
      if (copy?.by && copy.by.id !== me.id && joined.taken.length > 0) onJoined(copy.by, joined.taken);
    };
    if (joined.clashes.length === 0) {
      settle(joined.merged);
      return null;
    }
    const writer = copy?.by ? { ...copy.by, at: copy.savedAt } : by;
    return { ...joined, theirs: theirs.values, by: writer, settle, isSaved: !copy, saves: false };
  }

  /** Resets to the record's values and discards the copy; `null` if this failed. */
  function discard(): Promise<{ bringBack: () => void } | null> {
    return autosave.without(async () => {
      const { version } = state.synced;
      const answer = version > 0 ? await outcome(calls().discard(version)) : null;
      if (answer && !answer.ok) {
        const { failure } = answer;
        if (failure.code === 'stale') meet({ ...failure, current: failure.current as Row });
        return null;
      }
      const { latest, put } = form();
      const lost = latest.current;
      const { others } = state.synced;
      if (!live) return null;
      put({ base: live.values, ...live });
      published(live.values, live.version);
      const bringBack = () => {
        put(lost);
        setSynced({ ...state.synced, others });
        // The form may be closed by now, so the copy is saved here too.
        void autosave.flush();
      };
      return { bringBack };
    });
  }

  /** Notes that the record holds these values now, and has no copy. */
  function published(values: Values, version: number) {
    live = { values, version };
    setSynced({ values, version: 0, others: {} }, { rival: null, trouble: null });
  }

  return {
    get: () => state,
    subscribe,
    live: () => live?.values ?? null,
    /** Call after each input. */
    touch: () => autosave.touch(),
    flush: autosave.flush,
    /** Runs a publication. Nothing is saved into the copy during it. */
    without: autosave.without,
    meet,
    /** Merges a newer state once no save is under way; a clash becomes the `rival`. */
    hear: (theirs: Theirs<Row>) => autosave.without(async () => hear(theirs)),
    /** Returns another person's input that a save would publish, until the user has agreed to it. */
    others: () => othersIn(state.synced.others, form().latest.current),
    agree: () => setSynced({ ...state.synced, others: agreedTo(state.synced.others) }),
    /** Returns what the input began with, for a merge with a record that was saved while the copy stayed. */
    begun: (base: Values, live: Values) =>
      begunUnder({ edit: { ...form().latest.current, base }, synced: state.synced }, live),
    discard,
    published,
    gone,
  };
}

function noteOf(copy: WorkingCopy | null | undefined): CopyNote | null {
  return copy ? { savedAt: copy.savedAt, by: copy.by, continued: true } : null;
}
