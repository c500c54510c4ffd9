import { type ChangeEvent, Suspense, use } from 'react';
import { ACTIONS, actionLabels } from '../../shared/activity';
import { NOUNS, nounLabel } from '../../shared/nouns';
import { type ListFilter, listAddress, lists } from '../../shared/panel-lists';
import { Field, SelectField } from '../../ui/field';
import { LinkButton } from '../parts/button';
import { useFilters } from '../parts/use-filters';

const { noun, record, user, action, from, to } = lists.activity.filters;

type Author = { id: string; name: string };

/** Filters are in the address: a view can be shared, and the browser's back undoes it. */
export function Filters({ authors }: { authors: Promise<Author[]> }) {
  const { params, choose } = useFilters();

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
        {NOUNS.map((each) => (
          <option key={each} value={each}>
            {nounLabel(each)}
          </option>
        ))}
      </SelectField>
      <SelectField label="Pessoa" {...bind(user)}>
        <option value="">Todas</option>
        <Suspense>
          <People of={authors} />
        </Suspense>
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

function People({ of }: { of: Promise<Author[]> }) {
  return use(of).map(({ id, name }) => (
    <option key={id} value={id}>
      {name}
    </option>
  ));
}
