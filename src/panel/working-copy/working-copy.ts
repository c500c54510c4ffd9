import type { RefObject } from 'react';
import type { z } from 'zod';
import { type Failure, type Outcome, outcome } from '../../lib/answer';
import { createAutosave } from '../../lib/autosave';
import type { Actor } from '../../shared/activity';
import { same } from '../../shared/merge';
import { fitting } from '../../shared/typed/shown';
import type { CopiedNoun, CopySaved, WorkingCopy } from '../../shared/working-copy';
import type { Conflict, Edit, Kept, Theirs } from '../edit/edit';
import { join } from '../edit/join';
import { isLetGo } from '../session/leaving';
import { begunWith, changesIn, editOf } from './beginning';
import type { CopyCalls } from './copy-api';
import { othersIn, othersOf } from './others';

/** What a form needs to keep what is typed: its noun's rules, and the copy that was there when it opened. */
export type CopyOptions = {
  typed: { contract: z.ZodObject; isLive: (row: never) => boolean };
  opened: WorkingCopy | null;
};

/** When the copy was saved last (ISO 8601) and by whom; `continued` until this form saves it. */
type CopyNote = { savedAt: string; by: Actor | null; continued: boolean };

/** The form whose words are kept, as it is right now. */
export type Typing<Values extends object, Row extends { version: number }> = {
  copies: CopyOptions | undefined;
  /** None while the record is not created. */
  row: Row | null;
  toValues: (row: Row) => Values;
  latest: RefObject<Edit<Values>>;
  put: (edit: Edit<Values>) => void;
  /** The record is deleted. */
  onGone: () => void;
  /** What another has typed into these fields stands in the form now. */
  onJoined: (by: Actor, fields: (keyof Values)[]) => void;
};

type Options<Values extends object, Row extends { version: number }> = {
  noun: CopiedNoun;
  me: { id: string; name: string };
  begun: Kept<Values>;
  form: () => Typing<Values, Row>;
  calls: () => Pick<CopyCalls, 'keep' | 'discard'>;
  /** The record has a copy now, or has none any more. */
  onKept: () => void;
};

/** What a form shows of its copy. */
type State<Values, Row> = {
  kept: Kept<Values>;
  note: CopyNote | null;
  /** Why what was typed last is in this browser alone. */
  trouble: string | null;
  /** What another has typed over the same. */
  rival: Theirs<Row> | null;
  /** The record is there no more, and its copy went with it. */
  isGone: boolean;
};

/** Why a save may fail and the next one not, though nothing is typed in between. */
const PASSING: Failure['code'][] = [
  'unreached',
  'unreadable',
  'unavailable',
  'failed',
  'busy',
  'too-many',
  'signed-out',
];

/** Whether what is typed is kept at the server: it is where a noun has copies, and a record stands. */
export function isKeptAtServer(
  { copies, row }: Pick<Typing<never, never>, 'copies'> & { row: unknown },
  { isGone }: Pick<State<never, never>, 'isGone'>,
): boolean {
  return copies !== undefined && row !== null && !isGone;
}

