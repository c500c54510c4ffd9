import { type RefCallback, useCallback, useState } from 'react';

/** What is still to come is in sight too: only what has gone over the upper edge is not. */
const ALL_BELOW = { rootMargin: '0px 0px 1000000px' };

/**
 * Whether an element has gone out of the window at its upper edge, and what takes that element: another page of the same
 * kind brings another, and the one that has left the page would count as gone for ever.
 */
export function usePast(): [boolean, RefCallback<HTMLElement>] {
  const [isPast, setIsPast] = useState(false);
  const watch = useCallback((element: HTMLElement | null) => {
    if (!element) return;
    const observer = new IntersectionObserver(([entry]) => setIsPast(entry?.isIntersecting === false), ALL_BELOW);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [isPast, watch];
}
