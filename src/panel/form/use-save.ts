import { useEffect, useRef, useState } from 'react';
import { toast } from '../../lib/toast';
import type { Writer } from '../../shared/activity';
import { same } from '../../shared/merge';
import type { Conflict, Edit, Theirs } from '../edit/edit';
import { goneOn, join, takenText, writerIn } from '../edit/join';
import { brokenLinks } from '../links/broken-links';
import { keyOf, nameOf } from '../lists/rows';
import { useUser } from '../session/guard';
import type { useWorkingCopy } from '../working-copy/use-working-copy';
import { onCreated, tellCreated } from './creations';
import { draftName, dropDraft, newKey, writeDraft } from './draft';
import type { Errors, FormOptions, SavedBy } from './form-options';
import { newest } from './newest';
import { outcomeOf, type Saved } from './outcome';
import { idOf, isListed, markInList, nounOf, showInLists } from './record';
import type { useComing } from './use-coming';
import type { useOpenedEdit } from './use-draft';

type Copy<Values extends object, Row extends { version: number }> = ReturnType<typeof useWorkingCopy<Values, Row>>;

type Around<Values extends object, Row extends { version: number }> = {
  opened: ReturnType<typeof useOpenedEdit<Values, Row>>;
  copy: Copy<Values, Row>;
  coming: ReturnType<typeof useComing>;
  /** Keeps unsaved input in this browser, and returns whether it could. */
  keep: () => boolean;
  /** `refuse` shows the problems at their fields, `accept` clears them. */
  refuse: (problems: Errors<Values>) => void;
  accept: () => void;
  /** Asks about another person's input before it is published. */
  ask: (others: ReturnType<Copy<Values, Row>['others']>) => void;
  /** Asks which parts of two clashing edits to keep. */
  clash: (conflict: Conflict<Values>) => void;
};

const ON_ITS_WAY = {
  title: 'Imagem a caminho',
  description: 'Espere o envio terminar, ou cancele-o, e salve de novo.',
};

/** Description of a save whose form was left in the meantime, with newer input. */
const LATER = 'O que você escreveu depois está guardado neste navegador: abra o registro para salvar.';

/** Ends the toast of the last save, in whichever form that was. */
let endToast = () => {};

