import { useCallback, useRef, useState } from 'react';

/** Counts uploads into a form, for example of pictures. A save would miss them, and leaving would abort them. */
export function useComing() {
  const count = useRef(0);
  const [isComing, setComing] = useState(false);
  /** Registers an upload. Call the returned function when it has finished or failed. */
  const setOut = useCallback(() => {
    count.current += 1;
    setComing(true);
    return () => {
      count.current -= 1;
      setComing(count.current > 0);
    };
  }, []);
  return { isComing, setOut, isAnyComing: () => count.current > 0 };
}
