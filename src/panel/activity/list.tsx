import { History } from 'lucide-react';
import { useSearchParams } from 'react-router-dom';
import { type Filters as Filtered, isNarrowed, readFilters } from '../../shared/panel-lists';
import { ListRows } from '../lists/list-rows';
import { activity } from '../lists/lists';
import { usePanelList } from '../lists/use-panel-list';
import { WholeListLink } from '../lists/whole-list-link';
import { EmptyState } from '../parts/empty-state';
import { PageHeader } from '../parts/page-header';
import { Pager } from '../parts/pager';
import { SkeletonRows } from '../parts/skeleton';
import { Entries } from './entries';
import { Filters } from './filters';

export function Component() {
  const [params] = useSearchParams();
  const filters = readFilters('activity', params);
  const list = usePanelList(activity(filters));
  const empty = <Nothing isFiltered={isNarrowed('activity', params)} />;
  return (
    <>
      <PageHeader isList={!filters.group && !filters.record} title="Atividade" text={textOf(filters)} />
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

/** Describes what the list shows, where no filter field says it. */
function textOf({ group, record }: Filtered<'activity'>): string {
  if (group) return 'Só o que foi feito de uma vez, registro por registro.';
  if (record) return 'Só o que aconteceu com um registro, do mais recente ao mais antigo.';
  return 'Tudo o que foi criado, alterado e excluído no painel, e o caminho de volta.';
}

function Nothing({ isFiltered }: { isFiltered: boolean }) {
  if (!isFiltered) return <EmptyState icon={History} text="Nenhuma atividade registrada." />;
  return (
    <EmptyState icon={History} text="Nenhuma atividade com estes filtros.">
      <WholeListLink noun="activity" />
    </EmptyState>
  );
}
