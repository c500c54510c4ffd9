import { useSyncExternalStore } from 'react';
import { listeners } from './listeners';

let isLoading = false;
const [subscribe, notify] = listeners();

export function setLoading(is: boolean) {
  isLoading = is;
  notify();
}

/** Whether a navigation is under way that takes long enough to show it. */
export function useLoading(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => isLoading,
    () => false,
  );
}
