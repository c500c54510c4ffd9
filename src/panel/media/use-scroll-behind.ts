import { useEffect, useRef } from 'react';

/** Restores a list's scroll position once it is no longer covered. Call the returned function before covering it. */
export function useScrollBehind(covered: boolean): () => void {
  const left = useRef<number | null>(null);
  // Runs after the router, which scrolls every new screen to the top.
  useEffect(() => {
    if (covered || left.current === null) return;
    scrollTo(0, left.current);
    left.current = null;
  }, [covered]);
  return () => {
    left.current = scrollY;
  };
}
