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
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, target } of entries) {
          if (!isIntersecting) continue;
          (target as HTMLElement).dataset.reveal = 'shown';
          observer.unobserve(target);
        }
      },
      { rootMargin: '0px 0px -5% 0px' },
    );
    const all = [...document.querySelectorAll<HTMLElement>('[data-reveal]')];
    // Measures all elements before changing any: interleaved changes would force a layout for each measurement.
    const below = all.filter((element) => element.getBoundingClientRect().top >= innerHeight);
    for (const element of below) {
      element.dataset.reveal = 'waiting';
      observer.observe(element);
    }
    return () => {
      observer.disconnect();
      for (const element of document.querySelectorAll<HTMLElement>('[data-reveal="waiting"]'))
        element.dataset.reveal = '';
    };
  }, [pathname]);
  return null;
}
