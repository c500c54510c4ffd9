import { useCallback, useRef, useState } from 'react';

/** What is on its way into a form, such as a picture: a save would lack it, and leaving would lose it. */
export function useComing() {
  const count = useRef(0);
  const [isComing, setComing] = useState(false);
  /** Something sets out; the answer says that it is there, or will not come. */
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
