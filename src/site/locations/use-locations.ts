import type { LocationPin } from '../../shared/location';
import { hasPoint } from '../../shared/maps';
import { distanceBetween } from './distance';
import { filterLocations, statesOf } from './location-filter';
import { type Tab, useLocationAddress } from './use-location-address';
import { useNearMe } from './use-near-me';

/** A location, and how many km away it is when that is known. */
export type Listed<Pin extends LocationPin = LocationPin> = Pin & { distance?: number | undefined };

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
    filters: { ...address, uf, states, nearMe },
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

type Point = { latitude: number; longitude: number };

/** With the visitor's position known, each store with its distance, those without a point last. */
function nearestFirst<Pin extends LocationPin>(locations: Pin[], from: Point | null): Listed<Pin>[] {
  if (!from) return locations;
  return locations
    .map((location) => ({ ...location, distance: hasPoint(location) ? distanceBetween(from, location) : undefined }))
    .sort((a, b) => (a.distance ?? Number.POSITIVE_INFINITY) - (b.distance ?? Number.POSITIVE_INFINITY));
}
