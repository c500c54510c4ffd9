import type { ReactNode } from 'react';
import type { LocationPin, LocationPlace } from '../../shared/location';
import { foundLocations } from '../../shared/location-search';
import type { Listed } from './distance';
import { statesOf } from './states-of';
import { type Tab, useLocationAddress } from './use-location-address';
import { useNearMe } from './use-near-me';

/** A flagship counts as a store. */
function belongsTo(tab: Tab, { type }: LocationPin): boolean {
  return tab === '' || (type === 'retailer') === (tab === 'revendedor');
}

/** What the address asks for, and the ways to ask for something else. */
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
    /** This page with nothing selected. */
    deselected: addressWith({ local: '' }),
  };
}

/** Of the locations those that the address asks for, nearest first once the visitor is known, and the selected one. */
export type Found<Pin extends LocationPin = LocationPin> = Omit<ReturnType<typeof useAsked>, 'local' | 'apos'> & {
  shown: Listed<Pin>[];
  selected: Pin | null;
  /** How many there are, shown or not; nobody knows while they are asked for. */
  count: number | null;
  /** Where they are, when not all of them are shown. */
  places?: LocationPlace[];
  /** Leads to those that come next. */
  more?: ReactNode;
  failed?: boolean;
};

/** Found among all of them, without asking. */
export function useLocations<Pin extends LocationPin>(locations: Pin[], fragment?: string): Found<Pin> {
  const { local, apos: _, ...asked } = useAsked(statesOf(locations), fragment);
  const { busca, uf, tipo, nearMe } = asked.filters;
  const found = foundLocations(locations, busca);
  const shown = nearMe.inOrder(
    found.filter((location) => (uf === '' || location.uf === uf) && belongsTo(tipo, location)),
  );
  return { ...asked, shown, count: shown.length, selected: locations.find(({ id }) => String(id) === local) ?? null };
}
