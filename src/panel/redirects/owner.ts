import { recordPath } from '../../shared/nouns';
import type { RedirectRecord } from '../../shared/redirect';

/** Returns the editor of the product or category that had this address; `null` for manual redirects. */
export function ownerOf({ product, category }: Pick<RedirectRecord, 'product' | 'category'>): string | null {
  if (product !== null) return recordPath('products', product);
  return category === null ? null : recordPath('categories', category);
}
