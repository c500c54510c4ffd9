import { type ShouldRevalidateFunctionArgs, useLocation, useNavigate } from 'react-router-dom';

/** What the page's address says: `?busca=…&uf=ES&local=12`. */
export type LocationAddress = { busca: string; uf: string; local: string };
const NAMES = ['busca', 'uf', 'local'] as const;

/**
 * Reads what is searched and selected from the address, and writes it there without a new entry in the history. Where
 * the stores are only a part of the page, `fragment` (`#…`) leads to it.
 */
export function useLocationAddress(fragment = '') {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const parameters = new URLSearchParams(search);

  async function change(changes: Partial<LocationAddress>) {
    await navigate(pathname + searchWith(location.search, changes), { replace: true, preventScrollReset: true });
    // The router would scroll to a fragment that it knows of.
    if (fragment && location.pathname === pathname) history.replaceState(history.state, '', fragment);
  }

  return {
    busca: parameters.get('busca') ?? '',
    uf: parameters.get('uf') ?? '',
    local: parameters.get('local') ?? '',
    change,
    /** Where the filters lead without script. */
    action: pathname + fragment,
    /** This page with nothing selected. */
    deselected: pathname + searchWith(search, { local: '' }) + fragment,
  };
}

/** Filters and the selection are parameters of the address: they ask for nothing that is not there already. */
export function shouldRevalidate({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  return currentUrl.search === nextUrl.search && defaultShouldRevalidate;
}

/** The address's parameters with some of them changed; an empty one is left out. */
function searchWith(search: string, changes: Partial<LocationAddress>): string {
  const parameters = new URLSearchParams(search);
  for (const name of NAMES) {
    const value = changes[name];
    if (value) parameters.set(name, value);
    else if (value === '') parameters.delete(name);
  }
  return parameters.size ? `?${parameters}` : '';
}
