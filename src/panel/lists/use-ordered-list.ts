import { useRef, useState } from 'react';
import { type Answer, outcome } from '../../lib/answer';
import { toast } from '../../lib/toast';
import type { PanelList } from './lists';
import { cachedRows, changeRows, type Keyed, keyOf, refresh, refreshAfter, stopReading } from './rows';
import { usePanelList } from './use-panel-list';

type Placed = Keyed & { version: number; position: number };
type Moved<Row> = Answer & { ok: true; json: () => Promise<{ rows: Row[] }> };
type Options<Row> = {
  /** Moves a row to a position counted from 0. */
  send: (row: Row, to: number) => Promise<Moved<Row>>;
  /** Title of the toast when a move fails. */
  failure: string;
  /** Filters of the screen, where it does not show all rows. */
  narrowed?: object;
};

/**
 * Handles a list whose rows have an order. A move is optimistic; moves are sent one after the other. After the last
 * response the list shows the order of the server, also if moves failed.
 */
export function useOrderedList<Row extends Placed>(list: PanelList<Row>, { send, failure, narrowed }: Options<Row>) {
  const { noun } = list;
  const panelList = usePanelList(list, narrowed);
  const last = useRef<Promise<unknown>>(null);
  /** The rows of the last response, while moves are in flight. */
  const known = useRef<Row[]>([]);
  /** Keys of the rows whose moves are in flight, one for each move. */
  const [moving, setMoving] = useState<(string | number)[]>([]);

  /** Moves a row to a position counted from 0, at most to the end. The toast's description is the new place in words. */
  async function move(row: Row, wanted: number, description?: string) {
    const rows = cachedRows(list);
    const from = rows.findIndex((other) => keyOf(other) === keyOf(row));
    const to = Math.max(0, Math.min(wanted, rows.length - 1));
    if (from < 0 || to === from) return;
    const wasReading = stopReading(noun);
    if (!last.current) known.current = rows;
    changeRows(noun, () => moved(rows, from, to));
    setMoving((keys) => [...keys, keyOf(row)]);

    const answering = Promise.resolve(last.current).then(() => outcome(send(row, to)));
    last.current = answering;
    const answer = await answering;
    setMoving((keys) => keys.toSpliced(keys.indexOf(keyOf(row)), 1));
    if (answer.ok) known.current = answer.body.rows;
    const back = { label: 'Desfazer', run: () => void move(row, from) };
    if (answer.ok && !description)
      toast({ title: 'Pronto, desfizemos', description: 'A ordem voltou a ser como antes.' });
    else if (answer.ok) toast({ title: 'Ordem atualizada', description, action: back });
    else toast({ title: failure, description: answer.failure.message, destructive: true });
    if (last.current !== answering) return;
    last.current = null;
    const isReading = stopReading(noun);
    changeRows<Row>(noun, (shown) => placed(known.current, shown));
    if (!answer.ok) refreshAfter(answer.failure, noun);
    else if (wasReading || isReading) refresh(noun);
  }

  const isMoving = (row: Row) => moving.includes(keyOf(row));
  return { ...panelList, move, isBusy: (row: Row) => panelList.isBusy(row) || isMoving(row) };
}

/** Returns the rows of a move's response. A row that was written since keeps what is shown, in its new place. */
function placed<Row extends Placed>(rows: Row[], shown: Row[]): Row[] {
  const latest = new Map(shown.map((row) => [keyOf(row), row]));
  return rows.map((row) => {
    const written = latest.get(keyOf(row));
    return written && written.version >= row.version ? { ...written, position: row.position } : row;
  });
}

function moved<Row extends { position: number }>(rows: Row[], from: number, to: number): Row[] {
  const others = rows.toSpliced(from, 1);
  return others.toSpliced(to, 0, ...rows.slice(from, from + 1)).map((row, position) => ({ ...row, position }));
}
