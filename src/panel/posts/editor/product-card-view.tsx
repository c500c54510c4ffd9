import type { NodeViewProps } from '@tiptap/react';
import { formatPrice } from '../../../shared/number-text';
import { Badge } from '../../parts/badge';
import { Thumbnail } from '../../parts/thumbnail';
import { MentionState } from '../../products/mention-state';
import { useNamedProducts } from '../../products/use-named-products';
import { CardFrame } from './card-frame';
import type { ProductCardAttributes } from './product-card';

/** Shows a product's card in the editor: current name and price, and why visitors may not see it. */
export function ProductCardView({ node }: NodeViewProps) {
  const { product, name } = node.attrs as ProductCardAttributes;
  const mention = { id: product, name };
  const { isRead, rowOf, nameOf } = useNamedProducts([mention]);
  const row = rowOf(mention);
  return (
    <CardFrame label={`Cartão de ${nameOf(mention)}`} picture={<Thumbnail src={row?.image?.src ?? null} square />}>
      <span className="font-medium text-ink">{nameOf(mention)}</span> {isRead && <MentionState row={row} />}
      {row?.active && !row.hasPage && <Badge tone="warning">Sem ficha: não aparece</Badge>}
      <span className="block text-muted">Cartão do produto{row && ` · ${formatPrice(row.priceCents)}`}</span>
    </CardFrame>
  );
}
