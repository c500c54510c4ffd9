import { useEffect, useState } from 'react';
import type { ChosenStore } from '../../shared/chosen-store';
import { useNow } from '../locations/use-now';
import type { momentOf } from './store-moment';
import type { Timetable } from './use-chosen-store';

/** Whether the store is open now, once that is known. The rules are fetched beside its timetable, without which they say nothing. */
export function useMoment(store: ChosenStore | null, timetable: Timetable | null) {
  const now = useNow();
  const [rules, setRules] = useState<{ momentOf: typeof momentOf }>();
  const isWanted = store !== null;
  useEffect(() => {
    if (isWanted) void import('./store-moment').then(setRules, () => undefined);
  }, [isWanted]);
  return store && timetable && now && rules ? rules.momentOf(timetable, now, store.uf) : null;
}
