import { Copy, Star } from 'lucide-react';
import { recordPath } from '../../shared/nouns';
import { formatPrice } from '../../shared/number-text';
import type { ProductRow } from '../../shared/product';
import { ActiveSwitch } from '../parts/active-switch';
import { Badge, ChangedBadge } from '../parts/badge';
import { IconButton } from '../parts/button';
import { DeleteButton, EditLink, PictureLink, RecordLink } from '../parts/row-actions';
import { Switch } from '../parts/switch';
import type { Column } from '../parts/table';
import { Thumbnail } from '../parts/thumbnail';
import { SheetBadge } from './missing-parts';

type Doings = {
  categoryName: (key: string) => string;
  isPending: (product: ProductRow) => boolean;
  onFeature: (product: ProductRow) => void;
  onToggle: (product: ProductRow) => void;
  onCopy: (product: ProductRow) => void;
  onRemove: (product: ProductRow) => void;
};

const featuredLabel = ({ name }: ProductRow) => `${name} em destaque`;

/** Returns the columns of the product list, with the actions on a row. */
export function productColumns(doings: Doings): Column<ProductRow>[] {
  const { categoryName, isPending, onFeature, onToggle, onCopy, onRemove } = doings;
  const editor = ({ id }: ProductRow) => recordPath('products', id);
  return [
    {
      title: 'Produto',
      role: 'lead',
      cell: (product) => (
        <span className="flex items-center gap-3">
          <PictureLink to={editor(product)}>
            <Thumbnail src={product.image?.src ?? null} square />
          </PictureLink>
          <span className="min-w-0">
            <RecordLink to={editor(product)}>{product.name}</RecordLink>
            <span className="flex flex-wrap items-center gap-x-2 gap-y-1 text-sm text-muted">
              {categoryName(product.category)} nº {product.number}
              <span className="font-medium text-ink tabular-nums md:hidden">{formatPrice(product.priceCents)}</span>
              {product.active && product.priceCents === 0 && <Badge tone="warning">Sem preço</Badge>}
              <SheetBadge missing={product.missing} editor={editor(product)} />
              {product.changed && <ChangedBadge isLive={product.active} />}
            </span>
          </span>
        </span>
      ),
    },
    {
      title: 'Preço',
      brief: true,
      className: 'max-md:hidden md:w-24 tabular-nums whitespace-nowrap',
      cell: (product) => formatPrice(product.priceCents),
    },
    {
      title: 'Destaque',
      brief: true,
      className: 'max-md:hidden md:w-20',
      cell: (product) => (
        <Switch
          hideLabel
          label={featuredLabel(product)}
          checked={product.featured}
          busy={isPending(product)}
          onChange={() => onFeature(product)}
        />
      ),
    },
    {
      title: 'Status',
      brief: true,
      className: 'md:w-20 lg:w-32 xl:w-36',
      cell: (product) => (
        <ActiveSwitch
          name={product.name}
          active={product.active}
          isSpacious
          isPending={isPending(product)}
          onChange={() => onToggle(product)}
        />
      ),
    },
    {
      title: 'Ações',
      role: 'actions',
      className: 'md:w-36',
      cell: (product) => (
        <>
          {/* On phones a star, because a second switch would take a line of its own. */}
          <IconButton
            role="switch"
            label={featuredLabel(product)}
            aria-checked={product.featured}
            aria-disabled={isPending(product) || undefined}
            className="md:hidden"
            onClick={() => onFeature(product)}
          >
            <Star aria-hidden size={18} className={product.featured ? 'fill-current text-primary-deep' : ''} />
          </IconButton>
          <EditLink to={editor(product)} name={product.name} />
          <IconButton
            label={`Duplicar ${product.name}`}
            aria-disabled={isPending(product) || undefined}
            onClick={() => onCopy(product)}
          >
            <Copy aria-hidden size={16} />
          </IconButton>
          <DeleteButton name={product.name} onClick={() => onRemove(product)} />
        </>
      ),
    },
  ];
}
