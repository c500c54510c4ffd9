import { type RefObject, useEffect, useState } from 'react';

/** What is still to come is in sight too: only what has gone over the upper edge is not. */
const ALL_BELOW = { rootMargin: '0px 0px 1000000px' };

/** Whether an element has gone out of the window at its upper edge. */
export function usePast(element: RefObject<HTMLElement | null>): boolean {
  const [isPast, setIsPast] = useState(false);
  useEffect(() => {
    if (!element.current) return;
    const observer = new IntersectionObserver(([entry]) => setIsPast(entry?.isIntersecting === false), ALL_BELOW);
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return isPast;
}
