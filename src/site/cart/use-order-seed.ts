import { useEffect, useState } from 'react';

const KEY = 'soul-order-seed';

/** Where storage is refused it lives as long as the page. */
let known: number | undefined;

/**
 * What tells one visitor's order code from another's. It lives as long as the tab, so that a code that was read stays what
 * it is over a reload, and ends with the order: the next one, of the same lines even, is called otherwise.
 */
export function useOrderSeed(isEmpty: boolean): number {
  const [seed, setSeed] = useState(stored);
  useEffect(() => {
    if (isEmpty) setSeed(renewed());
  }, [isEmpty]);
  return seed;
}

function stored(): number {
  try {
    known ??= Number(sessionStorage.getItem(KEY)) || undefined;
  } catch {
    // As said above.
  }
  return known ?? renewed();
}

function renewed(): number {
  known = crypto.getRandomValues(new Uint32Array(1))[0] ?? 0;
  try {
    sessionStorage.setItem(KEY, String(known));
  } catch {
    // As said above.
  }
  return known;
}
