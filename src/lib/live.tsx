import { type ReactNode, useEffect } from 'react';

/** Signals the boot script that buttons now work. */
export function Live({ children }: { children: ReactNode }) {
  useEffect(() => {
    dispatchEvent(new Event('live'));
  }, []);
  return children;
}
