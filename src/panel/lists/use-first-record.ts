import { useIsFetching } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { queryClient } from './query-client';
import { recordsInSight } from './records-in-sight';

/**
 * The way from a search to the first record that it finds, once that is there: `isSettled` when what is typed is what the
 * list was asked for. Where nothing is found, the focus stays.
 */
export function useFirstRecord(isSettled: boolean) {
  const [isAsked, setAsked] = useState(false);
  const reading = useIsFetching();
  useEffect(() => {
    if (!isAsked || !isSettled || reading > 0) return;
    // A list that is to be read is not yet being read when its words are new.
    const timer = setTimeout(() => {
      if (queryClient.isFetching() > 0) return;
      setAsked(false);
      if (document.activeElement?.matches('input[type="search"]')) recordsInSight()[0]?.focus();
    });
    return () => clearTimeout(timer);
  }, [isAsked, isSettled, reading]);
  return { isAsked, ask: () => setAsked(true), forget: () => setAsked(false) };
}
