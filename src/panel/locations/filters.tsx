import { locationTypeLabels } from '../../shared/location-type';
import { UFS } from '../../shared/uf';
import { Filter, optionsOf } from '../parts/filter';
import { SearchField } from '../parts/search-field';

const STATES = UFS.map((uf) => ({ value: uf, label: uf }));
const STATUS = optionsOf({ active: 'Ativo', inactive: 'Inativo' });
const COORDINATES = optionsOf({ missing: 'Sem coordenadas' });

/** What narrows the list. It stands in the address. */
export function Filters() {
  return (
    <div className="mb-4 flex flex-wrap items-center gap-2">
      <SearchField label="Buscar locais" placeholder="Nome, endereço ou cidade" />
      <Filter name="uf" label="Filtrar por UF" all="Todas as UFs" options={STATES} />
      <Filter name="tipo" label="Filtrar por tipo" all="Todos os tipos" options={optionsOf(locationTypeLabels)} />
      <Filter name="status" label="Filtrar por status" all="Qualquer status" options={STATUS} />
      <Filter name="coordenadas" label="Filtrar por coordenadas" all="Com ou sem mapa" options={COORDINATES} />
    </div>
  );
}
