import { Signpost } from 'lucide-react';
import { useSearchParams } from 'react-router-dom';
import { nouns } from '../../shared/nouns';
import { isNarrowed, lists, readFilters } from '../../shared/panel-lists';
import { Begun } from '../lists/begun';
import { NewLink } from '../lists/new-link';
import { WholeListLink } from '../lists/whole-list-link';
import { LinkButton } from '../parts/button';
import { EmptyState } from '../parts/empty-state';
import { choicesOf, Filter } from '../parts/filter';
import { FoldedFilters } from '../parts/folded-filters';
import { PageHeader } from '../parts/page-header';
import { SearchField } from '../parts/search-field';
import { RedirectTable } from './redirect-table';
import { UnknownPages } from './unknown-pages';

const { creation } = nouns.redirects;
const { origin } = lists.redirects.filters;
const ORIGINS = choicesOf(origin, { product: 'De produtos', category: 'De categorias', hand: 'Criados aqui' });

export function Component() {
  const [params] = useSearchParams();
  return (
    <>
      <PageHeader isList title="Redirecionamentos" text="Endereços antigos do site e a página a que cada um leva hoje.">
        <NewLink noun="redirects" />
      </PageHeader>
      <Begun noun="redirects" />
      <UnknownPages />
      <div className="mb-4 flex flex-wrap items-center gap-2">
        <FoldedFilters
          of={[origin]}
          search={<SearchField label="Buscar endereços" placeholder="Endereço ou produto" />}
        >
          <Filter of={origin} label="Filtrar por origem" all="Todas as origens" options={ORIGINS} />
        </FoldedFilters>
      </div>
      <RedirectTable
        filters={readFilters('redirects', params)}
        empty={<NoRedirects isFiltered={isNarrowed('redirects', params)} />}
      />
    </>
  );
}

function NoRedirects({ isFiltered }: { isFiltered: boolean }) {
  return isFiltered ? (
    <EmptyState icon={Signpost} text="Nenhum redirecionamento encontrado com os filtros selecionados.">
      <WholeListLink noun="redirects" />
    </EmptyState>
  ) : (
    <EmptyState
      icon={Signpost}
      text="Nenhum redirecionamento. Quando um produto ou uma categoria muda de endereço, o antigo aparece aqui."
    >
      <LinkButton to={creation}>Criar o primeiro</LinkButton>
    </EmptyState>
  );
}
