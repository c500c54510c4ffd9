import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * Fades in what carries `data-reveal` when it scrolls into view. Only what is still below the fold is hidden, and only
 * by this script, so that nothing depends on it; under reduced motion it does nothing.
 */
export function useReveal() {
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new page has new elements
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
    for (const element of document.querySelectorAll<HTMLElement>('[data-reveal]')) {
      if (element.getBoundingClientRect().top < innerHeight) continue;
      element.dataset.reveal = 'waiting';
      observer.observe(element);
    }
    return () => {
      observer.disconnect();
      for (const element of document.querySelectorAll<HTMLElement>('[data-reveal="waiting"]'))
        element.dataset.reveal = '';
    };
  }, [pathname]);
}
