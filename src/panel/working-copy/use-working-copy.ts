import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { z } from 'zod';
import { type Failure, type Outcome, outcome } from '../../lib/answer';
import { createAutosave } from '../../lib/autosave';
import type { Actor, Writer } from '../../shared/activity';
import { same } from '../../shared/merge';
import { fitting } from '../../shared/typed/shown';
import type { CopiedNoun, CopySaved, WorkingCopy } from '../../shared/working-copy';
import type { Edit } from '../form/draft';
import type { Conflict } from '../form/form-options';
import { join } from '../form/join';
import { refresh } from '../lists/rows';
import { useUser } from '../session/guard';
import { begunWith, changesIn, editOf, type Kept } from './beginning';
import { copyCalls } from './copy-api';
import { type Others, othersIn, othersOf } from './others';

/** What a form needs to keep what is typed: its noun's rules, and the copy that was there when it opened. */
export type CopyOptions = {
  typed: { contract: z.ZodObject; isLive: (row: never) => boolean };
  opened: WorkingCopy | null;
};

/** What stands instead of what this form has seen. */
export type Theirs<Row> = { current: Row; by: Writer | null; copy?: WorkingCopy | null | undefined };

/** When the copy was saved last (ISO 8601) and by whom; `continued` until this form saves it. */
export type CopyNote = { savedAt: string; by: Actor | null; continued: boolean };

