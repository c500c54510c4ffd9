import { recordPath } from '../../shared/nouns';
import type { RedirectRecord } from '../../shared/redirect';

/** Where the product or the category is edited whose address it was; `null` of what was made by hand. */
export function ownerOf({ product, category }: Pick<RedirectRecord, 'product' | 'category'>): string | null {
  if (product !== null) return recordPath('products', product);
  return category === null ? null : recordPath('categories', category);
}
