import { useEffect, useState } from 'react';

/** Returns whether the page is scrolled by more than `threshold` px. */
export function useScrolled(threshold: number): boolean {
  const [scrolled, setScrolled] = useState(false);
  useEffect(() => {
    const measure = () => setScrolled(window.scrollY > threshold);
    measure();
    addEventListener('scroll', measure, { passive: true });
    return () => removeEventListener('scroll', measure);
  }, [threshold]);
  return scrolled;
}
