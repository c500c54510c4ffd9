import { type RefCallback, useCallback, useState } from 'react';

/** Elements below the window count as visible: only one above its upper edge does not. */
const ALL_BELOW = { rootMargin: '0px 0px 1000000px' };

/**
 * Returns whether an element has scrolled out at the top, and the ref callback for it. A callback, because another page of
 * the same kind brings another element; the removed one would count as scrolled out forever.
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
