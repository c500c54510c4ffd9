import { type ReactNode, useEffect } from 'react';
import type { Early } from './replay';

/** Notifies the boot script of the hydration, and replays the presses and input that it has recorded. */
export function Live({ children }: { children: ReactNode }) {
  useEffect(() => {
    const detail = async (early: Early[]) => early[0] && (await import('./replay')).replay(early);
    dispatchEvent(new CustomEvent('live', { detail }));
  }, []);
  return children;
}
