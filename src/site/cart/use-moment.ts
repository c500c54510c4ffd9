import { useEffect, useState } from 'react';
import type { ChosenStore } from '../../shared/chosen-store';
import { useNow } from '../locations/use-now';
import type { momentOf } from './store-moment';
import type { Timetable } from './use-chosen-store';

/** Returns the store's state now, or `null` until it is known. The rules are fetched separately, and only with a store. */
export function useMoment(store: ChosenStore | null, timetable: Timetable | null) {
  const now = useNow();
  const [rules, setRules] = useState<{ momentOf: typeof momentOf }>();
  const isWanted = store !== null;
  useEffect(() => {
    if (isWanted) void import('./store-moment').then(setRules, () => undefined);
  }, [isWanted]);
  return store && timetable && now && rules ? rules.momentOf(timetable, now, store.uf) : null;
}
