import { type ReactNode, useState } from 'react';
import type { CategoryRecord } from '../../shared/category';
import type { ProductRow } from '../../shared/product';
import { ConfirmDialog } from '../parts/dialog';
import { Pager } from '../parts/pager';
import { Table } from '../parts/table';
import { BulkBar } from './bulk-bar';
import type { ListQuery } from './list-address';
import { productColumns } from './product-columns';
import { useProductRows } from './use-product-rows';

type Props = {
  page: { products: ProductRow[]; next: string | null };
  query: ListQuery;
  categories: CategoryRecord[];
  empty: ReactNode;
};

export function ProductTable({ page, query, categories, empty }: Props) {
  const { rows, next, reading, pending, more, toggle, feature, copy, remove, switchAll } = useProductRows(page, query);
  const [marked, setMarked] = useState<number[]>([]);
  const [leaving, setLeaving] = useState<ProductRow | null>(null);
  const [busy, setBusy] = useState(false);
  const chosen = rows.filter(({ id }) => marked.includes(id));

  async function onSwitch(active: boolean) {
    setBusy(true);
    if (await switchAll(chosen, active)) setMarked([]);
    setBusy(false);
  }

  if (rows.length === 0) return empty;
  const columns = productColumns({
    categoryName: (key) => categories.find((category) => category.key === key)?.name ?? key,
    isChosen: ({ id }) => marked.includes(id),
    isPending: ({ id }) => pending.includes(id),
    onChoose: ({ id }) =>
      setMarked((before) => (before.includes(id) ? before.filter((other) => other !== id) : [...before, id])),
    onFeature: feature,
    onToggle: toggle,
    onCopy: copy,
    onRemove: setLeaving,
  });
  return (
    <>
      <BulkBar
        shown={rows.length}
        chosen={chosen.length}
        busy={busy}
        onChooseAll={(all) => setMarked(all ? rows.map(({ id }) => id) : [])}
        onSwitch={(active) => void onSwitch(active)}
      />
      <Table
        caption="Produtos"
        columns={columns}
        rows={rows}
        keyOf={({ id }) => id}
        isMuted={({ active }) => !active}
      />
      <Pager shown={rows.length} loading={reading} onMore={next ? () => void more() : null} />
      {leaving && (
        <ConfirmDialog
          title="Excluir este produto?"
          text={`"${leaving.name}" sai do site agora mesmo.`}
          confirm="Excluir"
          onCancel={() => setLeaving(null)}
          onConfirm={() => {
            setLeaving(null);
            void remove(leaving);
          }}
        />
      )}
    </>
  );
}
