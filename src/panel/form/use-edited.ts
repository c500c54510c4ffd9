import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate, useNavigation } from 'react-router-dom';
import { type Noun, nouns, recordPath } from '../../shared/nouns';
import type { WorkingCopy } from '../../shared/working-copy';
import { keyOf, type Listed } from '../lists/rows';
import { wayBackTo } from '../lists/way-back';
import { useUser } from '../session/guard';
import { noteOpened } from '../session/recent';
import type { EditedNoun, RecordName, SavedBy, Subject } from './form-options';

/** Of a navigation that leaves an editor as it is: what it has created goes on under an address of its own. */
type State = { continues?: string } | null;

const continuedBy = (state: unknown) => (state as State)?.continues;

/** Whether a navigation goes on with what is being edited. */
export const continuesEditing = ({ state }: { state: unknown }) => continuedBy(state) !== undefined;

/** Tells one editing from the next, for React: it lasts from an empty form over the creation to the last save. */
export function useEditingKey(id: string | number | undefined): string {
  const { key, state } = useLocation();
  return continuedBy(state) ?? String(id ?? key);
}

type Opened<Values, Row> = {
  /** The record to edit, with what is typed over it; neither of a new one, which begins with `start`. */
  opened: Row | null;
  copy: WorkingCopy | null;
  start: Values;
};

/**
 * The record in an editor: the one that was opened, or that was created in it. A save stays in place; with `buttonLeaves`
 * the button leads back to the list all the same, and the keys do not.
 */
export function useEdited<Values extends object, Row extends Listed & { version: number }>(
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
    if (row) noteOpened(person, { noun, id: keyOf(row), title: titleOf(noun, row) });
  }, [person, noun, row]);
  const continues = useEditingKey(opened ? keyOf(opened) : undefined);

  function onSaved(saved: Row, by: SavedBy) {
    // Whoever went elsewhere meanwhile is not called back.
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

function titleOf(noun: Noun, row: object): string {
  return String(new Map<string, unknown>(Object.entries(row)).get(nouns[noun].titled) ?? '');
}
