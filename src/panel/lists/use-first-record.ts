import { useIsFetching } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { queryClient } from './query-client';
import { recordsInSight } from './records-in-sight';

/**
 * Moves focus from the search to the first record found, once the list is loaded. `isSettled` says that the list was
 * requested with the current input. The focus stays if nothing is found.
 */
export function useFirstRecord(isSettled: boolean) {
  const [isAsked, setAsked] = useState(false);
  const reading = useIsFetching();
  useEffect(() => {
    if (!isAsked || !isSettled || reading > 0) return;
    // The fetch for a new input starts after this effect, so look again in the next task.
    const timer = setTimeout(() => {
      if (queryClient.isFetching() > 0) return;
      setAsked(false);
      if (document.activeElement?.matches('input[type="search"]')) recordsInSight()[0]?.focus();
    });
    return () => clearTimeout(timer);
  }, [isAsked, isSettled, reading]);
  return { isAsked, ask: () => setAsked(true), forget: () => setAsked(false) };
}
