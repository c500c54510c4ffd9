import { useQuery } from '@tanstack/react-query';
import { unwrap } from '../../lib/api';
import { actionLabels } from '../../shared/activity';
import { NOUNS, nounLabel } from '../../shared/nouns';
import { lists } from '../../shared/panel-lists';
import { can } from '../../shared/permissions';
import { api } from '../api';
import { WholeListLink } from '../lists/whole-list-link';
import { DateFilter } from '../parts/date-filter';
import { choicesOf, Filter } from '../parts/filter';
import { FoldedFilters } from '../parts/folded-filters';
import { SearchField } from '../parts/search-field';
import { useFilters } from '../parts/use-filters';
import { useUser } from '../session/guard';

const { noun, record, user, action, from, to } = lists.activity.filters;
const ACTIONS = choicesOf(action, actionLabels);

/** Renders filters kept in the address: a view can be shared, and the back button restores the previous one. */
export function Filters() {
  const { params } = useFilters();
  const me = useUser();
  const { data: authors = [] } = useQuery({
    queryKey: ['activity', 'authors'],
    queryFn: () => unwrap(api.panel.activity.authors.$get()),
  });
  const nouns = NOUNS.filter((each) => can(me, each)).map((each) => ({ value: each, label: nounLabel(each) }));
  const people = authors.map(({ id, name }) => ({ value: id, label: name }));
  return (
    <div className="mb-6 flex flex-wrap items-center gap-2">
      <FoldedFilters
        of={[noun, user, action, from, to]}
        search={<SearchField label="Buscar na atividade" placeholder="Registro ou pessoa" />}
      >
        <Filter of={noun} label="Registro" all="Todos os registros" options={nouns} clears={[record]} />
        <Filter of={user} label="Pessoa" all="Todas as pessoas" options={people} />
        <Filter of={action} label="Ação" all="Todas as ações" options={ACTIONS} />
        <span className="flex flex-wrap gap-2 max-sm:basis-full">
          <DateFilter of={from} label="De" />
          <DateFilter of={to} label="Até" />
        </span>
      </FoldedFilters>
      {params.size > 0 && <WholeListLink noun="activity" look="ghost" />}
    </div>
  );
}
