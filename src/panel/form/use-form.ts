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
import { draftName, writeDraft } from './draft';
import type { Errors, FormOptions } from './form-options';
import { idOf, nounOf, versionIn } from './record';
import { useComing } from './use-coming';
import { tellUnkept, useKeptDraft, useOpenedEdit } from './use-draft';
import { useNewer } from './use-newer';
import { useQuestions } from './use-questions';
import { useSave } from './use-save';

export type { Descriptions, FormOptions, SavedBy } from './form-options';

/**
 * The one form of every editor, for `EditorForm`: what is typed is kept until it is saved, edits of two people are joined.
 */
export function useForm<Values extends object, Row extends { version: number }>(options: FormOptions<Values, Row>) {
  const { subject, labels, toValues } = options;
  const { record, row, isNew } = subject;
  const copies = options.copies && { typed: options.copies, opened: subject.isNew ? null : subject.copy };
  const person = useUser().id;
  const navigate = useNavigate();
  const opened = useOpenedEdit({ subject, copies, toValues });
  const { edit, latest, put, restored } = opened;
  const [errors, setErrors] = useState<Errors<Values>>({});
  /** How often a save was refused for what is typed. */
  const [refusals, setRefusals] = useState(0);
  /** Where to create it anew, once another person has deleted it. */
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
  const { isKept, keep } = useKeptDraft<Values>(opened, copy.isOn && !creation ? copy.kept : null);

  /** Neither the server has what was typed last, nor this browser. */
  const isNowhere = copy.shown.trouble !== null && !isKept;
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
    /** Something was typed, or is saved: of an empty form nobody expects anything yet. */
    isBegun: !isNew || dirty,
    describe: options.describe,
    values: edit.values,
    errors,
    dirty,
    saving,
    restored,
    refusals,
    set,
    /** A field was left: what was typed there is looked at, and nothing that was not touched. */
    leave(name: string) {
      const { values, base } = latest.current;
      const field = name as keyof Values;
      if (!(field in values) || same(values[field], base[field])) return;
      const problem = options.check?.(values)[field];
      if (problem) setErrors((before) => ({ ...before, [field]: problem }));
    },
    noun: nounOf(record),
    /** The record's id, where it has a history that can be looked at. */
    pastOf: row && idOf(record),
    /** An earlier version as this form would hold it: the fields that it tells of. `null` where it cannot be held. */
    versionIn: (fields: Fields) => versionIn(options, fields),
    check: (values: Values): Errors<Values> => options.check?.(values) ?? {},
    /** Goes on with a record that its screen has written by another way than a save: what is typed stays. */
    take: (written: Row) => put(goneOn(latest.current, latest.current.base, toValues(written), written.version)),
    meet,
    lastSave,
    save,
    /** Whether leaving would lose something, as of this very moment. What has a copy goes on where it was left. */
    isDirty: () => coming.isAnyComing() || isUnsaved(),
    isUnsaved,
    isComing: coming.isComing,
    /** Something that the form waits for sets out; the answer is called when it is there, or will not come. */
    setOut: coming.setOut,
    /** Keeps what is typed in this browser, for later; whether it could. */
    keep,
    copy: { ...copy.shown, isNowhere },
    /** Back to what the record holds, and the way back from there. */
    discard() {
      setErrors({});
      return opened.discard();
    },
    /** Goes on with what was written in a new record, where another person has deleted this one meanwhile. */
    createAnew: creation
      ? () => {
          const { values } = latest.current;
          const isCarried = writeDraft(draftName(person, `${nounOf(record)}:novo`), { base: {}, values, version: 0 });
          if (!isCarried) return tellUnkept();
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
