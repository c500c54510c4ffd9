import { useEffect, useState } from 'react';
import { asChosenStore } from '../../shared/chosen-store';
import type { KnownLocations, Location } from '../../shared/location';
import { askLocations, roughly } from '../locations/ask-locations';
import type { WithDistance } from '../locations/distance';
import { fetchSearch, searchAtHand } from '../locations/fetch-search';
import { firstLocations } from '../locations/location-of';
import type { useNearMe } from '../locations/use-near-me';

/** Debounce of the search, in ms. */
const TYPING_PAUSE = 200;

type Stores = {
  /** The stores that take orders; `undefined` while loading. */
  stores: WithDistance<Location>[] | undefined;
  /** There are more stores; a search finds them. */
  hasMore: boolean;
  /** Status of the visitor's position, and who has received it. */
  message: string;
  failed: boolean;
  readAgain: () => void;
};

/** Returns the stores that take orders. They are filtered in the browser, or requested if there are too many to send. */
export function useStores(search: string, nearMe: ReturnType<typeof useNearMe>): Stores {
  const { point, inOrder, message, messageOfMany = message } = nearMe;
  const [all, setAll] = useState<KnownLocations>();
  const [asked, setAsked] = useState<KnownLocations>();
  const [failed, setFailed] = useState(false);
  const areMany = Boolean(all?.many);
  const near = point ? roughly(point) : '';

  useEffect(() => {
    if (failed) return;
    void Promise.all([firstLocations(), fetchSearch()]).then(([known]) => {
      setAll(known ?? undefined);
      setFailed(!known);
    });
  }, [failed]);

  useEffect(() => {
    if (!areMany || failed) return;
    let isWanted = true;
    const pause = setTimeout(() => {
      askLocations({ busca: search, tipo: 'loja', near }).then(
        (known) => isWanted && setAsked(known),
        () => isWanted && setFailed(true),
      );
    }, TYPING_PAUSE);
    return () => {
      isWanted = false;
      clearTimeout(pause);
    };
  }, [areMany, failed, search, near]);

  const known = areMany ? asked : all;
  const stores = known?.locations.filter(asChosenStore);
  return {
    stores: stores && inOrder((!areMany && searchAtHand()?.foundLocations(stores, search)) || stores),
    hasMore: Boolean(known?.many?.next),
    message: areMany ? messageOfMany : message,
    failed,
    readAgain: () => setFailed(false),
  };
}