/** Keeps what is typed over a record at the server, as one types, until it is saved or discarded. */
export function createWorkingCopy<Values extends object, Row extends { version: number }>(
  options: Options<Values, Row>,
) {
  const { noun, me, form, calls } = options;
  const { row, copies, toValues } = form();
  const listeners = new Set<() => void>();
  let state: State<Values, Row> = {
    kept: options.begun,
    note: noteOf(copies?.opened),
    trouble: null,
    rival: null,
    isGone: false,
  };
  /** What the record holds, as the form would. */
  let live = row && { values: toValues(row), version: row.version };
  let others = othersOf(copies?.opened, me.id, fieldsIn(copies?.opened?.fields));
  /** What the server will not take, however often it is sent. */
  let refused: Values | null = null;

  const autosave = createAutosave({ isDue, save });

  function change(changes: Partial<State<Values, Row>>) {
    state = { ...state, ...changes };
    for (const listener of listeners) listener();
  }

  function keep(kept: Kept<Values>, changes: Partial<State<Values, Row>> = {}) {
    const isOther = (kept.version === 0) !== (state.kept.version === 0);
    change({ ...changes, kept });
    if (isOther) options.onKept();
  }

  function fieldsIn(fields: object = {}): Partial<Values> {
    const { copies } = form();
    return copies ? (fitting(copies.typed, { ...fields }) as Partial<Values>) : {};
  }

  function isDue(): boolean {
    const { values } = form().latest.current;
    const isNew = ![state.kept.values, refused].some((known) => same(values, known));
    return isNew && state.rival === null && isKeptAtServer(form(), state) && !isLetGo();
  }

  async function save(): Promise<boolean> {
    const sent = form().latest.current;
    const { version } = state.kept;
    const { isEmpty, ...changes } = changesIn(sent);
    if (isEmpty && version === 0) {
      keep({ values: sent.values, version });
      return true;
    }
    const answer: Outcome<CopySaved | object> = isEmpty
      ? await outcome(calls().discard(version))
      : await outcome(calls().keep({ ...changes, baseVersion: sent.version, version }));
    if (!answer.ok) return failed(answer.failure, sent);
    const saved = isEmpty ? null : (answer.body as CopySaved);
    const note = saved && { savedAt: saved.savedAt, by: me, continued: false };
    keep({ values: sent.values, version: saved?.version ?? 0 }, { note, trouble: null });
    return true;
  }

  function failed(failure: Failure, sent: Edit<Values>): boolean {
    if (failure.code === 'stale') {
      hear({ ...failure, current: failure.current as Row });
      return true;
    }
    if (!PASSING.includes(failure.code)) refused = sent.values;
    change({ trouble: failure.message ?? '' });
    if (failure.code === 'not-found') gone();
    return false;
  }

  /** Goes on from that, or leaves it to be chosen from. */
  function hear(theirs: Theirs<Row>) {
    if (meet(theirs)) change({ rival: theirs });
  }

  /** The record is there no more, and its copy went with it. */
  function gone() {
    change({ isGone: true });
    form().onGone();
  }

  /**
   * Goes on from what stands by now, with what was typed here: of a copy that others have saved, or of the record, where
   * there is no copy any more. Gives what clashes, if anything does; nothing is changed then.
   */
  function meet({ current, copy = null, by }: Theirs<Row>): Conflict<Values> | null {
    const { latest, put, onJoined } = form();
    const known = state.kept.values;
    live = { values: toValues(current), version: current.version };
    const theirs = editOf(live, copy, fieldsIn);
    const before = copy ? known : begunWith(latest.current.base, known, theirs.values);
    const joined = join(noun, before, latest.current.values, theirs.values);
    const settle = (values: Values) => {
      put({ base: theirs.base, values, version: theirs.version });
      keep({ values: theirs.values, version: copy?.version ?? 0 }, { rival: null, trouble: null });
      const taken = Object.fromEntries(joined.taken.map((field) => [field, values[field]])) as Partial<Values>;
      const theirOwn = othersOf(copy, me.id, { ...others?.values, ...taken });
      if (theirOwn) others = theirOwn;
      if (theirOwn && joined.taken.length > 0) onJoined(theirOwn.by, joined.taken);
    };
    if (joined.clashes.length === 0) {
      settle(joined.merged);
      return null;
    }
    const writer = copy?.by ? { ...copy.by, at: copy.savedAt } : by;
    return { ...joined, base: before, theirs: theirs.values, by: writer, settle, isSaved: !copy, saves: false };
  }

  /** Back to what the record holds; `null` where that could not be done. */
  function discard(): Promise<{ bringBack: () => void } | null> {
    return autosave.without(async () => {
      const { version } = state.kept;
      const answer = version > 0 ? await outcome(calls().discard(version)) : null;
      if (answer && !answer.ok) {
        const { failure } = answer;
        if (failure.code === 'stale') meet({ ...failure, current: failure.current as Row });
        return null;
      }
      const { latest, put } = form();
      const lost = latest.current;
      if (!live) return null;
      put({ base: live.values, ...live });
      published(live.values, live.version);
      return { bringBack: () => put(lost) };
    });
  }

  /** The record holds these values, and has no copy any more. */
  function published(values: Values, version: number) {
    live = { values, version };
    others = null;
    keep({ values, version: 0 }, { rival: null, trouble: null });
  }

  return {
    get: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    live: () => live?.values ?? null,
    /** Something was typed. */
    touch: () => autosave.touch(),
    flush: autosave.flush,
    /** Publishes what is typed: nothing is saved into the copy meanwhile. */
    without: autosave.without,
    meet,
    /** The same, of what stands by now, once no save is under way. */
    hear: (theirs: Theirs<Row>) => autosave.without(async () => hear(theirs)),
    /** What another has typed that a save would publish with this form's words; asked about once. */
    others: () => othersIn(others, form().latest.current),
    agree() {
      others = null;
    },
    discard,
    published,
    gone,
  };
}

function noteOf(copy: WorkingCopy | null | undefined): CopyNote | null {
  return copy ? { savedAt: copy.savedAt, by: copy.by, continued: true } : null;
}
