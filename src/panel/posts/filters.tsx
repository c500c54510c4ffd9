import { useQuery } from '@tanstack/react-query';
import { unwrap } from '../../lib/api';
import { lists } from '../../shared/panel-lists';
import type { PostState } from '../../shared/post';
import { api } from '../api';
import { choicesOf, Filter } from '../parts/filter';

const { state, category } = lists.posts.filters;
const STATES: Record<PostState | 'changed', string> = {
  published: 'Publicadas',
  scheduled: 'Agendadas',
  draft: 'Rascunhos',
  changed: 'Com alterações não publicadas',
};

/** What narrows the list. It stands in the address. */
export function Filters() {
  const { data: names = [] } = useQuery({
    queryKey: ['posts', 'categories'],
    queryFn: () => unwrap(api.panel.posts.categories.$get()),
  });
  const categories = names.map((value) => ({ value, label: value }));
  return (
    <>
      <Filter of={state} label="Situação" all="Todas as situações" options={choicesOf(state, STATES)} />
      <Filter of={category} label="Categoria" all="Todas as categorias" options={categories} />
    </>
  );
}
