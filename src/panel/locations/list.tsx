import { MapPin } from 'lucide-react';
import { type LoaderFunctionArgs, redirect, useSearchParams } from 'react-router-dom';
import { isNarrowed } from '../../shared/panel-lists';
import { Begun } from '../lists/begun';
import { WholeListLink } from '../lists/whole-list-link';
import { LinkButton } from '../parts/button';
import { EmptyState } from '../parts/empty-state';
import { Filters } from './filters';
import { LocationTable } from './location-table';
import { LIST } from './screen';

/** Redirects `?local=12` and `?novo` to the form. */
export function loader({ request }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const chosen = searchParams.has('novo') ? 'novo' : searchParams.get('local');
  if (chosen) throw redirect(`${LIST}/${encodeURIComponent(chosen)}`);
  return null;
}

export function Component() {
  const [params] = useSearchParams();
  return (
    <>
      <Begun noun="locations" />
      <Filters />
      <LocationTable params={params} empty={<NoLocations filtered={isNarrowed('locations', params)} />} />
    </>
  );
}

function NoLocations({ filtered }: { filtered: boolean }) {
  return filtered ? (
    <EmptyState icon={MapPin} text="Nenhum local encontrado com os filtros selecionados.">
      <WholeListLink noun="locations" />
    </EmptyState>
  ) : (
    <EmptyState icon={MapPin} text="Nenhum local cadastrado.">
      <LinkButton to={`${LIST}/novo`}>Adicionar o primeiro</LinkButton>
    </EmptyState>
  );
}
