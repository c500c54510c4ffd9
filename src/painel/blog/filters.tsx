import { Suspense } from 'react';
import { Await, useLocation, useNavigate, useNavigation } from 'react-router-dom';
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
  const here = useLocation();
  const navigate = useNavigate();
  const next = useNavigation().location;
  // Two choices in a row are both meant, although the first one is still on its way.
  const params = new URLSearchParams((next?.pathname === here.pathname ? next : here).search);
  function choose(value: string) {
    if (value) params.set(name, value);
    else params.delete(name);
    void navigate({ search: params.toString() }, { preventScrollReset: true });
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
