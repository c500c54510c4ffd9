import { useQuery } from '@tanstack/react-query';
import type { ChangeEvent } from 'react';
import { unwrap } from '../../lib/api';
import { ACTIONS, actionLabels } from '../../shared/activity';
import { NOUNS, nounLabel } from '../../shared/nouns';
import { type ListFilter, listAddress, lists } from '../../shared/panel-lists';
import { can } from '../../shared/permissions';
import { Field, SelectField } from '../../ui/field';
import { api } from '../api';
import { LinkButton } from '../parts/button';
import { useFilters } from '../parts/use-filters';
import { useUser } from '../session/guard';

const { noun, record, user, action, from, to } = lists.activity.filters;

/** Filters are in the address: a view can be shared, and the browser's back undoes it. */
export function Filters() {
  const { params, choose } = useFilters();
  const me = useUser();
  const { data: authors = [] } = useQuery({
    queryKey: ['activity', 'authors'],
    queryFn: () => unwrap(api.panel.activity.authors.$get()),
  });

  function bind({ param: name }: ListFilter) {
    return {
      name,
      value: params.get(name) ?? '',
      onChange: ({ target: { value } }: ChangeEvent<HTMLInputElement | HTMLSelectElement>) =>
        choose(name, value, { clear: name === noun.param ? [record.param] : [] }),
    };
  }

  return (
    <search className="mb-6 grid grid-cols-2 items-end gap-x-3 gap-y-2 text-sm max-md:first:*:col-span-2 md:grid-cols-3 xl:grid-cols-[repeat(5,minmax(0,1fr))_auto]">
      <SelectField label="Registro" {...bind(noun)}>
        <option value="">Todos</option>
        {NOUNS.filter((each) => can(me, each)).map((each) => (
          <option key={each} value={each}>
            {nounLabel(each)}
          </option>
        ))}
      </SelectField>
      <SelectField label="Pessoa" {...bind(user)}>
        <option value="">Todas</option>
        {authors.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
      <SelectField label="Ação" {...bind(action)}>
        <option value="">Todas</option>
        {ACTIONS.map((name) => (
          <option key={name} value={name}>
            {actionLabels[name]}
          </option>
        ))}
      </SelectField>
      <Field label="De" type="date" {...bind(from)} />
      <Field label="Até" type="date" {...bind(to)} />
      {params.size > 0 && (
        <LinkButton to={listAddress('activity')} look="ghost" className="mb-1">
          Limpar filtros
        </LinkButton>
      )}
    </search>
  );
}
