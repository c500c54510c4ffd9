import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { unwrap } from '../../lib/api';
import type { ProductMention } from '../../shared/product-mention';
import { api } from '../api';

const NONE: never[] = [];

/** Returns current data of the products that a record names, without deleted ones. Empty before the first response. */
export function useNamedProducts(mentions: readonly ProductMention[]) {
  const ids = mentions.map(({ id }) => id);
  const { data } = useQuery({
    queryKey: ['products', 'named', ids],
    queryFn: ({ signal }) =>
      unwrap(api.panel.products.named.$get({ query: { ids: ids.join() } }, { init: { signal } })),
    enabled: ids.length > 0,
    placeholderData: keepPreviousData,
  });
  const rowOf = ({ id }: ProductMention) => data?.rows.find((row) => row.id === id);
  return {
    isRead: data !== undefined,
    /** Products that still exist. */
    rows: data?.rows ?? NONE,
    rowOf,
    /** Returns the current name, or the one when the product was chosen. */
    nameOf: (mention: ProductMention) => rowOf(mention)?.name ?? (mention.name || `Produto ${mention.id}`),
  };
}