type Options<Values extends object, Row extends { version: number }> = {
  noun: CopiedNoun;
  /** None while the record is not created. */
  id: string | null;
  copies: CopyOptions | undefined;
  row: Row | null;
  toValues: (row: Row) => Values;
  latest: RefObject<Edit<Values>>;
  put: (edit: Edit<Values>) => void;
  begun: Kept<Values>;
  /** The record is deleted. */
  onGone: () => void;
  /** What another has typed into these fields stands in the form now. */
  onJoined: (by: Actor, fields: (keyof Values)[]) => void;
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

/** Keeps what is typed over a record at the server, as one types, until it is saved or discarded. */
export function useWorkingCopy<Values extends object, Row extends { version: number }>(options: Options<Values, Row>) {
  const { noun, latest, put, toValues, row, copies } = options;
  const { id: me, name: myName } = useUser();
  const [kept, setKept] = useState(options.begun);
  const keptNow = useRef(kept);
  const [note, setNote] = useState<CopyNote | null>(() => noteOf(copies?.opened));
  const [trouble, setTrouble] = useState<string | null>(null);
  const [rival, setRival] = useState<Theirs<Row> | null>(null);
  const rivalNow = useRef(rival);
  /** The record is there no more, and its copy went with it. */
  const [isGone, setGone] = useState(false);
  const goneNow = useRef(isGone);
  /** What the server will not take, however often it is sent. */
  const refused = useRef<Values | null>(null);
  const live = useRef(row && { values: toValues(row), version: row.version });
  const now = useRef(options);
  useLayoutEffect(() => {
    now.current = options;
  });

  const isLive = Boolean(row && copies?.typed.isLive(row as never));
  const isOn = () => {
    const { row, copies, id } = now.current;
    return Boolean(copies && row && id) && !goneNow.current;
  };
  const fit = (fields: object): Partial<Values> => fitIn(now.current.copies, fields);
  const others = useRef<Others<Values> | null>(othersOf(copies?.opened, me, fitIn(copies, copies?.opened?.fields)));
  const calls = () => copyCalls(noun, now.current.id ?? '');

  function keep(next: Kept<Values>) {
    const isOther = (next.version === 0) !== (keptNow.current.version === 0);
    keptNow.current = next;
    setKept(next);
    // Pages are read anew whenever they are listed.
    if (isOther && noun !== 'pages') refresh(noun);
  }

  function setRivalNow(next: Theirs<Row> | null) {
    rivalNow.current = next;
    setRival(next);
  }

  async function save(): Promise<boolean> {
    const sent = latest.current;
    const { version } = keptNow.current;
    const { isEmpty, ...changes } = changesIn(sent);
    if (isEmpty && version === 0) {
      keep({ values: sent.values, version });
      return true;
    }
    const answer: Outcome<CopySaved | object> = isEmpty
      ? await outcome(calls().discard(version))
      : await outcome(calls().keep({ ...changes, baseVersion: sent.version, version }));
    if (answer.ok) {
      const saved = isEmpty ? null : (answer.body as CopySaved);
      keep({ values: sent.values, version: saved?.version ?? 0 });
      setNote(saved && { savedAt: saved.savedAt, by: { id: me, name: myName }, continued: false });
      setTrouble(null);
      return true;
    }
    const { failure } = answer;
    if (failure.code === 'stale') {
      const theirs = { ...failure, current: failure.current as Row };
      if (meet(theirs)) setRivalNow(theirs);
      return true;
    }
    if (failure.code === 'not-found') {
      goneNow.current = true;
      setGone(true);
      now.current.onGone();
    }
    if (!PASSING.includes(failure.code)) refused.current = sent.values;
    setTrouble(failure.message ?? '');
    return false;
  }

  const [autosave] = useState(() => {
    const isDue = () => {
      const { values } = latest.current;
      return isOn() && !rivalNow.current && ![keptNow.current.values, refused.current].some((one) => same(values, one));
    };
    return createAutosave({ isDue, save });
  });

  /**
   * Goes on from what stands by now, with what was typed here: of a copy that others have saved, or of the record, where
   * there is no copy any more. Gives what clashes, if anything does; nothing is changed then.
   */
  function meet({ current, copy = null, by }: Theirs<Row>): Conflict<Values> | null {
    const known = keptNow.current.values;
    live.current = { values: toValues(current), version: current.version };
    const theirs = editOf(live.current, copy, fit);
    const before = copy ? known : begunWith(latest.current.base, known, theirs.values);
    const joined = join(noun, before, latest.current.values, theirs.values);
    const settle = (values: Values) => {
      put({ base: theirs.base, values, version: theirs.version });
      keep({ values: theirs.values, version: copy?.version ?? 0 });
      const taken = Object.fromEntries(joined.taken.map((field) => [field, values[field]])) as Partial<Values>;
      const theirOwn = othersOf(copy, me, { ...others.current?.values, ...taken });
      if (theirOwn) others.current = theirOwn;
      if (theirOwn && joined.taken.length > 0) now.current.onJoined(theirOwn.by, joined.taken);
      setRivalNow(null);
      setTrouble(null);
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
      const { version } = keptNow.current;
      const answer = version > 0 ? await outcome(calls().discard(version)) : null;
      if (answer && !answer.ok) {
        const { failure } = answer;
        if (failure.code === 'stale') meet({ ...failure, current: failure.current as Row });
        return null;
      }
      const lost = latest.current;
      const { current } = live;
      if (!current) return null;
      put({ base: current.values, ...current });
      published(current.values, current.version);
      return { bringBack: () => put(lost) };
    });
  }

  /** The record holds these values, and has no copy any more. */
  function published(values: Values, version: number) {
    live.current = { values, version };
    keep({ values, version: 0 });
    others.current = null;
    setRivalNow(null);
    setTrouble(null);
  }

  const { values } = latest.current;
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever something is typed.
  useEffect(() => autosave.touch(), [autosave, values]);
  useEffect(() => {
    const flush = () => void autosave.flush();
    const onHidden = () => document.visibilityState === 'hidden' && flush();
    document.addEventListener('visibilitychange', onHidden);
    addEventListener('online', flush);
    return () => {
      document.removeEventListener('visibilitychange', onHidden);
      removeEventListener('online', flush);
      flush();
    };
  }, [autosave]);

  const isKept = Boolean(copies && row) && !isGone;
  return {
    isOn: isKept,
    kept,
    rival,
    /** The version of the copy that was seen, for the write that publishes it. */
    seen: () => keptNow.current.version,
    /** Publishes what is typed: nothing is saved into the copy meanwhile. */
    without: autosave.without,
    meet,
    /** What another has typed that a save would publish with this form's words; asked about once. */
    others: () => othersIn(others.current, latest.current),
    agree: () => {
      others.current = null;
    },
    /** What the form shows of it. */
    shown: {
      isOn: isKept,
      /** Whether visitors see the record. */
      isLive,
      note: kept.version > 0 ? note : null,
      /** Why what was typed last is in this browser alone. */
      trouble,
      /** Another has typed over the same. */
      rival: rival && { by: rival.copy?.by ?? rival.by },
      /** What the record holds, as this form would. */
      live: () => live.current?.values ?? null,
      flush: () => void autosave.flush(),
      /** The calls about the preview's link; none where there is nothing to look at beforehand. */
      calls: copies && row ? calls : null,
      discard,
    },
    published,
  };
}

function fitIn<Values>(copies: CopyOptions | undefined, fields: object = {}): Partial<Values> {
  return copies ? (fitting(copies.typed, { ...fields }) as Partial<Values>) : {};
}

function noteOf(copy: WorkingCopy | null | undefined): CopyNote | null {
  return copy ? { savedAt: copy.savedAt, by: copy.by, continued: true } : null;
}
