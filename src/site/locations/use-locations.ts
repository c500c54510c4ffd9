import type { LocationPin } from '../../shared/location';
import { nearestFirst } from './distance';
import { filterLocations, statesOf } from './location-filter';
import { type Tab, useLocationAddress } from './use-location-address';
import { useNearMe } from './use-near-me';

/** A flagship counts as a store. */
function belongsTo(tab: Tab, { type }: LocationPin): boolean {
  return tab === '' || (type === 'retailer') === (tab === 'revendedor');
}

/** Of the locations those that the address asks for, nearest first once the visitor is known, and the selected one. */
export function useLocations<Pin extends LocationPin>(locations: Pin[], fragment?: string) {
  const { local, addressWith, ...address } = useLocationAddress(fragment);
  const nearMe = useNearMe();
  const states = statesOf(locations);
  const wanted = address.uf.toUpperCase();
  const uf = states.includes(wanted) ? wanted : '';
  const found = filterLocations(locations, { search: address.busca, uf });
  return {
    filters: { ...address, addressWith, uf, states, nearMe },
    tabs: {
      tab: address.tipo,
      addressOf: (tipo: Tab) => addressWith({ tipo, local: '' }),
      change: (tipo: Tab) => address.change({ tipo }),
    },
    /** This page with nothing selected. */
    deselected: addressWith({ local: '' }),
    shown: nearestFirst(
      found.filter((location) => belongsTo(address.tipo, location)),
      nearMe.point,
    ),
    selected: locations.find(({ id }) => String(id) === local) ?? null,
  };
}
