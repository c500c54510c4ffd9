import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/** Whether this document has already shown the location with which it was opened. */
let hasLanded = false;

/**
 * Returns a ref for the details of a location. If an address without `#loja` was opened, as of a search engine, it scrolls to
 * them: on phones they are far below the filters. A page that is shown again, or that the visitor has touched, stays where it
 * is.
 */
export function useLanding() {
  const details = useRef<HTMLElement>(null);
  const { key, hash } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for the first page of the document, which has this key.
  useEffect(() => {
    if (key !== 'default') return;
    const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    const isNew = !hasLanded && !hash && entry?.type === 'navigate';
    hasLanded = true;
    const isTouched = scrollY > 0 || document.activeElement !== document.body;
    if (!isNew || isTouched || !matchMedia('(width < 48rem)').matches) return;
    details.current?.closest('section')?.scrollIntoView({ behavior: 'instant' });
  }, []);
  return details;
}
