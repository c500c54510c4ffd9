import { useEffect, useRef } from 'react';

/** A list that something covered comes back where it was. What is returned is to be called before it is covered. */
export function useScrollBehind(covered: boolean): () => void {
  const left = useRef<number | null>(null);
  // After the router, which begins every screen at its top.
  useEffect(() => {
    if (covered || left.current === null) return;
    scrollTo(0, left.current);
    left.current = null;
  }, [covered]);
  return () => {
    left.current = scrollY;
  };
}
