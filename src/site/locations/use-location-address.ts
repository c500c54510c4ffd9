import { type ShouldRevalidateFunctionArgs, useLocation, useNavigate } from 'react-router-dom';
import { type PageParameters, readParameters, writeParameters } from '../../lib/page-parameters';
import { fetchSearch } from './fetch-search';

/** The page's parameters: `?busca=…&uf=ES&tipo=loja&local=12`; with many locations, also the cursor `apos`. */
export type LocationAddress = PageParameters<'locations/locations'>;

/** The tabs above the list, by the value of `tipo`; other values are ignored. */
export const TABS = ['', 'loja', 'revendedor'] as const;
export type Tab = (typeof TABS)[number];
export const TAB_LABELS: Record<Tab, string> = { '': 'Todos', loja: 'Lojas', revendedor: 'Revendedores' };

/**
 * Reads search and selection from the address, and writes them back without a new history entry. If the stores are only a
 * part of the page, `fragment` (`#…`) links to it.
 */
export function useLocationAddress(fragment = '') {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const { tipo, ...asked } = readParameters('locations/locations', search);
  const addressWith = (changes: Partial<LocationAddress>) => pathname + searchWith(search, changes) + fragment;

  async function change(changes: Partial<LocationAddress>) {
    if (changes.busca) await fetchSearch();
    await navigate(pathname + searchWith(location.search, changes), { replace: true, preventScrollReset: true });
    // Set without the router, which would scroll to the fragment.
    if (fragment && location.pathname === pathname) history.replaceState(history.state, '', fragment);
  }

  return {
    ...asked,
    tipo: TABS.find((tab) => tab === tipo) ?? '',
    change,
    /** Action of the filter form, for use without script. */
    action: pathname + fragment,
    /** Returns this page's address with other parameters, for links. */
    addressWith,
  };
}

/** Filters and the selection are parameters of the address and need no new data. */
export function shouldRevalidate({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  return currentUrl.search === nextUrl.search && defaultShouldRevalidate;
}

/** Changes some of the page's parameters and resets the cursor; empty parameters are left out. */
function searchWith(search: string, changes: Partial<LocationAddress>): string {
  const asked = readParameters('locations/locations', search);
  return writeParameters('locations/locations', { ...asked, apos: '', ...changes });
}
