import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { toast } from '../../lib/toast';
import { same } from '../../shared/merge';
import type { Edit, Synced } from '../edit/edit';
import { useUser } from '../session/guard';
import { beginningOf } from '../working-copy/beginning';
import type { CopyOptions } from '../working-copy/working-copy';
import { adoptDraft, draftName, dropDraft, newKey, openDraft, writeDraft } from './draft';
import type { FormOptions } from './form-options';

/** Returns the content of a form: initially the server's values, or the draft kept by this browser. */
export function useOpenedEdit<Values extends object, Row extends { version: number }>({
  subject,
  copies,
  toValues,
}: Pick<FormOptions<Values, Row>, 'subject' | 'toValues'> & { copies: CopyOptions | undefined }) {
  const [start] = useState(() => (subject.isNew ? subject.start : toValues(subject.opened)));
  const version = subject.isNew ? 0 : subject.opened.version;
  // The name contains the person's id: people who share a computer find only their own drafts.
  const person = useUser().id;
  const name = draftName(person, subject.record);
  const [opened] = useState(() => {
    const { edit, copyVersion, others } = beginningOf({ values: start, version }, copies, person);
    return openDraft(name, edit, copyVersion, others);
  });
  const [edit, setEdit] = useState<Edit<Values>>(opened.edit);
  const [restored, setRestored] = useState(opened.restored && !copies?.opened);
  const latest = useRef(edit);
  /** Every attempt to create the record has this key. */
  const key = useRef(opened.key);
  /** The newest values of the record that this form knows. */
  const standing = useRef({ values: start, version });

  /** Notes values of the record if they are newer than the known ones. */
  const stand = useCallback((values: Values, version: number) => {
    if (version > standing.current.version) standing.current = { values, version };
  }, []);

  /** Updates `latest` at once, so that callers can read it before the next render. */
  const put = useCallback(
    (next: Edit<Values>) => {
      latest.current = next;
      setEdit(next);
      stand(next.base, next.version);
    },
    [stand],
  );

  const { restored: isOwn } = opened;
  useEffect(() => {
    if (isOwn) return;
    const isUntouched = () => same(latest.current.values, start);
    void adoptDraft(name, isUntouched).then((adopted) => {
      if (!adopted) return;
      const found = openDraft(adopted, { base: start, values: start, version }, 0);
      key.current = found.key;
      put(found.edit);
      setRestored(found.restored);
    });
  }, [name, isOwn, start, version, put]);

  /** Resets to the record's values. Returns a function that brings the input back. */
  function discard() {
    dropDraft(name);
    const lost = { edit: latest.current, key: key.current };
    key.current = newKey();
    put({ base: standing.current.values, ...standing.current });
    setRestored(false);
    return () => {
      // The form may be closed by now, so the draft is written too.
      writeDraft(name, { ...lost.edit, key: lost.key });
      key.current = lost.key;
      put(lost.edit);
    };
  }

  return { name, begun: opened.synced, edit, latest, key, put, stand, restored, setRestored, discard };
}

/**
 * Keeps unsaved input in this browser while the server lacks it. `known` is what the server has beyond the record: the
 * working copy. Writing may fail if storage is full or denied.
 */
export function useDraftStorage<Values extends object>(
  {
    name,
    edit,
    latest,
    key,
  }: Pick<ReturnType<typeof useOpenedEdit<Values, { version: number }>>, 'name' | 'edit' | 'latest' | 'key'>,
  known: Synced<Values> | null,
) {
  const [isStored, setStored] = useState(true);
  // A save that fails late must read the current value, not that of an earlier render.
  const knownNow = useRef(known);
  useLayoutEffect(() => {
    knownNow.current = known;
  });
  /** Keeps the input, and returns whether it could. Drops the draft if record or copy have the same values. */
  const keep = useCallback(() => {
    const { values, base } = latest.current;
    const synced = knownNow.current;
    if (!same(values, synced ? synced.values : base)) {
      return writeDraft(name, { ...latest.current, key: key.current, ...(synced && { synced }) });
    }
    dropDraft(name);
    return true;
  }, [name, latest, key]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs after every edit or save.
  useEffect(() => setStored(keep()), [edit, known, keep]);
  return { isStored, keep };
}

export function warnUnstored() {
  toast({
    title: 'Não foi possível guardar',
    description: 'O navegador está sem espaço ou não permite. Salve, ou copie o texto, antes de sair.',
    destructive: true,
  });
}
