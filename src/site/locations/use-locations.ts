import { type ReactNode, use } from 'react';
import type { KnownLocations, LocationPin, LocationPlace } from '../../shared/location';
import type { WithDistance } from './distance';
import { fetchSearch, searchAtHand } from './fetch-search';
import { wantMap } from './location-map';
import { statesOf } from './states-of';
import { type Tab, useLocationAddress } from './use-location-address';
import { useNearMe } from './use-near-me';
import { useRest } from './use-rest';

/** A flagship counts as a store. */
function belongsTo(tab: Tab, { type }: LocationPin): boolean {
  return tab === '' || (type === 'retailer') === (tab === 'revendedor');
}

/** Returns what the address asks for, and ways to change it. */
export function useAsked(states: string[], fragment?: string) {
  const { local, apos, addressWith, ...address } = useLocationAddress(fragment);
  const nearMe = useNearMe();
  const wanted = address.uf.toUpperCase();
  const uf = states.includes(wanted) ? wanted : '';
  return {
    local,
    apos,
    filters: { ...address, addressWith, uf, states, nearMe },
    tabs: {
      tab: address.tipo,
      addressOf: (tipo: Tab) => addressWith({ tipo, local: '' }),
      change: (tipo: Tab) => address.change({ tipo }),
    },
    /** This page's address without a selection. */
    deselected: addressWith({ local: '' }),
  };
}

/** The matching locations, nearest first if the visitor's position is known, and the selected one. */
export type LocationSearch<Pin extends LocationPin = LocationPin> = Omit<
  ReturnType<typeof useAsked>,
  'local' | 'apos'
> & {
  /** Whether the search narrowed the list; unknown if the API answers it. */
  filters: { isFound?: boolean };
  shown: WithDistance<Pin>[];
  /** Whether only the first are there, whatever was asked, and the others are still to come. */
  isPartial?: boolean;
  selected: Pin | null;
  /** Total number, shown or not; `null` while loading. */
  count: number | null;
  /** Groups by place, if not all locations are listed. */
  places?: LocationPlace[];
  /** Link to the next page. */
  more?: ReactNode;
  failed?: boolean;
};

/** Filters in the browser, if all locations are known. Suspends until the code of a search is there. */
export function useLocations<Pin extends LocationPin>(
  known: KnownLocations<Pin>,
  fragment?: string,
): LocationSearch<Pin> {
  const { locations, rest, failed } = useRest(known);
  const { local, apos: _, ...asked } = useAsked(rest?.states ?? statesOf(locations), fragment);
  const { busca, uf, tipo, nearMe } = asked.filters;
  const selected = locations.find(({ id }) => String(id) === local) ?? null;
  if (rest) {
    const needsAll = Boolean(busca || uf || tipo || nearMe.message || (local && !selected));
    if (needsAll) wantMap();
    const count = needsAll ? null : rest.total;
    // They are in the visitor's order once they are all there.
    const filters = { ...asked.filters, nearMe: { ...nearMe, message: nearMe.point ? '' : nearMe.message } };
    return { ...asked, filters, shown: locations, isPartial: true, count, selected, failed: needsAll && failed };
  }
  const found = busca ? (searchAtHand() ?? use(fetchSearch())).foundLocations(locations, busca) : locations;
  const shown = nearMe.inOrder(
    found.filter((location) => (uf === '' || location.uf === uf) && belongsTo(tipo, location)),
  );
  const filters = { ...asked.filters, isFound: found !== locations };
  return { ...asked, filters, shown, count: shown.length, selected };
}
