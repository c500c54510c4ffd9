import { useEffect, useState } from 'react';

/** Delay before a notice shows, in ms: for a shorter wait it would only flash. */
const PATIENCE = 200;

/** Returns whether something has been pending long enough to show a notice. */
export function useSlow(underWay: boolean): boolean {
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    if (!underWay) return;
    const timer = setTimeout(() => setSlow(true), PATIENCE);
    return () => {
      clearTimeout(timer);
      setSlow(false);
    };
  }, [underWay]);
  return underWay && slow;
}
