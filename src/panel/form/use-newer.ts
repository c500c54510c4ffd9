import { useQuery } from '@tanstack/react-query';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { toast } from '../../lib/toast';
import type { Writer } from '../../shared/activity';
import { same } from '../../shared/merge';
import type { Attended } from '../../shared/presence';
import type { WorkingCopy } from '../../shared/working-copy';
import { join, writerIn, wroteText } from '../edit/join';
import { useUser } from '../session/guard';
import type { useWorkingCopy } from '../working-copy/use-working-copy';
import type { FormOptions } from './form-options';
import { newest } from './newest';
import { attendance } from './presence';
import { idOf, nounOf, showInLists } from './record';
import type { useOpenedEdit } from './use-draft';

type Around<Values extends object, Row extends { version: number }> = {
  opened: Pick<ReturnType<typeof useOpenedEdit<Values, Row>>, 'latest' | 'put' | 'stand'>;
  copy: Pick<ReturnType<typeof useWorkingCopy<Values, Row>>, 'isOn' | 'hear'>;
  isSaving: () => boolean;
};

/** Newer state of the record in a form. `current` is a row of the form's noun. */
type Newer = { current: unknown; by?: Writer | null; copy?: WorkingCopy | null | undefined };

/**
 * Keeps an open form up to date: merges what is saved elsewhere into it, and keeps the input typed here. Returns `meet`,
 * with which other code can merge a newer record too.
 */
export function useNewer<Values extends object, Row extends { version: number }>(
  { subject, labels, toValues }: FormOptions<Values, Row>,
  { opened, copy, isSaving }: Around<Values, Row>,
) {
  const { record, row } = subject;
  const [noun, id] = [nounOf(record), idOf(record)];
  const me = useUser().id;

  /** Merges a newer record. Returns the changed fields; `null` if the record is not newer, or a save is in flight. */
  async function meet({ current, by = null, copy: typed }: Newer): Promise<(keyof Values)[] | null> {
    const newer = current as Row;
    // A save in flight merges the newer record itself.
    if (!row || newer.version <= row.version || isSaving()) return null;
    const before = opened.latest.current.values;
    opened.stand(toValues(newer), newer.version);
    if (copy.isOn) await copy.hear({ current: newer, by, copy: typed });
    else goOn(newer);
    subject.onNewer(newer);
    showInLists(record, newer);
    const { values } = opened.latest.current;
    return (Object.keys(labels) as (keyof Values)[]).filter((field) => !same(before[field], values[field]));
  }

  /** Merges the record into the input. Changes nothing if they clash: the next save asks about it. */
  function goOn(newer: Row) {
    const { base, values } = opened.latest.current;
    const theirs = toValues(newer);
    const joined = join(noun, base, values, theirs);
    if (joined.clashes.length > 0) return;
    opened.put({ base: theirs, values: joined.merged, version: newer.version });
  }

  const now = useRef(meet);
  useLayoutEffect(() => {
    now.current = meet;
  });

  const { data } = useQuery({ ...attendance({ noun: noun as Attended['noun'], id }), enabled: false });
  const lastWrite = data && (data.lastWrite ?? null);
  const heard = useRef<Writer | null>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs only for a new write.
  useEffect(() => {
    if (lastWrite === undefined) return;
    const isNews = heard.current !== undefined && !same(heard.current, lastWrite);
    heard.current = lastWrite;
    if (!isNews) return;
    void newest<Row>(noun, id).then(async (found) => {
      const fields = found && (await now.current({ ...found, by: lastWrite }));
      if (!fields?.length) return;
      toast({
        title: wroteText(writerIn(lastWrite, me)),
        description: `Entrou neste formulário: ${fields.map((field) => labels[field]).join(', ')}.`,
      });
    });
  }, [lastWrite]);

  return meet;
}
