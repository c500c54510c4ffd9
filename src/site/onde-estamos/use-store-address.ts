import { useLocation, useNavigate } from 'react-router-dom';

/** What the page's address says: `?busca=…&uf=ES&local=12`. */
export type StoreAddress = { busca: string; uf: string; local: string };
const NAMES = ['busca', 'uf', 'local'] as const;

/** Reads what is searched and selected from the address, and writes it there without a new entry in the history. */
export function useStoreAddress() {
  const { search } = useLocation();
  const navigate = useNavigate();
  const parameters = new URLSearchParams(search);

  function change(changes: Partial<StoreAddress>) {
    navigate(addressWith(location.search, changes), { replace: true, preventScrollReset: true });
  }

  return {
    search,
    busca: parameters.get('busca') ?? '',
    uf: parameters.get('uf') ?? '',
    local: parameters.get('local') ?? '',
    change,
  };
}

/** The same page with some of its parameters changed; an empty one is left out. */
export function addressWith(search: string, changes: Partial<StoreAddress>): string {
  const parameters = new URLSearchParams(search);
  for (const name of NAMES) {
    const value = changes[name];
    if (value) parameters.set(name, value);
    else if (value === '') parameters.delete(name);
  }
  return `/onde-estamos${parameters.size ? `?${parameters}` : ''}`;
}
