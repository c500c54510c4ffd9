import { X } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { type Answer, outcome } from '../../lib/answer';
import { toast } from '../../lib/toast';
import { type Act, type ActDone, AT_ONCE, FEW_AT_ONCE } from '../../shared/acts';
import { type Noun, wordsOf } from '../../shared/nouns';
import type { ListNoun } from '../../shared/panel-lists';
import { keepFocus } from '../lists/keep-focus';
import { keyOf, type Listed, putVersions, refresh } from '../lists/rows';
import { Button, IconButton } from '../parts/button';
import { Dialog, DialogActions } from '../parts/dialog';
import { undoGroupAction } from '../undo';
import { Removal } from './removal';
import { useActKeys } from './use-act-keys';
import type { Selection } from './use-selection';
import { actWords, chooseAllText, chosenText, recordsText, toldOf } from './words';

type Actable = Listed & { version: number };
type Told = Answer & ({ ok: true; json: () => Promise<ActDone> } | { ok: false });

/**
 * Dialog that an action opens before it runs. It calls `onGo` with the answers, whose `rows` replace the selected ones if
 * they are given.
 */
export type Asking<Row> = (props: {
  rows: Row[];
  busy: boolean;
  onGo: (said: object) => void;
  onClose: () => void;
}) => ReactNode;

type Props<Row extends Actable, Input> = {
  noun: Noun & ListNoun;
  selection: Selection<Row>;
  /** All loaded rows. `loadAll` fetches the others. */
  rows: Row[];
  loadAll?: ((most: number) => Promise<Row[]>) | null;
  titleOf: (row: Row) => string;
  /** Available actions, in the order of their buttons. */
  acts: readonly Act[];
  asking?: Partial<Record<Act, Asking<Row>>>;
  send: (input: Input) => Promise<Told>;
  /** Called after the action, before the list is refetched. */
  onDone?: (done: ActDone) => void;
};

/** Number of buttons that fit side by side in half a window. */
const FEW = 4;

/** Shows the actions on the selected rows, at the bottom of the window while there is a selection. */
export function ActBar<Row extends Actable, Input>(props: Props<Row, Input>) {
  const { noun, selection, rows, loadAll, titleOf, acts, asking = {}, send, onDone } = props;
  const [asked, setAsked] = useState<Act | 'choice' | null>(null);
  const [busy, setBusy] = useState(false);
  const { chosen } = selection;
  const bar = useRef<HTMLElement>(null);
  const isShown = chosen.length > 0;
  useActKeys(isShown && asked === null, bar, selection.clear);
  // The bar disappears with the last selected row, after a deletion or by a filter, and the focus must move.
  useEffect(() => (isShown ? keepFocus : undefined), [isShown]);
  // Outside the bar: some screen readers ignore a region that appears with its text.
  const told = (
    <p role="status" className="sr-only">
      {isShown && `${chosenText(noun, chosen.length)}. Enter leva às ações.`}
    </p>
  );
  if (!isShown) return told;
  const most = noun === 'posts' || noun === 'redirects' ? FEW_AT_ONCE : AT_ONCE;
  const isFull = chosen.length >= most || (chosen.length === rows.length && !loadAll);

  async function chooseAll() {
    if (busy) return;
    setBusy(true);
    const all = loadAll ? await loadAll(most) : rows;
    setBusy(false);
    selection.choose(all.slice(0, most));
  }

  async function run(act: Act, said: object = {}) {
    // Disabling the button during the request would lose its focus.
    if (busy) return;
    setBusy(true);
    const seen = chosen.map((row) => ({ id: keyOf(row), version: row.version }));
    const answer = await outcome(send({ act, rows: seen, ...said } as Input));
    setBusy(false);
    if (!answer.ok) {
      setAsked(null);
      toast({ title: 'Não foi possível mudar', description: answer.failure.message, destructive: true });
    } else {
      const { groupId, changed } = answer.body;
      onDone?.(answer.body);
      putVersions(noun, changed);
      const told = toldOf(act, noun, answer.body, said);
      // Synchronously: when the bar disappears, `keepFocus` needs the toast's undo button.
      flushSync(() => {
        setAsked(null);
        // Changed rows stay selected and visible.
        if (act === 'delete') selection.clear();
        toast({ ...told, ...(groupId !== null && { action: undoGroupAction(groupId) }) });
      });
    }
    refresh(noun);
    refresh('activity');
  }

  const choose = (act: Act) => (act in asking || act === 'delete' ? setAsked(act) : void run(act));
  const buttons = acts.map((act) => (
    <Button key={act} look={act === 'delete' ? 'ghost-danger' : 'plain'} onClick={() => choose(act)}>
      {actWords[act].label}
    </Button>
  ));
  const isLong = acts.length > FEW;
  const Ask = asked && asked !== 'choice' ? asking[asked] : undefined;
  const dialog = { rows: chosen, busy, onClose: () => setAsked(null) };
  return (
    <>
      {told}
      <section
        ref={bar}
        aria-label="Ações em lote"
        aria-busy={busy}
        data-foot=""
        className="panel-card @container sticky bottom-3 z-20 mt-4 flex flex-wrap items-center gap-x-1.5 gap-y-2 p-2.5 shadow-lift"
      >
        <IconButton label="Limpar seleção" onClick={selection.clear}>
          <X aria-hidden size={16} />
        </IconButton>
        <p className="pr-1.5 font-medium text-ink tabular-nums">{chosenText(noun, chosen.length)}</p>
        {!isFull && (
          <Button look="ghost" aria-label={chooseAllText(noun)} onClick={() => void chooseAll()}>
            <span className={isLong ? 'hidden @min-[62rem]:inline' : 'hidden @min-[46rem]:inline'}>
              {chooseAllText(noun)}
            </span>
            <span className={isLong ? '@min-[62rem]:hidden' : '@min-[46rem]:hidden'}>Tod{wordsOf(noun).article}s</span>
          </Button>
        )}
        <div data-acts="" className={`ml-auto hidden gap-1.5 ${isLong ? '@min-[56rem]:flex' : '@min-[40rem]:flex'}`}>
          {buttons}
        </div>
        <div data-acts="" className={`ml-auto ${isLong ? '@min-[56rem]:hidden' : '@min-[40rem]:hidden'}`}>
          <Button look="primary" onClick={() => setAsked('choice')}>
            Ações
          </Button>
        </div>
        {asked === 'choice' && (
          <Dialog title={recordsText(noun, chosen.length)} onClose={() => setAsked(null)}>
            <div className="mt-4 grid gap-2">{buttons}</div>
            <DialogActions>
              <Button onClick={() => setAsked(null)}>Cancelar</Button>
            </DialogActions>
          </Dialog>
        )}
        {Ask && asked && asked !== 'choice' && <Ask {...dialog} onGo={(said) => void run(asked, said)} />}
        {asked === 'delete' && (
          <Removal noun={noun} titles={chosen.map(titleOf)} {...dialog} onGo={() => void run('delete')} />
        )}
      </section>
    </>
  );
}
