import { useEffect, useState } from 'react';

/** A wait shorter than this, in ms, is not worth a word: it would only flash. */
const PATIENCE = 200;

/** Whether something has been under way for so long that a person should be told. */
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
