import { MapPin } from 'lucide-react';
import { type LoaderFunctionArgs, redirect, useLoaderData, useSearchParams } from 'react-router-dom';
import { unwrap } from '../../lib/api';
import { type Filters as ListFilters, readFilters } from '../../shared/panel-lists';
import { api } from '../api';
import { LinkButton } from '../parts/button';
import { EmptyState } from '../parts/empty-state';
import { Loaded } from '../parts/loaded';
import { SkeletonRows } from '../parts/skeleton';
import { orTold, Unread } from '../parts/unread';
import { Filters } from './filters';
import { LocationTable } from './location-table';
import { LIST } from './screen';

export type LocationQuery = ListFilters<'locations'>;

/** `?local=12` and `?novo` lead to the form as well. */
export function loader({ request }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const chosen = searchParams.has('novo') ? 'novo' : searchParams.get('local');
  if (chosen) throw redirect(`${LIST}/${encodeURIComponent(chosen)}`);
  const query = readFilters('locations', searchParams);
  return { query, page: orTold(unwrap(api.panel.locations.$get({ query })), 'Erro ao carregar') };
}

export function Component() {
  const { query, page } = useLoaderData<typeof loader>();
  const [params] = useSearchParams();
  return (
    <>
      <Filters />
      <Loaded of={page} loading={<SkeletonRows text="Carregando locais..." />}>
        {(first) =>
          first ? (
            <LocationTable first={first} query={query} empty={<NoLocations filtered={params.size > 0} />} />
          ) : (
            <Unread />
          )
        }
      </Loaded>
    </>
  );
}

function NoLocations({ filtered }: { filtered: boolean }) {
  return filtered ? (
    <EmptyState icon={MapPin} text="Nenhum local encontrado com os filtros selecionados.">
      <LinkButton to={LIST}>Limpar filtros</LinkButton>
    </EmptyState>
  ) : (
    <EmptyState icon={MapPin} text="Nenhum local cadastrado.">
      <LinkButton to={`${LIST}/novo`}>Adicionar o primeiro</LinkButton>
    </EmptyState>
  );
}
