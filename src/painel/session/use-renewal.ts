import { useEffect } from 'react';
import { expiry, renew } from './session';

/** A look at the clock, in ms; tokens are renewed when they end within three of them. */
const TICK = 30_000;

/** Keeps the session alive while the panel is open. */
export function useRenewal() {
  useEffect(() => {
    const timer = setInterval(() => {
      if (expiry() - Date.now() < 3 * TICK) void renew();
    }, TICK);
    return () => clearInterval(timer);
  }, []);
}
