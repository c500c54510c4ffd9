import { Suspense } from 'react';
import { Await } from 'react-router-dom';
import { STATES } from './posts';
import { useFilters } from './use-filters';

const STATE_OPTIONS = Object.entries(STATES).map(([value, { label }]) => ({ value, label }));

/** Narrows the list by `?situacao=` and `?categoria=` in the address. */
export function Filters({ categories }: { categories: Promise<string[] | null> }) {
  const { params, choose } = useFilters();
  const bind = (name: string) => ({
    value: params.get(name) ?? '',
    onChoose: (value: string) => choose(name, value),
  });
  return (
    <>
      <Filter label="Situação" all="Todas as situações" options={STATE_OPTIONS} {...bind('situacao')} />
      <Suspense>
        <Await resolve={categories}>
          {(names) => (
            <Filter
              label="Categoria"
              all="Todas as categorias"
              options={(names ?? []).map((value) => ({ value, label: value }))}
              {...bind('categoria')}
            />
          )}
        </Await>
      </Suspense>
    </>
  );
}

type Props = {
  label: string;
  all: string;
  options: { value: string; label: string }[];
  value: string;
  onChoose: (value: string) => void;
};

function Filter({ label, all, options, value, onChoose }: Props) {
  return (
    <select
      aria-label={label}
      value={value}
      onChange={(event) => onChoose(event.target.value)}
      className="control my-0 w-auto max-sm:flex-1"
    >
      <option value="">{all}</option>
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
  );
}
