import { type ReactNode, useEffect } from 'react';

/** Tells the boot script that buttons now answer. */
export function Live({ children }: { children: ReactNode }) {
  useEffect(() => {
    dispatchEvent(new Event('live'));
  }, []);
  return children;
}
