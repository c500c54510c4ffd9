import { type ReactNode, useState } from 'react';
import type { ActInput } from '../../shared/acts';
import type { CategoryRecord } from '../../shared/category';
import { readFilters } from '../../shared/panel-lists';
import type { ProductRow } from '../../shared/product';
import { ActBar } from '../acts/act-bar';
import { useSelection } from '../acts/use-selection';
import { api } from '../api';
import { ListRows } from '../lists/list-rows';
import { Pager } from '../parts/pager';
import { SkeletonRows } from '../parts/skeleton';
import { Table } from '../parts/table';
import { LineQuestion } from './line-question';
import { PriceQuestion } from './price-question';
import { productColumns } from './product-columns';
import { productDeletion } from './product-deletion';
import { useProducts } from './use-products';

const ACTS = ['activate', 'deactivate', 'feature', 'unfeature', 'price', 'category', 'delete'] as const;
const titleOf = ({ name }: ProductRow) => name;

type Props = { params: URLSearchParams; categories: CategoryRecord[]; empty: ReactNode };

export function ProductTable({ params, categories, empty }: Props) {
  const { list, toggle, feature, copy } = useProducts(readFilters('products', params));
  const selection = useSelection(list.rows);
  const [leaving, setLeaving] = useState<ProductRow | null>(null);

  const columns = productColumns({
    categoryName: (key) => categories.find((category) => category.key === key)?.name ?? key,
    isPending: list.isBusy,
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
            <Table
              caption="Produtos"
              columns={columns}
              rows={rows}
              keyOf={({ id }) => id}
              choosing={{ noun: 'products', selection, titleOf }}
              isMuted={({ active }) => !active}
            />
            <Pager list={list} shown={rows.length} />
            <ActBar
              noun="products"
              acts={ACTS}
              asking={{
                price: PriceQuestion,
                category: (asked) => <LineQuestion {...asked} categories={categories} />,
              }}
              send={(json: ActInput<'products'>) => api.panel.products.acts.$post({ json })}
              {...{ selection, rows, titleOf }}
              loadAll={list.loadAll}
            />
          </>
        )}
      </ListRows>
      {leaving && (
        <productDeletion.Question
          noun="products"
          row={leaving}
          onCancel={() => setLeaving(null)}
          onConfirm={() => {
            setLeaving(null);
            void list.remove(leaving, productDeletion);
          }}
        />
      )}
    </>
  );
}
