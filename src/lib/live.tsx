import { type ReactNode, useLayoutEffect } from 'react';
import type { Early } from './replay';

/**
 * Notifies the boot script of the hydration, and replays the presses and input that it has recorded. A layout effect, because
 * between the commit and other effects React already handles events, which must not be recorded.
 */
export function Live({ children }: { children: ReactNode }) {
  useLayoutEffect(() => {
    const detail = async (early: Early[]) => early[0] && (await import('./replay')).replay(early);
    dispatchEvent(new CustomEvent('live', { detail }));
  }, []);
  return children;
}
