import { useQuery } from '@tanstack/react-query';
import { lists, type PostFilter } from '../../shared/panel-lists';
import { choicesOf, Filter } from '../parts/filter';
import { FoldedFilters } from '../parts/folded-filters';
import { SearchField } from '../parts/search-field';
import { categoryNames } from './category-names';

const { state, category } = lists.posts.filters;
const STATES: Record<PostFilter, string> = {
  published: 'Publicadas',
  scheduled: 'Agendadas',
  ended: 'Encerradas',
  draft: 'Rascunhos',
  withoutCover: 'Publicadas sem capa',
  changed: 'Com alterações em andamento',
};

/** Renders the list's filters, which are kept in the address. */
export function Filters() {
  const { data: names = [] } = useQuery(categoryNames);
  const categories = names.map((value) => ({ value, label: value }));
  return (
    <div className="mb-5 flex flex-wrap items-center gap-2">
      <FoldedFilters of={[state, category]} search={<SearchField label="Buscar postagem" />}>
        <Filter of={state} label="Status" all="Todos os status" options={choicesOf(state, STATES)} />
        <Filter of={category} label="Categoria" all="Todas as categorias" options={categories} />
      </FoldedFilters>
    </div>
  );
}
