import { useState } from 'react';
import type { CategoryRecord } from '../../shared/category';
import { listAddress } from '../../shared/panel-lists';
import { Link } from '../../ui/link';
import { Badge } from '../parts/badge';
import { ConfirmDialog } from '../parts/dialog';
import { OrderCell } from '../parts/order-cell';
import { DeleteButton, EditLink } from '../parts/row-actions';
import { type Column, Table } from '../parts/table';
import { Thumbnail } from '../parts/thumbnail';
import { useCategoryRows } from './use-category-rows';

/** The categories in the order of the site. */
export function CategoryTable({ categories }: { categories: CategoryRecord[] }) {
  const { rows, move, remove } = useCategoryRows(categories);
  const [leaving, setLeaving] = useState<CategoryRecord | null>(null);
  const editor = ({ key }: CategoryRecord) => `/painel/produtos/categorias/${key}`;

  const columns: Column<CategoryRecord>[] = [
    {
      title: 'Ordem',
      className: 'md:w-44',
      cell: ({ name, order }) => (
        <OrderCell
          title={name}
          order={order}
          last={rows.length - 1}
          onStep={(by) => void move(order, order + by)}
          onDrop={(from, to) => void move(from, to)}
        />
      ),
    },
    {
      title: 'Categoria',
      role: 'lead',
      className: 'max-md:order-first',
      cell: (category) => (
        <span className="flex items-center gap-3">
          <Thumbnail src={category.image} square />
          <span className="min-w-0">
            <Link to={editor(category)} className="block py-0.5 font-medium text-ink hover:underline">
              {category.name}
            </Link>
            <span className="flex flex-wrap items-center gap-x-2 gap-y-1 text-sm text-muted">
              /produtos/{category.key}
              {category.highlighted && <Badge tone="accent">Nos filtros</Badge>}
            </span>
          </span>
        </span>
      ),
    },
    {
      title: 'Produtos',
      className: 'md:w-28 tabular-nums',
      cell: ({ key, name, productCount }) =>
        productCount === 0 ? (
          <span className="text-muted">Nenhum</span>
        ) : (
          <Link
            to={listAddress('products', { category: key })}
            aria-label={`${productCount} produtos de ${name}`}
            className="inline-grid min-h-6 min-w-6 content-center font-medium text-primary-deep hover:underline"
          >
            {productCount}
          </Link>
        ),
    },
    {
      title: 'Ações',
      role: 'actions',
      className: 'md:w-28',
      cell: (category) => (
        <>
          <EditLink to={editor(category)} name={category.name} />
          <DeleteButton name={category.name} onClick={() => setLeaving(category)} />
        </>
      ),
    },
  ];

  return (
    <div className="[&_tr[data-dragging]]:relative [&_tr[data-dragging]]:z-10 [&_tr[data-dragging]]:bg-lilac [&_tr[data-dragging]]:shadow-lift">
      <Table caption="Categorias" columns={columns} rows={rows} keyOf={({ key }) => key} />
      {leaving && (
        <ConfirmDialog
          title="Excluir esta categoria?"
          text={`"${leaving.name}" sai do site agora mesmo. Só uma categoria sem produtos pode ser excluída.`}
          confirm="Excluir"
          onCancel={() => setLeaving(null)}
          onConfirm={() => {
            setLeaving(null);
            void remove(leaving);
          }}
        />
      )}
    </div>
  );
}
