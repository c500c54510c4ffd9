import { useState } from 'react';
import { flushSync } from 'react-dom';
import { type Answer, outcome } from '../../lib/answer';
import { toast } from '../../lib/toast';
import { type Act, type ActDone, mostPerAct } from '../../shared/acts';
import type { Noun } from '../../shared/nouns';
import type { ListNoun } from '../../shared/panel-lists';
import { type Keyed, keyOf, putVersions, refresh, refreshAfter } from '../lists/rows';
import { undoGroupAction } from '../undo';
import type { Selection } from './use-selection';
import { outcomeText } from './words';

export type Actable = Keyed & { version: number };
type Sent = Answer & ({ ok: true; json: () => Promise<ActDone> } | { ok: false });

export type Acting<Row extends Actable, Input> = {
  noun: Noun & ListNoun;
  selection: Selection<Row>;
  /** All loaded rows. `loadAll` fetches the others. */
  rows: Row[];
  loadAll?: ((most: number) => Promise<Row[]>) | null;
  send: (input: Input) => Promise<Sent>;
  /** Called after the action, before the list is refetched. */
  onDone?: (done: ActDone) => void;
};

/** Runs actions on the selected rows, one at a time. `asked` is the open dialog: that of an action, or the choice of one. */
export function useAct<Row extends Actable, Input>({
  noun,
  selection,
  rows,
  loadAll,
  send,
  onDone,
}: Acting<Row, Input>) {
  const [asked, setAsked] = useState<Act | 'choice' | null>(null);
  const [busy, setBusy] = useState(false);
  const { chosen } = selection;
  const most = mostPerAct(noun);

  async function chooseAll() {
    if (busy) return;
    setBusy(true);
    const all = loadAll ? await loadAll(most) : rows;
    setBusy(false);
    selection.choose(all.slice(0, most));
  }

  /** Runs an action with the answers of its dialog, if it has one. */
  async function run(act: Act, answers: object = {}) {
    // Disabling the button during the request would lose its focus.
    if (busy) return;
    setBusy(true);
    const seen = chosen.map((row) => ({ id: keyOf(row), version: row.version }));
    const answer = await outcome(send({ act, rows: seen, ...answers } as Input));
    setBusy(false);
    if (!answer.ok) {
      setAsked(null);
      toast({ title: 'Não foi possível mudar', description: answer.failure.message, destructive: true });
    } else {
      const { groupId, changed } = answer.body;
      onDone?.(answer.body);
      putVersions(noun, changed);
      const text = outcomeText(act, noun, answer.body, answers);
      // Synchronously: when the bar disappears, `keepFocus` needs the toast's undo button.
      flushSync(() => {
        setAsked(null);
        // Changed rows stay selected and visible.
        if (act === 'delete') selection.clear();
        toast({ ...text, ...(groupId !== null && { action: undoGroupAction(groupId) }) });
      });
    }
    if (!answer.ok) return refreshAfter(answer.failure, noun);
    refresh(noun);
    refresh('activity');
  }

  return {
    asked,
    setAsked,
    busy,
    run,
    /** Whether no further row can be selected. */
    isFull: chosen.length >= most || (chosen.length === rows.length && !loadAll),
    chooseAll,
  };
}
