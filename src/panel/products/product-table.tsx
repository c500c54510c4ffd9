import { type ReactNode, useState } from 'react';
import type { CategoryRecord } from '../../shared/category';
import { readFilters } from '../../shared/panel-lists';
import type { ProductRow } from '../../shared/product';
import { ListRows } from '../lists/list-rows';
import { ConfirmDialog } from '../parts/dialog';
import { Pager } from '../parts/pager';
import { SkeletonRows } from '../parts/skeleton';
import { Table } from '../parts/table';
import { BulkBar } from './bulk-bar';
import { productColumns } from './product-columns';
import { useProducts } from './use-products';

type Props = { params: URLSearchParams; categories: CategoryRecord[]; empty: ReactNode };

export function ProductTable({ params, categories, empty }: Props) {
  const { list, toggle, feature, copy, remove, switchAll } = useProducts(readFilters('products', params));
  const [marked, setMarked] = useState<number[]>([]);
  const [leaving, setLeaving] = useState<ProductRow | null>(null);
  const [busy, setBusy] = useState(false);
  const chosen = list.rows?.filter(({ id }) => marked.includes(id)) ?? [];

  async function onSwitch(active: boolean) {
    setBusy(true);
    if (await switchAll(chosen, active)) setMarked([]);
    setBusy(false);
  }

  const columns = productColumns({
    categoryName: (key) => categories.find((category) => category.key === key)?.name ?? key,
    isChosen: ({ id }) => marked.includes(id),
    isPending: list.isBusy,
    onChoose: ({ id }) =>
      setMarked((before) => (before.includes(id) ? before.filter((other) => other !== id) : [...before, id])),
    onFeature: feature,
    onToggle: toggle,
    onCopy: copy,
    onRemove: setLeaving,
  });
  return (
    <>
      <ListRows list={list} loading={<SkeletonRows text="Carregando produtos..." />} empty={empty}>
        {(rows) => (
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
            <Pager list={list} shown={rows.length} />
          </>
        )}
      </ListRows>
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
