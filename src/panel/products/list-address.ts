import type { ProductSort } from '../../shared/product-list';

/** Which products are shown, as the address says it: `?mostrar=inativos`. */
export const SHOWN = {
  ativos: { label: 'Ativos', query: { active: 'true' } },
  inativos: { label: 'Inativos', query: { active: 'false' } },
  destaques: { label: 'Em destaque', query: { featured: 'true' } },
  'sem-ficha': { label: 'Sem ficha técnica', query: { withoutSheet: 'true' } },
} as const;

/** In which order, as the address says it: `?ordem=nome`. Without it by category and number. */
export const ORDERS = {
  nome: { label: 'Nome, de A a Z', query: { sort: 'name' } },
  'nome-z': { label: 'Nome, de Z a A', query: { sort: 'name', descending: 'true' } },
  'menor-preco': { label: 'Menor preço', query: { sort: 'price' } },
  'maior-preco': { label: 'Maior preço', query: { sort: 'price', descending: 'true' } },
  recentes: { label: 'Alterados por último', query: { sort: 'updated', descending: 'true' } },
} as const satisfies Record<string, { label: string; query: { sort: ProductSort; descending?: 'true' } }>;

type Flag = 'true' | 'false';
/** What the API is asked for. */
export type ListQuery = {
  search?: string;
  category?: string;
  active?: Flag;
  featured?: Flag;
  withoutSheet?: Flag;
  sort?: ProductSort;
  descending?: Flag;
};

const FILTERS = ['busca', 'categoria', 'mostrar'];

export function isFiltered(params: URLSearchParams): boolean {
  return FILTERS.some((name) => params.has(name));
}

/** A word of the address that is none of those known asks for nothing. */
export function queryOf(params: URLSearchParams): ListQuery {
  const search = params.get('busca')?.trim().slice(0, 200);
  const category = params.get('categoria');
  return {
    ...(search && { search }),
    ...(category && { category }),
    ...known(SHOWN, params.get('mostrar')),
    ...known(ORDERS, params.get('ordem')),
  };
}

function known(table: Record<string, { query: ListQuery }>, word: string | null): ListQuery {
  return word && Object.hasOwn(table, word) ? (table[word]?.query ?? {}) : {};
}
