import { Suspense } from 'react';
import { Await, useSearchParams } from 'react-router-dom';
import { STATES } from './posts';

/** Narrows the list by `?situacao=` and `?categoria=` in the address. */
export function Filters({ categories }: { categories: Promise<string[] | null> }) {
  return (
    <>
      <Filter
        label="Situação"
        name="situacao"
        all="Todas as situações"
        options={Object.entries(STATES).map(([value, { label }]) => ({ value, label }))}
      />
      <Suspense>
        <Await resolve={categories}>
          {(names) => (
            <Filter
              label="Categoria"
              name="categoria"
              all="Todas as categorias"
              options={(names ?? []).map((value) => ({ value, label: value }))}
            />
          )}
        </Await>
      </Suspense>
    </>
  );
}

type Props = { label: string; name: string; all: string; options: { value: string; label: string }[] };

function Filter({ label, name, all, options }: Props) {
  const [params, setParams] = useSearchParams();
  function choose(value: string) {
    setParams(
      (before) => {
        if (value) before.set(name, value);
        else before.delete(name);
        return before;
      },
      { preventScrollReset: true },
    );
  }
  return (
    <select
      aria-label={label}
      value={params.get(name) ?? ''}
      onChange={(event) => choose(event.target.value)}
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
