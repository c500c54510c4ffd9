import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { LOCATION_TYPES, locationTypeLabels } from '../../shared/location-type';
import { UFS } from '../../shared/uf';
import { SearchField } from '../parts/search-field';

/** What narrows the list. It stands in the address. */
export function Filters() {
  return (
    <div className="mb-4 flex flex-wrap items-center gap-2">
      <SearchField label="Buscar locais" placeholder="Nome, endereço ou cidade" />
      <Filter name="uf" label="Filtrar por UF" all="Todas as UFs">
        {UFS.map((uf) => (
          <option key={uf}>{uf}</option>
        ))}
      </Filter>
      <Filter name="tipo" label="Filtrar por tipo" all="Todos os tipos">
        {LOCATION_TYPES.map((type) => (
          <option key={type} value={type}>
            {locationTypeLabels[type]}
          </option>
        ))}
      </Filter>
      <Filter name="status" label="Filtrar por status" all="Qualquer status">
        <option value="active">Ativo</option>
        <option value="inactive">Inativo</option>
      </Filter>
      <Filter name="coordenadas" label="Filtrar por coordenadas" all="Com ou sem mapa">
        <option value="missing">Sem coordenadas</option>
      </Filter>
    </div>
  );
}

function Filter({ name, label, all, children }: { name: string; label: string; all: string; children: ReactNode }) {
  const [params, setParams] = useSearchParams();
  function choose(value: string) {
    setParams(
      (before) => {
        if (value) before.set(name, value);
        else before.delete(name);
        return before;
      },
      { preventScrollReset: true },
    );
  }
  return (
    <select
      aria-label={label}
      value={params.get(name) ?? ''}
      onChange={(event) => choose(event.target.value)}
      className="control my-0 w-auto"
    >
      <option value="">{all}</option>
      {children}
    </select>
  );
}
