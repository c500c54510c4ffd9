import { type ReactNode, useState } from 'react';
import type { ActInput } from '../../shared/acts';
import type { CategoryItem } from '../../shared/category';
import { listAddress } from '../../shared/panel-lists';
import { Link } from '../../ui/link';
import { api } from '../api';
import { categories } from '../lists/lists';
import { OrderedTable } from '../lists/ordered-table';
import { useOrderedList } from '../lists/use-ordered-list';
import { Badge, ChangedBadge } from '../parts/badge';
import { PictureLink, RecordLink } from '../parts/row-actions';
import { SkeletonRows } from '../parts/skeleton';
import type { Column } from '../parts/table';
import { Thumbnail } from '../parts/thumbnail';
import { categoryDeletion } from './category-deletion';

const CATEGORIES = categories({});
const ACTS = ['highlight', 'unhighlight', 'delete'] as const;
const { send, failure, success, Question } = categoryDeletion;
const titleOf = ({ name }: CategoryItem) => name;
const editor = ({ key }: CategoryItem) => `/painel/produtos/categorias/${key}`;

/** Lists the categories in the order of the site. */
export function CategoryTable({ empty }: { empty: ReactNode }) {
  const list = useOrderedList(CATEGORIES, {
    send: ({ key }, to) => api.panel.categories[':key'].moves.$post({ param: { key }, json: { to } }),
    failure: 'Erro ao reordenar categorias',
  });
  const [leaving, setLeaving] = useState<CategoryItem | null>(null);

  const columns: Column<CategoryItem>[] = [
    {
      title: 'Categoria',
      role: 'lead',
      className: 'max-md:order-first',
      cell: (category) => (
        <span className="flex items-center gap-3">
          <PictureLink to={editor(category)}>
            <Thumbnail src={category.image} square />
          </PictureLink>
          <span className="min-w-0">
            <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
              <RecordLink to={editor(category)}>{category.name}</RecordLink>
              {category.changed && <ChangedBadge isLive />}
            </span>
            <span className="flex flex-wrap items-center gap-x-2 gap-y-1 text-sm text-muted">
              <span className="min-w-0 wrap-anywhere">/produtos/{category.address}</span>
              {category.highlighted && <Badge tone="accent">Nos filtros</Badge>}
            </span>
          </span>
        </span>
      ),
    },
    {
      title: 'Produtos',
      brief: true,
      className: 'md:w-28 tabular-nums',
      cell: ({ key, name, productCount }) => {
        const noun = productCount === 1 ? 'produto' : 'produtos';
        // Phones show no header of the column.
        const unit = <span className="md:hidden"> {noun}</span>;
        if (productCount === 0) {
          return (
            <span className="text-muted max-md:text-sm">
              <span className="max-md:hidden">Nenhum</span>
              <span className="md:hidden">Sem produtos</span>
            </span>
          );
        }
        return (
          <Link
            to={listAddress('products', { category: key })}
            aria-label={`${productCount} ${noun} de ${name}`}
            className="inline-block min-h-6 min-w-6 py-0.5 font-medium text-primary-deep hover:underline max-md:text-sm"
          >
            {productCount}
            {unit}
          </Link>
        );
      },
    },
  ];

  return (
    <>
      <OrderedTable
        noun="categories"
        caption="Categorias"
        {...{ list, titleOf, editor, columns, empty }}
        onDelete={setLeaving}
        acts={ACTS}
        send={(json: ActInput<'categories'>) => api.panel.categories.acts.$post({ json })}
        loading={<SkeletonRows text="Carregando categorias..." />}
      />
      {leaving && (
        <Question
          noun="categories"
          row={leaving}
          onCancel={() => setLeaving(null)}
          onConfirm={() => {
            setLeaving(null);
            void list.remove(leaving, { send: () => send(leaving), failure, success });
          }}
        />
      )}
    </>
  );
}
