import { useState } from 'react';
import { useNavigate, useRevalidator } from 'react-router-dom';
import { outcome } from '../../lib/answer';
import { toast } from '../../lib/toast';
import type { ProductRow } from '../../shared/product';
import { api } from '../api';
import { undoAction } from '../undo';
import type { ListQuery } from './list-address';

type Page = { products: ProductRow[]; next: string | null };

/** The list as it was read, page after page, and what is done to its rows. */
export function useProductRows(loaded: Page, query: ListQuery) {
  const [read, setRead] = useState(loaded);
  const [{ products: rows, next }, setPage] = useState(loaded);
  const [reading, setReading] = useState(false);
  const [pending, setPending] = useState<number[]>([]);
  const { revalidate } = useRevalidator();
  const navigate = useNavigate();
  if (read !== loaded) {
    setRead(loaded);
    setPage(loaded);
  }
  const again = () => void revalidate();

  function fail(title: string, description: string | undefined) {
    toast({ title, description, destructive: true });
    again();
  }

  /** Rows as they stand after a write, at the places they had. */
  function put(changed: Partial<ProductRow> & Pick<ProductRow, 'id'>) {
    setPage((before) => ({
      ...before,
      products: before.products.map((row) => (row.id === changed.id ? { ...row, ...changed } : row)),
    }));
  }

  async function more() {
    if (!next) return;
    setReading(true);
    const answer = await outcome(api.panel.products.$get({ query: { ...query, after: next } }));
    setReading(false);
    if (!answer.ok) {
      toast({ title: 'Erro ao carregar produtos', description: answer.failure.message, destructive: true });
      return;
    }
    const { products, next: following } = answer.body;
    setPage((before) => {
      // Another list may stand there by now.
      if (before.next !== next) return before;
      const known = new Set(before.products.map(({ id }) => id));
      return { products: [...before.products, ...products.filter(({ id }) => !known.has(id))], next: following };
    });
  }

  /** One write of a row at a time. */
  async function once(id: number, write: () => Promise<void>) {
    if (pending.includes(id)) return;
    setPending((before) => [...before, id]);
    await write();
    setPending((before) => before.filter((other) => other !== id));
  }

  const toggle = ({ id, version, active }: ProductRow) =>
    once(id, async () => {
      const json = { version, active: !active };
      const answer = await outcome(api.panel.products[':id'].active.$put({ param: { id: String(id) }, json }));
      if (!answer.ok) return fail('Erro ao atualizar status', answer.failure.message);
      put({ id, version: answer.body.record.version, active: answer.body.record.active });
      toast({ title: active ? 'Produto desativado' : 'Produto ativado' });
    });

  const feature = ({ id, version, featured }: ProductRow) =>
    once(id, async () => {
      const json = { version, featured: !featured };
      const answer = await outcome(api.panel.products[':id'].featured.$put({ param: { id: String(id) }, json }));
      if (!answer.ok) return fail('Erro ao atualizar destaque', answer.failure.message);
      put({ id, version: answer.body.record.version, featured: answer.body.record.featured });
      toast({ title: featured ? 'Produto fora dos destaques' : 'Produto em destaque' });
    });

  const copy = ({ id }: ProductRow) =>
    once(id, async () => {
      const answer = await outcome(api.panel.products[':id'].copies.$post({ param: { id: String(id) }, json: {} }));
      if (!answer.ok) return fail('Erro ao duplicar produto', answer.failure.message);
      const { record } = answer.body;
      const edit = { label: 'Editar cópia', run: () => void navigate(`/painel/produtos/${record.id}`) };
      toast({ title: 'Produto duplicado', description: `"${record.name}" está inativo.`, action: edit });
      await revalidate();
    });

  const remove = ({ id, version }: ProductRow) =>
    once(id, async () => {
      const query = { version: String(version) };
      const answer = await outcome(api.panel.products[':id'].$delete({ param: { id: String(id) }, query }));
      if (!answer.ok) return fail('Erro ao excluir produto', answer.failure.message);
      toast({ title: 'Produto excluído', action: undoAction(answer.body.activityId, again) });
      await revalidate();
    });

  /** All of them or none; tells whether it was done. */
  async function switchAll(chosen: ProductRow[], active: boolean): Promise<boolean> {
    const products = chosen.map(({ id, version }) => ({ id, version }));
    const answer = await outcome(api.panel.products.active.$put({ json: { active, products } }));
    if (!answer.ok) fail('Erro ao atualizar status', answer.failure.message);
    else {
      for (const record of answer.body.records) put(record);
      const count = chosen.length === 1 ? 'Um produto' : `${chosen.length} produtos`;
      const done = `${active ? 'ativado' : 'desativado'}${chosen.length === 1 ? '' : 's'}`;
      toast({ title: `${count} ${done}` });
    }
    return answer.ok;
  }

  return { rows, next, reading, pending, more, toggle, feature, copy, remove, switchAll };
}
