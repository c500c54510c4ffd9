import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { toast } from '../../lib/toast';
import type { Fields, Writer } from '../../shared/activity';
import { same } from '../../shared/merge';
import { creationPath } from '../../shared/nouns';
import type { CopiedNoun } from '../../shared/working-copy';
import type { Conflict, Edit, Theirs } from '../edit/edit';
import { goneOn, join, takenText, writerIn } from '../edit/join';
import { useUser } from '../session/guard';
import { tellJoined } from '../working-copy/others';
import { useWorkingCopy } from '../working-copy/use-working-copy';
import { bound } from './bound';
import { draftName, dropDraft, writeDraft } from './draft';
import type { Errors, FormOptions, SavedBy } from './form-options';
import { outcomeOf } from './outcome';
import { idOf, nounOf, showInLists, versionIn } from './record';
import { useComing } from './use-coming';
import { tellUnkept, useKeptDraft, useOpenedEdit } from './use-draft';

export type { Descriptions, FormOptions, SavedBy } from './form-options';

const ON_ITS_WAY = {
  title: 'Imagem a caminho',
  description: 'Espere o envio terminar, ou cancele-o, e salve de novo.',
};

/**
 * The one form of every editor, for `EditorForm`: what is typed is kept until it is saved, edits of two people are joined.
 */
export function useForm<Values extends object, Row extends { version: number }>(options: FormOptions<Values, Row>) {
  const { record, version, labels } = options;
  const person = useUser().id;
  const navigate = useNavigate();
  const opened = useOpenedEdit(options);
  const { name: draft, edit, latest, put, restored, setRestored } = opened;
  const [errors, setErrors] = useState<Errors<Values>>({});
  /** How often a save was refused for what is typed. */
  const [refusals, setRefusals] = useState(0);
  const [saving, setSaving] = useState(false);
  const [lastSave, setLastSave] = useState<Date | 'failed' | null>(null);
  const [conflict, setConflict] = useState<Conflict<Values> | null>(null);
  /** Where to create it anew, once another person has deleted it. */
  const [creation, setCreation] = useState<string | null>(null);
  const [key] = useState(() => crypto.randomUUID());
  const busy = useRef(false);
  const savedBy = useRef<SavedBy>('button');
  const dirty = !same(edit.values, edit.base);

  const copy = useWorkingCopy<Values, Row>({
    noun: nounOf(record) as CopiedNoun,
    id: version > 0 || options.row ? idOf(record) : null,
    copies: options.copies,
    row: options.row ?? null,
    toValues: options.toValues,
    latest,
    put,
    begun: opened.begun,
    onGone: () => setCreation(creationPath(nounOf(record))),
    onJoined: (by, fields) => tellJoined(by, fields, labels),
  });
  /** What another has typed, about which to ask before it is published. */
  const [asking, setAsking] = useState<ReturnType<typeof copy.others>>(null);
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

  async function save(by: SavedBy) {
    if (busy.current) return;
    // What is saved now would lack it.
    if (coming.isAnyComing()) return void toast(ON_ITS_WAY);
    savedBy.current = by;
    const others = copy.others();
    if (others) return setAsking(others);
    busy.current = true;
    setSaving(true);
    await copy.without(send).finally(() => {
      setSaving(false);
      busy.current = false;
    });
  }

  /** Sends the form as it is now; `taken` are the fields that another person's edit has just changed in it. */
  async function send(taken: (keyof Values)[] = [], by: Writer | null = null): Promise<void> {
    const sent = latest.current;
    const problems = options.check?.(sent.values) ?? {};
    if (Object.values(problems).some(Boolean)) return refuse(problems);
    setErrors({});
    const outcome = await outcomeOf<Row>(
      options.send(sent.values, { version: sent.version, base: sent.base, key, copy: copy.seen() }),
      keep,
    );
    if (outcome.kind === 'saved') return keepSaved(sent, outcome.row, taken, by);
    if (outcome.kind === 'stale') return joinWith(sent, outcome);
    if (outcome.kind === 'invalid') refuse(outcome.fields as Errors<Values>);
    else setLastSave('failed');
    if (outcome.kind === 'gone' && sent.version > 0) setCreation(creationPath(nounOf(record)));
    toast({ title: options.failure, description: outcome.error, destructive: true });
  }

  /** Words typed while the save was under way stay, and stay unsaved. */
  function keepSaved(sent: Edit<Values>, row: Row, taken: (keyof Values)[], by: Writer | null) {
    const next = goneOn(latest.current, sent.values, options.toValues(row), row.version);
    put(next);
    copy.published(next.base, row.version);
    setRestored(false);
    setLastSave(new Date());
    // What is still unsaved is kept anew, under the name that the record has then.
    dropDraft(draft);
    const others = takenText(
      taken.map((field) => labels[field]),
      writerIn(by, person),
    );
    toast({ ...options.saved, ...(others && { description: others }) });
    showInLists(record, row);
    options.onSaved(row, savedBy.current);
  }

  function joinWith(sent: Edit<Values>, stale: Theirs<Row>): void | Promise<void> {
    const { current, by } = stale;
    if (stale.copy !== undefined && (stale.copy?.version ?? 0) !== copy.seen()) {
      const clash = copy.meet(stale);
      if (clash) return setConflict({ ...clash, saves: true });
      const others = copy.others();
      return others ? setAsking(others) : send([], by);
    }
    const theirs = options.toValues(current);
    const joined = join(nounOf(record), sent.base, latest.current.values, theirs);
    const settle = (values: Values) => put({ base: theirs, values, version: current.version });
    if (joined.clashes.length > 0) {
      return setConflict({ ...joined, base: sent.base, theirs, by, settle, isSaved: true, saves: true });
    }
    settle(joined.merged);
    return send(joined.taken, by);
  }

  return {
    labels,
    isNew: options.version === 0,
    /** Something was typed, or is saved: of an empty form nobody expects anything yet. */
    isBegun: options.version > 0 || dirty,
    describe: options.describe,
    values: edit.values,
    errors,
    dirty,
    saving,
    restored,
    conflict,
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
    pastOf: options.row ? idOf(record) : null,
    /** An earlier version as this form would hold it: the fields that it tells of. `null` where it cannot be held. */
    versionIn: (fields: Fields) => versionIn(options, fields),
    check: (values: Values): Errors<Values> => options.check?.(values) ?? {},
    /** Goes on with a record that its screen has written by another way than a save: what is typed stays. */
    take: (row: Row) => put(goneOn(latest.current, latest.current.base, options.toValues(row), row.version)),
    /** When it was last saved here, or that this could not be done. */
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
    /** Shows what clashes with what another has typed meanwhile, if it still does. */
    choose() {
      const clash = copy.rival && copy.meet(copy.rival);
      if (clash) setConflict(clash);
    },
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
    /** Whose words a save would publish too, and the answer to that. */
    asking,
    publishAll(isMeant: boolean) {
      setAsking(null);
      if (!isMeant) return;
      copy.agree();
      void save(savedBy.current);
    },
    /** The answer to a conflict; none leaves things as they are. */
    resolve(values: Values | null) {
      setConflict(null);
      if (!conflict || !values) return;
      conflict.settle(values);
      if (conflict.saves) void save(savedBy.current);
    },
    ...bound(edit.values, errors, set),
  };
}

export type Form<Values extends object> = Omit<
  ReturnType<typeof useForm<Values, { version: number }>>,
  'text' | 'bind' | 'take'
>;
