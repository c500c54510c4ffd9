import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Fields } from '../../shared/activity';
import { same } from '../../shared/merge';
import { creationPath } from '../../shared/nouns';
import type { CopiedNoun } from '../../shared/working-copy';
import { goneOn } from '../edit/join';
import { useUser } from '../session/guard';
import { tellJoined } from '../working-copy/others';
import { useWorkingCopy } from '../working-copy/use-working-copy';
import { bound } from './bound';
import { draftName, writeNewDraft } from './draft';
import type { Errors, FormOptions } from './form-options';
import { idOf, nounOf, versionIn } from './record';
import { useComing } from './use-coming';
import { useDraftStorage, useOpenedEdit, warnUnstored } from './use-draft';
import { useNewer } from './use-newer';
import { useQuestions } from './use-questions';
import { useSave } from './use-save';

/** Holds the form of any editor, for `EditorForm`. Keeps input until it is saved, and merges the edits of two people. */
export function useForm<Values extends object, Row extends { version: number }>(options: FormOptions<Values, Row>) {
  const { subject, labels, toValues } = options;
  const { record, row, isNew } = subject;
  const copies = options.copies && { typed: options.copies, opened: subject.isNew ? null : subject.copy };
  const person = useUser().id;
  const navigate = useNavigate();
  const opened = useOpenedEdit({ subject, copies, toValues });
  const { edit, latest, put, restored } = opened;
  const [errors, setErrors] = useState<Errors<Values>>({});
  /** Number of saves refused because of the input. */
  const [refusals, setRefusals] = useState(0);
  /** Address for creating the record again, once another person has deleted it. */
  const [creation, setCreation] = useState<string | null>(null);
  const dirty = !same(edit.values, edit.base);

  const copy = useWorkingCopy<Values, Row>({
    noun: nounOf(record) as CopiedNoun,
    id: row && idOf(record),
    copies,
    row,
    toValues,
    latest,
    put,
    begun: opened.begun,
    onGone: () => setCreation(creationPath(nounOf(record))),
    onJoined: (by, fields) => tellJoined(by, fields, labels),
  });
  const { ask, clash, answers } = useQuestions<Values, Row>(copy);
  const coming = useComing();
  const { isStored, keep } = useDraftStorage<Values>(opened, copy.isOn && !creation ? copy.synced : null);

  /** Whether the latest input is kept neither by the server nor by this browser. */
  const isNowhere = copy.shown.trouble !== null && !isStored;
  const isUnsaved = () => !same(latest.current.values, latest.current.base) && (!copy.isOn || isNowhere);

  function set(change: Partial<Values>) {
    put({ ...latest.current, values: { ...latest.current.values, ...change } });
    setErrors((before) => ({ ...before, ...Object.fromEntries(Object.keys(change).map((name) => [name, undefined])) }));
  }

  function refuse(problems: Errors<Values>) {
    setErrors(problems);
    setRefusals((before) => before + 1);
  }

  const accept = () => setErrors({});
  const around = { opened, copy, coming, keep, refuse, accept, ask, clash };
  const { save, saveAgain, saving, isSaving, lastSave } = useSave(options, around);
  const meet = useNewer(options, { opened, copy, isSaving });

  return {
    labels,
    isNew,
    /** Whether something is typed or saved. An empty new form shows no warnings yet. */
    isBegun: !isNew || dirty,
    describe: options.describe,
    values: edit.values,
    errors,
    dirty,
    saving,
    restored,
    /** Ends the offer to discard a recovered draft, which stays in the form. */
    acceptDraft: () => opened.setRestored(false),
    refusals,
    set,
    /** Checks a field when it is left, unless it is unchanged. */
    leave(name: string) {
      const { values, base } = latest.current;
      const field = name as keyof Values;
      if (!(field in values) || same(values[field], base[field])) return;
      const problem = options.check?.(values)[field];
      if (problem) setErrors((before) => ({ ...before, [field]: problem }));
    },
    noun: nounOf(record),
    /** The record's id, for its history; null before it is created. */
    pastOf: row && idOf(record),
    /** Returns an earlier version's fields as form values; `null` if this form cannot hold them. */
    versionIn: (fields: Fields) => versionIn(options, fields),
    check: (values: Values): Errors<Values> => options.check?.(values) ?? {},
    /** Continues with a record that its screen has written other than by a save. Unsaved input stays. */
    take: (written: Row) => put(goneOn(latest.current, latest.current.base, toValues(written), written.version)),
    meet,
    lastSave,
    save,
    /** Returns whether leaving would lose something, at the time of the call. A working copy is not lost. */
    isDirty: () => coming.isAnyComing() || isUnsaved(),
    isUnsaved,
    /** Whether this browser keeps what the server lacks. */
    isStored,
    isComing: coming.isComing,
    /** Registers an upload that the form waits for. Call the returned function when it has finished or failed. */
    setOut: coming.setOut,
    /** Keeps the input in this browser, and returns whether it could. */
    keep,
    copy: { ...copy.shown, isNowhere },
    /** Resets to the record's values. Returns a function that brings the input back. */
    discard() {
      setErrors({});
      return opened.discard();
    },
    /** Continues in a new record with the input, after another person has deleted this one. */
    createAnew: creation
      ? () => {
          const { values } = latest.current;
          const name = draftName(person, `${nounOf(record)}:novo`);
          const isCarried = writeNewDraft(name, { base: {}, values, version: 0 });
          if (!isCarried) return warnUnstored();
          put({ ...latest.current, base: values });
          void navigate(creation);
        }
      : undefined,
    ...answers(saveAgain),
    ...bound(edit.values, errors, set),
  };
}

export type Form<Values extends object> = Omit<
  ReturnType<typeof useForm<Values, { version: number }>>,
  'text' | 'bind' | 'take'
>;
