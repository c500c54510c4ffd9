import type { ProductRow } from '../../shared/product';
import { Badge } from '../parts/badge';

/** Why visitors do not see a product that another record names, where they do not. */
export function MentionState({ row }: { row: ProductRow | undefined }) {
  if (!row) return <Badge tone="warning">Excluído: não aparece</Badge>;
  return row.active ? null : <Badge tone="warning">Inativo: não aparece</Badge>;
}
