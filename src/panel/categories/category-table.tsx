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
import { Button, LinkButton } from '../parts/button';
import { ConfirmDialog, Dialog, DialogActions } from '../parts/dialog';
import { PictureLink, RecordLink } from '../parts/row-actions';
import { SkeletonRows } from '../parts/skeleton';
import type { Column } from '../parts/table';
import { Thumbnail } from '../parts/thumbnail';

const CATEGORIES = categories({});
const ACTS = ['highlight', 'unhighlight', 'delete'] as const;
const titleOf = ({ name }: CategoryItem) => name;
const editor = ({ key }: CategoryItem) => `/painel/produtos/categorias/${key}`;

/** Lists the categories in the order of the site. */
export function CategoryTable({ empty }: { empty: ReactNode }) {
  const list = useOrderedList(CATEGORIES, {
    send: ({ key }, to) => api.panel.categories[':key'].moves.$post({ param: { key }, json: { to } }),
    failure: 'Erro ao reordenar categorias',
  });
  const [leaving, setLeaving] = useState<CategoryItem | null>(null);

  function onDelete(category: CategoryItem) {
    setLeaving(null);
    const [param, query] = [{ key: category.key }, { version: String(category.version) }];
    return list.remove(category, {
      send: () => api.panel.categories[':key'].$delete({ param, query }),
      failure: 'Erro ao excluir categoria',
      told: { title: 'Categoria excluída' },
    });
  }

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
      className: 'md:w-28 tabular-nums',
      cell: ({ key, name, productCount }) =>
        productCount === 0 ? (
          <span className="text-muted">Nenhum</span>
        ) : (
          <Link
            to={listAddress('products', { category: key })}
            aria-label={`${productCount} ${productCount === 1 ? 'produto' : 'produtos'} de ${name}`}
            className="inline-grid min-h-6 min-w-6 content-center font-medium text-primary-deep hover:underline"
          >
            {productCount}
          </Link>
        ),
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
      {leaving && leaving.productCount > 0 && (
        <Dialog title="Esta categoria tem produtos" onClose={() => setLeaving(null)}>
          <p className="mt-1.5">
            Para excluir “{leaving.name}”, mova ou exclua primeiro{' '}
            {leaving.productCount === 1 ? 'o produto dela' : `os ${leaving.productCount} produtos dela`}.
          </p>
          <DialogActions>
            <LinkButton to={listAddress('products', { category: leaving.key })}>Ver os produtos</LinkButton>
            <Button look="primary" onClick={() => setLeaving(null)}>
              Entendi
            </Button>
          </DialogActions>
        </Dialog>
      )}
      {leaving?.productCount === 0 && (
        <ConfirmDialog
          title="Excluir esta categoria?"
          text={`"${leaving.name}" sai do site agora mesmo. Logo depois, dá para desfazer.`}
          confirm="Excluir"
          onCancel={() => setLeaving(null)}
          onConfirm={() => void onDelete(leaving)}
        />
      )}
    </>
  );
}
