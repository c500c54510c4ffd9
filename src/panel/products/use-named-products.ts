import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { unwrap } from '../../lib/api';
import type { ProductMention } from '../../shared/product-mention';
import { api } from '../api';

const NONE: never[] = [];

/** The products that a record names, as they are today; nothing of those that are gone, or before they are read. */
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
    /** Those that are there. */
    rows: data?.rows ?? NONE,
    rowOf,
    /** What it is called today, or was when it was chosen. */
    nameOf: (mention: ProductMention) => rowOf(mention)?.name ?? (mention.name || `Produto ${mention.id}`),
  };
}
