import { X } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import type { Act } from '../../shared/acts';
import { wordsOf } from '../../shared/nouns';
import { keepFocus } from '../lists/keep-focus';
import { Button, IconButton } from '../parts/button';
import { Dialog, DialogActions } from '../parts/dialog';
import { Removal } from './removal';
import { type Actable, type Acting, useAct } from './use-act';
import { useActKeys } from './use-act-keys';
import { actWords, chooseAllText, chosenText, recordsText } from './words';

/**
 * Dialog that an action opens before it runs. It calls `onGo` with the answers, whose `rows` replace the selected ones if
 * they are given.
 */
export type Asking<Row> = (props: {
  rows: Row[];
  busy: boolean;
  onGo: (answers: object) => void;
  onClose: () => void;
}) => ReactNode;

type Props<Row extends Actable, Input> = Acting<Row, Input> & {
  titleOf: (row: Row) => string;
  /** Available actions, in the order of their buttons. */
  acts: readonly Act[];
  asking?: Partial<Record<Act, Asking<Row>>>;
};

/** Number of buttons that fit side by side in half a window. */
const FEW = 4;

/** Shows the actions on the selected rows, at the bottom of the window while there is a selection. */
export function ActBar<Row extends Actable, Input>(props: Props<Row, Input>) {
  const { noun, selection, titleOf, acts, asking = {} } = props;
  const { asked, setAsked, busy, run, isFull, chooseAll } = useAct(props);
  const { chosen } = selection;
  const bar = useRef<HTMLElement>(null);
  const isShown = chosen.length > 0;
  useActKeys(isShown && asked === null, bar, selection.clear);
  // The bar disappears with the last selected row, after a deletion or by a filter, and the focus must move.
  useEffect(() => (isShown ? keepFocus : undefined), [isShown]);
  // Outside the bar: some screen readers ignore a region that appears with its text.
  const status = (
    <p role="status" className="sr-only">
      {isShown && `${chosenText(noun, chosen.length)}. Enter leva às ações.`}
    </p>
  );
  if (!isShown) return status;

  async function chooseEvery() {
    await chooseAll();
    // The pressed button disappears.
    bar.current?.focus({ preventScroll: true });
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
      {status}
      <section
        ref={bar}
        tabIndex={-1}
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
          <Button look="ghost" aria-label={chooseAllText(noun)} onClick={() => void chooseEvery()}>
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
        {Ask && asked && asked !== 'choice' && <Ask {...dialog} onGo={(answers) => void run(asked, answers)} />}
        {asked === 'delete' && (
          <Removal noun={noun} titles={chosen.map(titleOf)} {...dialog} onGo={() => void run('delete')} />
        )}
      </section>
    </>
  );
}
