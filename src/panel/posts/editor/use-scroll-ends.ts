import { type RefObject, useEffect } from 'react';

/** Sets `data-more` to the ends at which a scrolling row continues: `start`, `end`, both or neither. */
export function useScrollEnds(row: RefObject<HTMLElement | null>) {
  // Buttons may change with every render.
  useEffect(() => {
    const { current: element } = row;
    if (!element) return;
    const tell = () => {
      const { scrollLeft, scrollWidth, clientWidth } = element;
      // Ignores fractions of a pixel.
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