/** Saves a form and handles each outcome: saved, refused, questions to answer, or a merge with a concurrent edit. */
export function useSave<Values extends object, Row extends { version: number }>(
  options: FormOptions<Values, Row>,
  { opened, copy, coming, keep, refuse, accept, ask, clash }: Around<Values, Row>,
) {
  const { subject, labels } = options;
  const { record } = subject;
  const { name: draft, latest, key, put, setRestored } = opened;
  const person = useUser().id;
  const [saving, setSaving] = useState(false);
  const [lastSave, setLastSave] = useState<Date | 'failed' | null>(null);
  const busy = useRef(false);
  const savedBy = useRef<SavedBy>('button');
  const isLeft = useRef(false);
  useEffect(() => {
    isLeft.current = false;
    return () => {
      isLeft.current = true;
    };
  }, []);

  // What was not saved is kept since: the failure is over, and the input is as unsaved as before.
  const keptAt = copy.shown.note?.savedAt;
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs after each save of the working copy.
  useEffect(() => setLastSave((before) => (before === 'failed' ? null : before)), [keptAt]);

  // The same words are open again while their creation is under way.
  useEffect(() =>
    onCreated((created, sent, row) => {
      if (created === key.current && !isLeft.current && !busy.current) goOnWith(row as Row, sent as Values);
    }),
  );

  async function save(by: SavedBy) {
    if (busy.current) return;
    // The save would miss the upload.
    if (coming.isAnyComing()) return void toast(ON_ITS_WAY);
    savedBy.current = by;
    endToast();
    busy.current = true;
    setSaving(true);
    await copy.without(sendOrAsk).finally(() => {
      setSaving(false);
      busy.current = false;
    });
  }

  /** Sends the current values, or asks first about another person's input that would be saved too. */
  async function sendOrAsk(): Promise<void> {
    if (!copy.others()) return send();
    // Meanwhile that person may have saved, continued or discarded it.
    const found = await newest<Row>(nounOf(record), idOf(record));
    // The save is refused then, and the answer names the writer.
    if (found && found.current.version > latest.current.version) return send();
    const clashing = found && copy.meet({ ...found, by: null });
    if (clashing) return clash({ ...clashing, saves: true });
    return askOrSend();
  }

  function askOrSend(taken: (keyof Values)[] = [], by: Writer | null = null): void | Promise<void> {
    const others = copy.others();
    return others ? ask(others) : send(taken, by);
  }

  /** Sends the current values. `taken` are the fields that a merge has just taken from another person's edit. */
  async function send(taken: (keyof Values)[] = [], by: Writer | null = null): Promise<void> {
    const sent = latest.current;
    const problems = options.check?.(sent.values) ?? {};
    if (Object.values(problems).some(Boolean)) return refuse(problems);
    accept();
    const outcome = await outcomeOf<Row>(
      options.send(sent.values, { version: sent.version, base: sent.base, key: key.current, copy: copy.seen() }),
      keep,
    );
    if (outcome.kind === 'saved') return keepSaved(sent, outcome, taken, by);
    if (outcome.kind === 'stale') return joinWith(sent, outcome);
    if (outcome.kind === 'created' && !outcome.row) key.current = newKey();
    if (outcome.kind === 'created' && outcome.row) goOnWith(outcome.row);
    if (outcome.kind === 'invalid') refuse(outcome.fields as Errors<Values>);
    else setLastSave('failed');
    if (outcome.kind === 'gone' && sent.version > 0) copy.gone();
    endToast = toast({ title: options.failure, description: outcome.error, destructive: true });
  }

  /** Continues with the record that an earlier attempt has created from `sent`. Input typed since then stays unsaved. */
  function goOnWith(row: Row, sent: Values = options.toValues(row)) {
    const next = goneOn(latest.current, sent, options.toValues(row), row.version);
    put(next);
    copy.published(next.base, row.version);
    setRestored(false);
    dropDraft(draft);
    showInLists(record, row);
    options.onSaved(row, 'keys');
  }

  /** Accepts the saved record. Input typed during the save stays, and stays unsaved. */
  function keepSaved(sent: Edit<Values>, { row, linked }: Saved<Row>, taken: (keyof Values)[], by: Writer | null) {
    // Nothing was left to lose if the user has discarded the input during the save.
    const isDiscarded = same(latest.current.values, latest.current.base);
    const next = goneOn(latest.current, sent.values, options.toValues(row), row.version);
    put(next);
    copy.published(next.base, row.version);
    setRestored(false);
    setLastSave(new Date());
    dropDraft(draft);
    // A form that was left during the save keeps nothing again. What was typed meanwhile belongs to the record from now on.
    const isTyped = !isDiscarded && !same(next.values, next.base);
    const own = isListed(row) ? draftName(person, `${nounOf(record)}:${keyOf(row)}`) : draft;
    const isStored = isTyped && writeDraft(own, next);
    const others = takenText(
      taken.map((field) => labels[field]),
      writerIn(by, person),
    );
    const message = typeof options.saved === 'function' ? options.saved(row) : options.saved;
    const notes = [others, brokenLinks(linked), isStored && isLeft.current && LATER].filter(Boolean).join(' ');
    endToast = toast({ ...message, description: notes || message.description || nameOf(nounOf(record), row) });
    showInLists(record, row);
    markInList(record, row);
    options.onSaved(row, savedBy.current);
    if (subject.isNew && isLeft.current) tellCreated(key.current, sent.values, row);
  }

  function joinWith(sent: Edit<Values>, stale: Theirs<Row>): void | Promise<void> {
    const { current, by } = stale;
    if (stale.copy !== undefined && (stale.copy?.version ?? 0) !== copy.seen()) {
      const found = copy.meet(stale);
      if (found) return clash({ ...found, saves: true });
      return askOrSend(changedSince(sent), by);
    }
    const theirs = options.toValues(current);
    const base = copy.begun(sent.base, theirs);
    const joined = join(nounOf(record), base, latest.current.values, theirs);
    const settle = (values: Values) => put({ base: theirs, values, version: current.version });
    if (joined.clashes.length > 0) {
      return clash({ ...joined, base, theirs, by, settle, isSaved: true, saves: true });
    }
    settle(joined.merged);
    return askOrSend(joined.taken, by);
  }

  /** Returns the fields that a newer record has changed since they were sent. */
  function changedSince({ values, version }: Edit<Values>): (keyof Values)[] {
    const { current } = latest;
    if (current.version <= version) return [];
    return (Object.keys(labels) as (keyof Values)[]).filter((field) => !same(values[field], current.values[field]));
  }

  return {
    save,
    /** Saves again after a blocking question was answered. */
    saveAgain: () => void save(savedBy.current),
    saving,
    /** Returns the current value, not that of the last render. */
    isSaving: () => busy.current,
    /** Time of the last save in this form; `failed` if the last save failed. */
    lastSave,
  };
}
