import { locationTypeLabels } from '../../shared/location-type';
import { lists } from '../../shared/panel-lists';
import { UFS } from '../../shared/uf';
import { choicesOf, Filter } from '../parts/filter';
import { FoldedFilters } from '../parts/folded-filters';
import { SearchField } from '../parts/search-field';

const { uf, type, status, coordinates } = lists.locations.filters;
const STATES = UFS.map((state) => ({ value: state, label: state }));
const STATUS = choicesOf(status, {
  active: 'Ativo',
  inactive: 'Inativo',
  changed: 'Com alterações em andamento',
});
const COORDINATES = choicesOf(coordinates, { missing: 'Sem coordenadas' });

/** Renders the list's filters, which are kept in the address. */
export function Filters() {
  return (
    <div className="mb-4 flex flex-wrap items-center gap-2">
      <FoldedFilters
        of={[uf, type, status, coordinates]}
        search={<SearchField label="Buscar locais" placeholder="Nome, endereço ou cidade" />}
      >
        <Filter of={uf} label="Filtrar por UF" all="Todas as UFs" options={STATES} />
        <Filter of={type} label="Filtrar por tipo" all="Todos os tipos" options={choicesOf(type, locationTypeLabels)} />
        <Filter of={status} label="Filtrar por status" all="Todos os status" options={STATUS} />
        <Filter of={coordinates} label="Filtrar por coordenadas" all="Com ou sem mapa" options={COORDINATES} />
      </FoldedFilters>
    </div>
  );
}
