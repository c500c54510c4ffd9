import type { CategoryRecord } from '../../shared/category';
import { lists } from '../../shared/panel-lists';
import { choicesOf, Filter } from '../parts/filter';
import { FoldedFilters } from '../parts/folded-filters';
import { SearchField } from '../parts/search-field';

const { category, shown, order } = lists.products.filters;

const SHOWN = choicesOf(shown, {
  active: 'Ativos',
  inactive: 'Inativos',
  featured: 'Em destaque',
  withoutSheet: 'Sem ficha técnica',
  withoutPicture: 'Ativos sem imagem',
  energyOff: 'Energia a conferir',
  changed: 'Com alterações em andamento',
});
/** Orders besides the default, which is the site's: by line in the order of Categorias, then by number. */
const ORDERS = choicesOf(order, {
  name: 'Nome, de A a Z',
  nameDown: 'Nome, de Z a A',
  priceUp: 'Menor preço',
  priceDown: 'Maior preço',
  updated: 'Alterados por último',
});

/** Renders the list's filters, which are kept in the address. */
export function Filters({ categories }: { categories: CategoryRecord[] }) {
  const ofCategories = categories.map(({ key, name }) => ({ value: key, label: name }));
  return (
    <div className="mb-4 flex flex-wrap gap-2">
      <FoldedFilters
        of={[category, shown, order]}
        search={<SearchField label="Buscar produtos" placeholder="Nome ou descrição" />}
      >
        <Filter of={category} label="Categoria" all="Todas as categorias" options={ofCategories} />
        <Filter of={shown} label="Mostrar" all="Todos os produtos" options={SHOWN} />
        <Filter of={order} label="Ordenar por" all="Ordem do site" options={ORDERS} />
      </FoldedFilters>
    </div>
  );
}
