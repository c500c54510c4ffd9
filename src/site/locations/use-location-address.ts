import { type ShouldRevalidateFunctionArgs, useLocation, useNavigate } from 'react-router-dom';
import { type PageParameters, readParameters, writeParameters } from '../../lib/page-parameters';
import { fetchSearch } from './fetch-search';

/** State of a history entry that is a step from the one before. */
const STEP = 'step';

/** Fragment of the selected store's details. */
export const DETAILS = '#loja';

/** The page's parameters: `?busca=…&uf=ES&tipo=loja&local=12`; with many locations, also the cursor `apos`. */
export type LocationAddress = PageParameters<'locations/locations'>;

/** The tabs above the list, by the value of `tipo`; other values are ignored. */
export const TABS = ['', 'loja', 'revendedor'] as const;
export type Tab = (typeof TABS)[number];
export const TAB_LABELS: Record<Tab, string> = { '': 'Todos', loja: 'Lojas', revendedor: 'Revendedores' };

/**
 * Reads search and selection from the address, and writes them back without a new history entry, unless the change is a step
 * that Back undoes. If the stores are only a part of the page, `fragment` (`#…`) links to it.
 */
export function useLocationAddress(fragment = '') {
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const { tipo, ...asked } = readParameters('locations/locations', search);
  const addressWith = (changes: Partial<LocationAddress>) => pathname + searchWith(search, changes) + fragment;

  /** Other filters deselect, as their links and the form without script do: what they find may be far from that store. */
  async function change(changes: Partial<LocationAddress>, isStep = false) {
    if (changes.busca) await fetchSearch();
    const to = pathname + searchWith(location.search, { local: '', ...changes });
    // Another selection leaves the step as it is; going back would lose any other change.
    const kept = changes.local ? state : null;
    await navigate(to, { replace: !isStep, preventScrollReset: true, state: isStep ? STEP : kept });
    // Whoever opens a copied address is led to what it shows. Set without the router, which would scroll there now.
    const shown = changes.local ? DETAILS : fragment;
    if (shown && location.pathname === pathname) history.replaceState(history.state, '', shown);
  }

  return {
    ...asked,
    tipo: TABS.find((tab) => tab === tipo) ?? '',
    change,
    /** Goes back by the step that led here; `null` if there was none. */
    stepBack: state === STEP ? () => navigate(-1) : null,
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
  const { busca, ...others } = { ...asked, apos: '', ...changes };
  return writeParameters('locations/locations', { ...others, busca: busca.trim() });
}
