import { History } from 'lucide-react';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router-dom';
import { unwrap } from '../../lib/api';
import { api } from '../api';
import { LinkButton } from '../parts/button';
import { EmptyState } from '../parts/empty-state';
import { Loaded } from '../parts/loaded';
import { PageHeader } from '../parts/page-header';
import { SkeletonRows } from '../parts/skeleton';
import { orTold, Unread } from '../parts/unread';
import { Entries } from './entries';
import { Filters } from './filters';
import { queryOf } from './query';

export function loader({ request }: LoaderFunctionArgs) {
  const query = queryOf(new URL(request.url).searchParams);
  return {
    query,
    page: orTold(unwrap(api.panel.activity.$get({ query })), 'Erro ao carregar atividade'),
    authors: unwrap(api.panel.activity.authors.$get()).catch(() => []),
  };
}

export function Component() {
  const { query, page, authors } = useLoaderData<typeof loader>();
  const isFiltered = Object.values(query).some((value) => value !== undefined);
  return (
    <>
      <PageHeader
        title="Atividade"
        text="Tudo o que foi criado, alterado e excluído no painel, e o caminho de volta."
      />
      <Filters authors={authors} />
      <Loaded of={page} loading={<SkeletonRows text="Carregando atividade..." />}>
        {(first) => {
          if (!first) return <Unread />;
          if (first.rows.length === 0) return <Nothing isFiltered={isFiltered} />;
          return <Entries key={JSON.stringify([query, first.rows[0]?.id])} first={first} query={query} />;
        }}
      </Loaded>
    </>
  );
}

function Nothing({ isFiltered }: { isFiltered: boolean }) {
  if (!isFiltered) return <EmptyState icon={History} text="Nenhuma atividade registrada." />;
  return (
    <EmptyState icon={History} text="Nenhuma atividade com estes filtros.">
      <LinkButton to="/painel/atividade">Limpar filtros</LinkButton>
    </EmptyState>
  );
}
