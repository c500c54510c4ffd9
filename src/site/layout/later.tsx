import { type ReactNode, startTransition, useEffect, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/**
 * Returns whether content below the first view is due: after a click, once the first view has been painted. At once for a
 * step back, whose scroll position needs the height, and for an address with an anchor.
 */
export function useLater(): boolean {
  const type = useNavigationType();
  const { hash } = useLocation();
  const [isDue, setDue] = useState(type === 'POP' || hash !== '');
  useEffect(() => {
    requestAnimationFrame(() => startTransition(() => setDue(true)));
  }, []);
  return isDue;
}

/** Stands for what is not due: keeps what follows it below the first view. */
export const SPACE = { height: '100lvh' };

/** Content below the first view. */
export function Later({ children }: { children: ReactNode }) {
  return useLater() ? children : <div style={SPACE} />;
}
