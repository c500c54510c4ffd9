import type { ProductRow } from '../../shared/product';
import { Badge } from '../parts/badge';

/** Explains why visitors do not see a product that another record names. */
export function MentionState({ row }: { row: ProductRow | undefined }) {
  if (!row) return <Badge tone="warning">Excluído: não aparece</Badge>;
  return row.active ? null : <Badge tone="warning">Inativo: não aparece</Badge>;
}
