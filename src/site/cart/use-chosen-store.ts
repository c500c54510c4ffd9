import { useEffect, useState } from 'react';
import { asChosenStore } from '../../shared/chosen-store';
import type { Location } from '../../shared/location';
import { locationOf } from '../locations/location-of';
import { chosenStore } from './chosen-store';

export type Timetable = Pick<Location, 'hours' | 'exceptions' | 'holidays'>;

/**
 * The current data of the chosen store. A store that no longer exists, or no longer takes orders, is deselected, and `lost`
 * is its name. If the server does not answer, it stays chosen.
 */
export function useChosenStore() {
  const store = chosenStore.use();
  const [timetable, setTimetable] = useState<Timetable | null>(null);
  const [lost, setLost] = useState('');
  const id = store?.id;

  useEffect(() => {
    setTimetable(null);
    if (id === undefined) return;
    let isWanted = true;
    void locationOf(id).then((found) => {
      const kept = chosenStore.read();
      if (!isWanted || found === null || !kept) return;
      const today = found ? asChosenStore(found) : null;
      setTimetable(found ?? null);
      setLost(today ? '' : kept.name);
      if (JSON.stringify(today) !== JSON.stringify(kept)) chosenStore.update(() => today);
    });
    return () => {
      isWanted = false;
    };
  }, [id]);

  return { store, timetable, lost };
}
