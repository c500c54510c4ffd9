import { useRef, useState } from 'react';
import { useRevalidator } from 'react-router-dom';
import { outcome } from '../../lib/answer';
import { toast } from '../../lib/toast';
import type { CategoryRecord } from '../../shared/category';
import { api } from '../api';
import { undoAction } from '../undo';

/** The list as it was read, and what is done to its rows. A move shows at once, and is taken back when it fails. */
export function useCategoryRows(loaded: CategoryRecord[]) {
  const [read, setRead] = useState(loaded);
  const [rows, setRows] = useState(loaded);
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

  async function move(from: number, to: number) {
    const key = rows[from]?.key;
    if (!key) return;
    moves.current += 1;
    const turn = moves.current;
    const moved = rows.toSpliced(from, 1).toSpliced(to, 0, ...rows.slice(from, from + 1));
    setRows(moved.map((row, order) => ({ ...row, order })));
    const answer = await outcome(api.panel.categories[':key'].moves.$post({ param: { key }, json: { to } }));
    if (!answer.ok) return fail('Erro ao reordenar categorias', answer.failure.message);
    toast({ title: 'Ordem atualizada' });
    // What a former move came to is not news once there is a later one.
    if (turn === moves.current) setRows(answer.body.categories);
  }

  async function remove({ key, version }: CategoryRecord) {
    const query = { version: String(version) };
    const answer = await outcome(api.panel.categories[':key'].$delete({ param: { key }, query }));
    if (!answer.ok) return fail('Erro ao excluir categoria', answer.failure.message);
    toast({ title: 'Categoria excluída', action: undoAction(answer.body.activityId, () => void revalidate()) });
    await revalidate();
  }

  return { rows, move, remove };
}
