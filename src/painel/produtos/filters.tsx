import { type ChangeEvent, useId, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { CategoryRecord } from '../../shared/category';
import { SearchField } from '../parts/search-field';
import { ORDERS, SHOWN } from './list-address';

const options = (table: Record<string, { label: string }>) =>
  Object.entries(table).map(([value, { label }]) => ({ value, label }));

/** What the list shows, kept in the address: it can be shared, and the browser's back undoes it. */
export function Filters({ categories }: { categories: CategoryRecord[] }) {
  return (
    <div className="mb-4 flex flex-wrap gap-2">
      <div className="max-lg:basis-full">
        <SearchField label="Buscar produtos" placeholder="Buscar por nome ou descrição" />
      </div>
      <Choice name="categoria" label="Categoria" none="Todas as categorias">
        {categories.map(({ key, name }) => ({ value: key, label: name }))}
      </Choice>
      <Choice name="mostrar" label="Mostrar" none="Todos os produtos">
        {options(SHOWN)}
      </Choice>
      <Choice name="ordem" label="Ordenar por" none="Categoria e número">
        {options(ORDERS)}
      </Choice>
    </div>
  );
}

type ChoiceProps = { name: string; label: string; none: string; children: { value: string; label: string }[] };

function Choice({ name, label, none, children }: ChoiceProps) {
  const id = useId();
  const [params, setParams] = useSearchParams();
  const inAddress = params.get(name) ?? '';
  const [chosen, setChosen] = useState(inAddress);
  const [shown, setShown] = useState(inAddress);
  if (shown !== inAddress) {
    setShown(inAddress);
    setChosen(inAddress);
  }

  function choose({ target: { value } }: ChangeEvent<HTMLSelectElement>) {
    setChosen(value);
    // While a list is on its way the screen still has the address before it.
    const next = new URLSearchParams(location.search);
    if (value) next.set(name, value);
    else next.delete(name);
    setParams(next, { preventScrollReset: true });
  }

  return (
    <div className="min-w-0 max-lg:flex-1 max-sm:basis-[45%]">
      <label htmlFor={id} className="sr-only">
        {label}
      </label>
      <select id={id} value={chosen} onChange={choose} className="control my-0">
        <option value="">{none}</option>
        {children.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </div>
  );
}
