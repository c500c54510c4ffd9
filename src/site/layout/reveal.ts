import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * Fades in what carries `data-reveal` when it scrolls into view. Only what is still below the fold is hidden, and only
 * by this script, so that nothing depends on it; under reduced motion it does nothing. A component of its own: what asks
 * for the address is drawn anew with it, and the layout would be, with all that stands around the page.
 */
export function Reveal() {
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
    const all = [...document.querySelectorAll<HTMLElement>('[data-reveal]')];
    // All are looked at before the first is changed: each change would have the page laid out anew for the next look.
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
