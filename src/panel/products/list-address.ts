import { type Filters, readFilters } from '../../shared/panel-lists';
import type { ProductSort } from '../../shared/product-list';

type Known = Filters<'products'>;
type Flag = 'true' | 'false';
/** What the API is asked for. */
export type ListQuery = {
  search?: string;
  category?: string;
  active?: Flag;
  featured?: Flag;
  withoutSheet?: Flag;
  energyOff?: Flag;
  sort?: ProductSort;
  descending?: Flag;
};

/** Which products are shown, and what the API calls it. */
export const SHOWN: Record<NonNullable<Known['shown']>, { label: string; query: ListQuery }> = {
  active: { label: 'Ativos', query: { active: 'true' } },
  inactive: { label: 'Inativos', query: { active: 'false' } },
  featured: { label: 'Em destaque', query: { featured: 'true' } },
  withoutSheet: { label: 'Sem ficha técnica', query: { withoutSheet: 'true' } },
  energyOff: { label: 'Energia a conferir', query: { energyOff: 'true' } },
};

/** In which order; without one by category and number. */
export const ORDERS: Record<NonNullable<Known['order']>, { label: string; query: ListQuery }> = {
  name: { label: 'Nome, de A a Z', query: { sort: 'name' } },
  nameDown: { label: 'Nome, de Z a A', query: { sort: 'name', descending: 'true' } },
  priceUp: { label: 'Menor preço', query: { sort: 'price' } },
  priceDown: { label: 'Maior preço', query: { sort: 'price', descending: 'true' } },
  updated: { label: 'Alterados por último', query: { sort: 'updated', descending: 'true' } },
};

export function queryOf(params: URLSearchParams): ListQuery {
  const { search, category, shown, order } = readFilters('products', params);
  return {
    ...(search && { search: search.slice(0, 200) }),
    ...(category && { category }),
    ...(shown && SHOWN[shown].query),
    ...(order && ORDERS[order].query),
  };
}
