import type { CategoryRecord } from '../../shared/category';
import { Filter } from '../parts/filter';
import { SearchField } from '../parts/search-field';
import { ORDERS, SHOWN } from './list-address';

const options = (table: Record<string, { label: string }>) =>
  Object.entries(table).map(([value, { label }]) => ({ value, label }));

/** What the list shows, kept in the address. */
export function Filters({ categories }: { categories: CategoryRecord[] }) {
  const ofCategories = categories.map(({ key, name }) => ({ value: key, label: name }));
  return (
    <div className="mb-4 flex flex-wrap gap-2">
      <div className="max-lg:basis-full">
        <SearchField label="Buscar produtos" placeholder="Buscar por nome ou descrição" />
      </div>
      <Filter name="categoria" label="Categoria" all="Todas as categorias" options={ofCategories} />
      <Filter name="mostrar" label="Mostrar" all="Todos os produtos" options={options(SHOWN)} />
      <Filter name="ordem" label="Ordenar por" all="Categoria e número" options={options(ORDERS)} />
    </div>
  );
}
