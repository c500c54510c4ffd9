import { History } from 'lucide-react';
import { useSearchParams } from 'react-router-dom';
import { isNarrowed, readFilters } from '../../shared/panel-lists';
import { ListRows } from '../lists/list-rows';
import { activity } from '../lists/lists';
import { usePanelList } from '../lists/use-panel-list';
import { LinkButton } from '../parts/button';
import { EmptyState } from '../parts/empty-state';
import { PageHeader } from '../parts/page-header';
import { Pager } from '../parts/pager';
import { SkeletonRows } from '../parts/skeleton';
import { Entries } from './entries';
import { Filters } from './filters';

export function Component() {
  const [params] = useSearchParams();
  const list = usePanelList(activity(readFilters('activity', params)));
  const empty = <Nothing isFiltered={isNarrowed('activity', params)} />;
  return (
    <>
      <PageHeader
        title="Atividade"
        text="Tudo o que foi criado, alterado e excluído no painel, e o caminho de volta."
      />
      <Filters />
      <ListRows list={list} loading={<SkeletonRows text="Carregando atividade..." />} empty={empty}>
        {(rows) => (
          <>
            <Entries rows={rows} />
            <Pager list={list} shown={rows.length} />
          </>
        )}
      </ListRows>
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
