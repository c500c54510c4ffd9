import { useEffect, useState } from 'react';
import { createApi, unwrap } from '../../lib/api';
import { CART_LINES_CHECKED, type PriceChange, priceChanges, refreshCart } from '../../shared/cart-refresh';
import { readCart, updateCart } from './cart-store';

/**
 * Checks the cart against the catalogue once, and again when `lines` come to it that are no longer of today; says which
 * prices changed since its lines were added. Without an answer the cart stays as it is.
 */
export function useCurrentPrices(lines: unknown): PriceChange[] {
  const [changes, setChanges] = useState<PriceChange[]>([]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: as said above
  useEffect(() => {
    const checked = readCart().slice(0, CART_LINES_CHECKED);
    if (checked.length === 0) return;
    const items = checked.map(({ category, number }) => `${category}/${number}`).join();
    const api = createApi(location.origin, (input, init) => fetch(input, init));
    unwrap(api.products.current.$get({ query: { items } })).then(
      (current) => {
        setChanges(priceChanges(readCart(), current));
        updateCart((cart) => refreshCart(cart, checked, current));
      },
      () => undefined,
    );
  }, [lines]);
  return changes;
}
