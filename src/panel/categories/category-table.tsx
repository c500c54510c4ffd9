import { type ReactNode, useState } from 'react';
import type { ActInput } from '../../shared/acts';
import type { CategoryItem } from '../../shared/category';
import { listAddress } from '../../shared/panel-lists';
import { Link } from '../../ui/link';
import { ActBar } from '../acts/act-bar';
import { useSelection } from '../acts/use-selection';
import { api } from '../api';
import { ListRows } from '../lists/list-rows';
import { categories } from '../lists/lists';
import { useOrderedList } from '../lists/use-ordered-list';
import { Badge, ChangedBadge } from '../parts/badge';
import { Button, LinkButton } from '../parts/button';
import { ConfirmDialog, Dialog, DialogActions } from '../parts/dialog';
import { OrderCell } from '../parts/order-cell';
import { DeleteButton, EditLink, PictureLink, RecordLink } from '../parts/row-actions';
import { SkeletonRows } from '../parts/skeleton';
import { type Column, Table } from '../parts/table';
import { Thumbnail } from '../parts/thumbnail';

const CATEGORIES = categories({});
const ACTS = ['highlight', 'unhighlight', 'delete'] as const;
const titleOf = ({ name }: CategoryItem) => name;

/** The categories in the order of the site. */
export function CategoryTable({ empty }: { empty: ReactNode }) {
  const { move, remove, ...list } = useOrderedList(CATEGORIES, {
    send: ({ key }, to) => api.panel.categories[':key'].moves.$post({ param: { key }, json: { to } }),
    failure: 'Erro ao reordenar categorias',
  });
  const { rows = [] } = list;
  const selection = useSelection(list.rows);
  const [leaving, setLeaving] = useState<CategoryItem | null>(null);
  const editor = ({ key }: CategoryItem) => `/painel/produtos/categorias/${key}`;

  function onDelete(category: CategoryItem) {
    setLeaving(null);
    const [param, query] = [{ key: category.key }, { version: String(category.version) }];
    return remove(category, {
      send: () => api.panel.categories[':key'].$delete({ param, query }),
      failure: 'Erro ao excluir categoria',
      told: { title: 'Categoria excluída' },
    });
  }

  const columns: Column<CategoryItem>[] = [
    {
      title: 'Ordem',
      brief: true,
      className: 'md:w-44',
      cell: (category) => (
        <OrderCell
          title={category.name}
          order={category.order}
          last={rows.length - 1}
          onStep={(by) => void move(category, { by })}
          onDrop={(from, to) => {
            const dragged = rows[from];
            if (dragged) void move(dragged, { to });
          }}
        />
      ),
    },
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
      <ListRows list={list} loading={<SkeletonRows text="Carregando categorias..." />} empty={empty}>
        {(shown) => (
          <>
            <Table
              caption="Categorias"
              columns={columns}
              rows={shown}
              keyOf={({ key }) => key}
              choosing={{ noun: 'categories', selection, titleOf }}
            />
            <ActBar
              noun="categories"
              acts={ACTS}
              send={(json: ActInput<'categories'>) => api.panel.categories.acts.$post({ json })}
              {...{ selection, rows: shown, titleOf }}
            />
          </>
        )}
      </ListRows>
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
    </div>
  );
}
