import { type RefObject, useEffect } from 'react';

/** Tells in `data-more` at which ends of a row that is scrolled there is more of it: `start`, `end`, both or neither. */
export function useScrollEnds(row: RefObject<HTMLElement | null>) {
  // Buttons come and go with every rendering.
  useEffect(() => {
    const { current: element } = row;
    if (!element) return;
    const tell = () => {
      const { scrollLeft, scrollWidth, clientWidth } = element;
      // A fraction of a pixel is no more.
      const ends = [scrollLeft > 1 && 'start', scrollLeft < scrollWidth - clientWidth - 1 && 'end'];
      element.dataset.more = ends.filter(Boolean).join(' ');
    };
    const watch = new ResizeObserver(tell);
    watch.observe(element);
    element.addEventListener('scroll', tell, { passive: true });
    return () => {
      watch.disconnect();
      element.removeEventListener('scroll', tell);
    };
  });
}
