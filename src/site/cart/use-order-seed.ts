import { useEffect, useState } from 'react';
import { attempt } from '../../lib/storage';

const KEY = 'soul-order-seed';

/** In-memory copy, used if storage is blocked; lost with the page. */
let known: number | undefined;

/**
 * Seed that makes order codes differ between visitors. It is stored per tab, so a reload keeps the code that was shown. It
 * is renewed when the cart is emptied, so a later order has another code even with the same items.
 */
export function useOrderSeed(isEmpty: boolean): number {
  const [seed, setSeed] = useState(stored);
  useEffect(() => {
    if (isEmpty) setSeed(renewed());
  }, [isEmpty]);
  return seed;
}

function stored(): number {
  known ??= Number(attempt(() => sessionStorage.getItem(KEY))) || undefined;
  return known ?? renewed();
}

function renewed(): number {
  known = crypto.getRandomValues(new Uint32Array(1))[0] ?? 0;
  attempt(() => sessionStorage.setItem(KEY, String(known)));
  return known;
}
