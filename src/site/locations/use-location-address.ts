import { type ShouldRevalidateFunctionArgs, useLocation, useNavigate } from 'react-router-dom';
import { type PageParameters, readParameters, writeParameters } from '../../lib/page-parameters';

/** What the page's address says: `?busca=…&uf=ES&tipo=loja&local=12`; of many, behind which one the list goes on. */
export type LocationAddress = PageParameters<'locations/locations'>;

/** The tabs over the list, by the value of `tipo`; any other value is ignored. */
export const TABS = ['', 'loja', 'revendedor'] as const;
export type Tab = (typeof TABS)[number];
export const TAB_LABELS: Record<Tab, string> = { '': 'Todos', loja: 'Lojas', revendedor: 'Revendedores' };

/**
 * Reads what is searched and selected from the address, and writes it there without a new entry in the history. Where
 * the stores are only a part of the page, `fragment` (`#…`) leads to it.
 */
export function useLocationAddress(fragment = '') {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const { tipo, ...asked } = readParameters('locations/locations', search);
  const addressWith = (changes: Partial<LocationAddress>) => pathname + searchWith(search, changes) + fragment;

  async function change(changes: Partial<LocationAddress>) {
    await navigate(pathname + searchWith(location.search, changes), { replace: true, preventScrollReset: true });
    // The router would scroll to a fragment that it knows of.
    if (fragment && location.pathname === pathname) history.replaceState(history.state, '', fragment);
  }

  return {
    ...asked,
    tipo: TABS.find((tab) => tab === tipo) ?? '',
    change,
    /** Where the filters lead without script. */
    action: pathname + fragment,
    /** This page with something else asked of it, for links. */
    addressWith,
  };
}

/** Filters and the selection are parameters of the address: they ask for nothing that is not there already. */
export function shouldRevalidate({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  return currentUrl.search === nextUrl.search && defaultShouldRevalidate;
}

/** The page's parameters with some of them changed, the list from its beginning; an empty one is left out. */
function searchWith(search: string, changes: Partial<LocationAddress>): string {
  const asked = readParameters('locations/locations', search);
  return writeParameters('locations/locations', { ...asked, apos: '', ...changes });
}
