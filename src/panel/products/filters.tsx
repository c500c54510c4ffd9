import type { CategoryRecord } from '../../shared/category';
import { lists } from '../../shared/panel-lists';
import { choicesOf, Filter } from '../parts/filter';
import { SearchField } from '../parts/search-field';
import { ORDERS, SHOWN } from './list-address';

const { category, shown, order } = lists.products.filters;

function labelsOf<Value extends string>(table: Record<Value, { label: string }>) {
  const labels = Object.entries<{ label: string }>(table).map(([value, { label }]) => [value, label]);
  return Object.fromEntries(labels) as Record<Value, string>;
}

/** What the list shows, kept in the address. */
export function Filters({ categories }: { categories: CategoryRecord[] }) {
  const ofCategories = categories.map(({ key, name }) => ({ value: key, label: name }));
  return (
    <div className="mb-4 flex flex-wrap gap-2">
      <div className="max-lg:basis-full">
        <SearchField label="Buscar produtos" placeholder="Buscar por nome ou descrição" />
      </div>
      <Filter of={category} label="Categoria" all="Todas as categorias" options={ofCategories} />
      <Filter of={shown} label="Mostrar" all="Todos os produtos" options={choicesOf(shown, labelsOf(SHOWN))} />
      <Filter of={order} label="Ordenar por" all="Categoria e número" options={choicesOf(order, labelsOf(ORDERS))} />
    </div>
  );
}
