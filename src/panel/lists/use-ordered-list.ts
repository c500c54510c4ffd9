import { useRef } from 'react';
import { type Answer, outcome } from '../../lib/answer';
import { toast } from '../../lib/toast';
import type { PanelList } from './lists';
import { changeRows, keptRows, keyOf, type Listed, refresh, stopReading } from './rows';
import { usePanelList } from './use-panel-list';

type Moved<Row> = Answer & { ok: true; json: () => Promise<{ rows: Row[] }> };
type Options<Row> = {
  /** Moves a row to a position counted from 0. */
  send: (row: Row, to: number) => Promise<Moved<Row>>;
  /** The title of the toast of a move that failed. */
  failure: string;
  /** What the screen shows of the rows, where it does not show all. */
  narrowed?: object;
};

/**
 * A list whose rows have an order of their own. A move shows at once; moves are sent one after the other, and what the
 * last of them came to is what stands: the server's order, also where it failed.
 */
export function useOrderedList<Row extends Listed & { position: number }>(
  list: PanelList<Row>,
  { send, failure, narrowed }: Options<Row>,
) {
  const { noun } = list;
  const panelList = usePanelList(list, narrowed);
  const last = useRef<Promise<unknown>>(null);
  /** The rows as the server last told them, while moves are under way. */
  const known = useRef<Row[]>([]);

  /** To a position counted from 0; beyond the end is the end. */
  async function move(row: Row, wanted: number, isBack = false) {
    const wasReading = stopReading(noun);
    const rows = keptRows(list);
    const from = rows.findIndex((other) => keyOf(other) === keyOf(row));
    const to = Math.max(0, Math.min(wanted, rows.length - 1));
    if (from < 0 || to === from) return;
    if (!last.current) known.current = rows;
    changeRows(noun, () => moved(rows, from, to));

    const answering = Promise.resolve(last.current).then(() => outcome(send(row, to)));
    last.current = answering;
    const answer = await answering;
    if (answer.ok) known.current = answer.body.rows;
    const back = { label: 'Desfazer', run: () => void move(row, from, true) };
    if (answer.ok && isBack) toast({ title: 'Pronto, desfizemos', description: 'A ordem voltou a ser como antes.' });
    else if (answer.ok) toast({ title: 'Ordem atualizada', action: back });
    else toast({ title: failure, description: answer.failure.message, destructive: true });
    if (last.current !== answering) return;
    last.current = null;
    const isReading = stopReading(noun);
    changeRows(noun, () => known.current);
    if (!answer.ok || wasReading || isReading) refresh(noun);
  }

  return { ...panelList, move };
}

function moved<Row extends { position: number }>(rows: Row[], from: number, to: number): Row[] {
  const others = rows.toSpliced(from, 1);
  return others.toSpliced(to, 0, ...rows.slice(from, from + 1)).map((row, position) => ({ ...row, position }));
}
