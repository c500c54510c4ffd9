import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate, useNavigation } from 'react-router-dom';
import { recordPath } from '../../shared/nouns';
import type { WorkingCopy } from '../../shared/working-copy';
import { type Keyed, keyOf, nameOf } from '../lists/rows';
import { wayBackTo } from '../lists/way-back';
import { useUser } from '../session/guard';
import { noteOpened } from '../session/recent';
import type { EditedNoun, RecordName, SavedBy, Subject } from './form-options';

/** State of a navigation that keeps the editor: a created record continues under its own address. */
type State = { continues?: string } | null;

const continuedBy = (state: unknown) => (state as State)?.continues;

/** Returns whether a navigation continues the current edit. */
export const continuesEditing = ({ state }: { state: unknown }) => continuedBy(state) !== undefined;

/** Returns a React key for one edit, from the empty form through the creation to the last save. */
export function useEditingKey(id: string | number | undefined): string {
  const { key, state } = useLocation();
  return continuedBy(state) ?? String(id ?? key);
}

type Opened<Values, Row> = {
  /** The record to edit and its working copy. Both are null for a new record, which begins with `start`. */
  opened: Row | null;
  copy: WorkingCopy | null;
  start: Values;
};

/**
 * Returns the record in an editor: the opened one, or the one created in it. A save stays on the screen. With
 * `buttonLeaves`, a save by the button goes to the list instead; a save by keys still stays.
 */
export function useEdited<Values extends object, Row extends Keyed & { version: number }>(
  noun: EditedNoun,
  { opened, copy, start }: Opened<Values, Row>,
  { buttonLeaves = false } = {},
) {
  const [row, setRow] = useState(opened);
  const navigate = useNavigate();
  const isNavigating = useNavigation().state !== 'idle';
  const isLeft = useRef(false);
  useEffect(() => {
    isLeft.current = isNavigating;
    return () => {
      isLeft.current = true;
    };
  }, [isNavigating]);
  const person = useUser().id;
  useEffect(() => {
    if (row) noteOpened(person, { noun, id: keyOf(row), title: nameOf(noun, row) });
  }, [person, noun, row]);
  const continues = useEditingKey(opened ? keyOf(opened) : undefined);

  function onSaved(saved: Row, by: SavedBy) {
    // The user has left during the save and must not be navigated back.
    if (isLeft.current) return;
    if (buttonLeaves && by === 'button') return void navigate(wayBackTo(noun));
    setRow(saved);
    if (row) return;
    void navigate(recordPath(noun, keyOf(saved)), { replace: true, preventScrollReset: true, state: { continues } });
  }

  const record: RecordName = `${noun}:${row ? keyOf(row) : 'novo'}`;
  const subject: Subject<Values, Row> = opened
    ? { record, onNewer: setRow, isNew: false, opened, copy, row: row ?? opened }
    : { record, onNewer: setRow, isNew: true, start, row };
  return { row, subject, onSaved };
}
