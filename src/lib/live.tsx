import { type ReactNode, useEffect } from 'react';
import { retell } from './retell';

/** Tells the boot script that the page answers by now, and how it hears of what it missed. */
export function Live({ children }: { children: ReactNode }) {
  useEffect(() => {
    dispatchEvent(new CustomEvent('live', { detail: retell }));
  }, []);
  return children;
}
