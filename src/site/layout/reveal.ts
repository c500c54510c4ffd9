import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * Fades in `data-reveal` elements when they scroll into view. Only elements below the fold are hidden, and only by this
 * script, so the page works without it; with reduced motion it does nothing. It is a separate component because
 * `useLocation` re-renders its caller: in the layout, everything around the page would re-render.
 */
export function Reveal() {
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new page has new elements.
  useEffect(() => {
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    // The observer measures all elements after the page is laid out. To measure them here would force an earlier layout.
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, boundingClientRect, target } of entries) {
          const { dataset } = target as HTMLElement;
          // A shown one is never hidden again: of an element that comes and goes quickly, both may be told at once.
          if (isIntersecting && dataset.reveal) dataset.reveal = 'shown';
          if (!isIntersecting && !dataset.reveal && boundingClientRect.top >= innerHeight) dataset.reveal = 'waiting';
        }
      },
      { rootMargin: '0px 0px -5% 0px' },
    );
    for (const element of document.querySelectorAll('[data-reveal]')) observer.observe(element);
    return () => {
      observer.disconnect();
      for (const element of document.querySelectorAll<HTMLElement>('[data-reveal]')) element.dataset.reveal = '';
    };
  }, [pathname]);
  return null;
}
