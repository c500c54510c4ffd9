import { Suspense } from 'react';
import { Await } from 'react-router-dom';
import { lists } from '../../shared/panel-lists';
import { choicesOf, Filter } from '../parts/filter';
import { stateLabels } from './posts';

const { state, category } = lists.posts.filters;

/** What narrows the list. It stands in the address. */
export function Filters({ categories }: { categories: Promise<string[] | null> }) {
  return (
    <>
      <Filter of={state} label="Situação" all="Todas as situações" options={choicesOf(state, stateLabels)} />
      <Suspense>
        <Await resolve={categories}>
          {(names) => (
            <Filter
              of={category}
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
