import { startTransition, useEffect, useState } from 'react';
import { MINUTE } from '../../shared/duration';

/** Returns the time, `null` before hydration, then updated every minute: a cached page was rendered at another time. */
export function useNow(): Date | null {
  const [now, setNow] = useState<Date | null>(null);
  useEffect(() => {
    // Keeps the server-rendered content until code for the new content has loaded.
    const tell = () => startTransition(() => setNow(new Date()));
    tell();
    const timer = setInterval(tell, MINUTE);
    return () => clearInterval(timer);
  }, []);
  return now;
}
