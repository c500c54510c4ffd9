import { Suspense } from 'react';
import { Await } from 'react-router-dom';
import { Filter } from '../parts/filter';
import { STATES } from './posts';

const STATE_OPTIONS = Object.entries(STATES).map(([value, { label }]) => ({ value, label }));

/** Narrows the list by `?situacao=` and `?categoria=` in the address. */
export function Filters({ categories }: { categories: Promise<string[] | null> }) {
  return (
    <>
      <Filter name="situacao" label="Situação" all="Todas as situações" options={STATE_OPTIONS} />
      <Suspense>
        <Await resolve={categories}>
          {(names) => (
            <Filter
              name="categoria"
              label="Categoria"
              all="Todas as categorias"
              options={(names ?? []).map((value) => ({ value, label: value }))}
            />
          )}
        </Await>
      </Suspense>
    </>
  );
}
