import { Search } from 'lucide-react';
import { type FormEvent, useEffect, useRef } from 'react';
import { Button } from '../../ui/button';
import { fetchSearch } from './fetch-search';
import { NearMeButton } from './near-me-button';
import type { LocationAddress } from './use-location-address';
import type { useNearMe } from './use-near-me';

/** Form id. The list's lines are its submit buttons: without script, each leads to its own address. */
export const FILTERS = 'filtros';
/** Debounce of the search, in ms. Browsers limit how often the address may be rewritten. */
const TYPING_PAUSE = 200;

type Props = {
  busca: string;
  uf: string;
  tipo: string;
  states: string[];
  nearMe: ReturnType<typeof useNearMe>;
  action: string;
  change: (changes: Partial<LocationAddress>) => void;
};

/** While focused, the search field sets the address; otherwise the fields follow it. */
export function LocationFilters({ busca, uf, tipo, states, nearMe, action, change }: Props) {
  const search = useRef<HTMLInputElement>(null);
  const state = useRef<HTMLSelectElement>(null);
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);

  const shown = useRef(`${busca} ${uf}`);
  useEffect(() => {
    // What was entered before hydration is not in the address yet.
    if (shown.current === `${busca} ${uf}`) return;
    shown.current = `${busca} ${uf}`;
    if (search.current && search.current !== document.activeElement) search.current.value = busca;
    if (state.current) state.current.value = uf;
  }, [busca, uf]);
  useEffect(() => () => clearTimeout(pause.current), []);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    clearTimeout(pause.current);
    const { submitter } = event.nativeEvent as SubmitEvent;
    change(Object.fromEntries(new FormData(event.currentTarget, submitter)));
    // The lines of the list submit, too.
    const isSearch = submitter?.getAttribute('name') !== 'local';
    if (isSearch && matchMedia('(pointer: coarse)').matches) showResults(event.currentTarget);
  }

  /** On phones, the on-screen keyboard and the fields above would hide the results. */
  function showResults(form: HTMLFormElement) {
    search.current?.blur();
    form.closest('search')?.nextElementSibling?.scrollIntoView({ block: 'nearest' });
  }

  function follow(text: string) {
    clearTimeout(pause.current);
    pause.current = setTimeout(() => change({ busca: text }), TYPING_PAUSE);
  }

  return (
    <search className="finder">
      <form id={FILTERS} method="get" action={action} onSubmit={submit} className="flex flex-wrap items-end gap-3">
        {tipo && <input type="hidden" name="tipo" value={tipo} />}
        <div className="flex min-w-0 flex-[1_1_16rem] items-end gap-3">
          <label className="min-w-0 flex-1">
            <span className="font-medium text-ink">Nome, cidade ou CEP</span>
            <input
              ref={search}
              type="search"
              name="busca"
              defaultValue={busca}
              onFocus={fetchSearch}
              onChange={(event) => follow(event.target.value)}
              autoComplete="off"
              className="control block h-12"
            />
          </label>
          <Button type="submit" aria-label="Buscar">
            <Search aria-hidden size={20} />
          </Button>
        </div>
        <label className="min-w-28 flex-1">
          <span className="font-medium text-ink">Estado</span>
          <select
            ref={state}
            name="uf"
            defaultValue={uf}
            onChange={(event) => change({ uf: event.target.value })}
            className="control block h-12"
          >
            <option value="">Todos</option>
            {states.map((name) => (
              <option key={name}>{name}</option>
            ))}
          </select>
        </label>
        <NearMeButton {...nearMe} />
      </form>
      <p role="status" className={nearMe.message ? 'mt-4' : ''}>
        {nearMe.message}
      </p>
    </search>
  );
}
