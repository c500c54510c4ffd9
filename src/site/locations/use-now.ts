import { startTransition, useEffect, useState } from 'react';

export const MINUTE = 60_000;

/** The time, told once the page is live and then every minute: a page from the cache was rendered at another one. */
export function useNow(): Date | null {
  const [now, setNow] = useState<Date | null>(null);
  useEffect(() => {
    // What is fetched to show it stays as the edge drew it until it is there.
    const tell = () => startTransition(() => setNow(new Date()));
    tell();
    const timer = setInterval(tell, MINUTE);
    return () => clearInterval(timer);
  }, []);
  return now;
}
