import { useRef, useState } from 'react';
import { useRevalidator } from 'react-router-dom';
import { outcome } from '../../lib/answer';
import { toast } from '../../lib/toast';
import type { SlideRecord } from '../../shared/slide';
import { api } from '../api';
import { undoAction } from '../undo';

/** The list as it was read, and what is done to its rows. A move shows at once, and is taken back when it fails. */
export function useSlideRows(loaded: SlideRecord[]) {
  const [read, setRead] = useState(loaded);
  const [rows, setRows] = useState(loaded);
  const [pending, setPending] = useState<number | null>(null);
  const moves = useRef(0);
  const { revalidate } = useRevalidator();
  if (read !== loaded) {
    setRead(loaded);
    setRows(loaded);
  }

  function fail(title: string, description: string | undefined) {
    toast({ title, description, destructive: true });
    void revalidate();
  }

  async function move({ id }: SlideRecord, where: { by: -1 | 1 } | { to: number }) {
    moves.current += 1;
    const turn = moves.current;
    setRows((before) => withMove(before, id, where));
    const answer = await outcome(api.panel.slides[':id'].moves.$post({ param: { id: String(id) }, json: where }));
    if (!answer.ok) return fail('Erro ao reordenar slides', answer.failure.message);
    toast({ title: 'Ordem atualizada' });
    // What a former move came to is not news once there is a later one.
    if (turn === moves.current) setRows(answer.body.slides);
  }

  async function toggle({ id, version, active }: SlideRecord) {
    if (pending === id) return;
    setPending(id);
    const change = api.panel.slides[':id'].active.$put({
      param: { id: String(id) },
      json: { version, active: !active },
    });
    const answer = await outcome(change);
    setPending(null);
    if (!answer.ok) return fail('Erro ao atualizar status', answer.failure.message);
    const { record } = answer.body;
    setRows((before) => before.map((row) => (row.id === id ? record : row)));
    toast({ title: record.active ? 'Slide ativado' : 'Slide desativado' });
  }

  async function remove({ id, version }: SlideRecord) {
    const answer = await outcome(
      api.panel.slides[':id'].$delete({ param: { id: String(id) }, query: { version: String(version) } }),
    );
    if (!answer.ok) return fail('Erro ao excluir slide', answer.failure.message);
    toast({ title: 'Slide excluído', action: undoAction(answer.body.activityId, () => void revalidate()) });
    await revalidate();
  }

  return { rows, move, toggle, remove };
}

function withMove(rows: SlideRecord[], id: number, where: { by: -1 | 1 } | { to: number }): SlideRecord[] {
  const from = rows.findIndex((row) => row.id === id);
  const to = Math.max(0, Math.min('to' in where ? where.to : from + where.by, rows.length - 1));
  const others = rows.toSpliced(from, 1);
  return others.toSpliced(to, 0, ...rows.slice(from, from + 1)).map((row, order) => ({ ...row, order }));
}
