import { type ReactNode, useEffect } from 'react';
import type { Early } from './replay';

/** Tells the boot script that the page is hydrated, and takes what was done before. */
export function Live({ children }: { children: ReactNode }) {
  useEffect(() => {
    const detail = async (early: Early[]) => early[0] && (await import('./replay')).replay(early);
    dispatchEvent(new CustomEvent('live', { detail }));
  }, []);
  return children;
}
