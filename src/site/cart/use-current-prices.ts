import { useEffect, useState } from 'react';
import { createApi, unwrap } from '../../lib/api';
import { CART_LINES_CHECKED, type PriceChange, priceChanges, refreshCart } from '../../shared/cart-refresh';
import { readCart, updateCart } from './cart-store';

/**
 * Checks the cart against the catalogue once, and says which prices changed since its lines were added. Without an
 * answer the cart stays as it is.
 */
export function useCurrentPrices(): PriceChange[] {
  const [changes, setChanges] = useState<PriceChange[]>([]);
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
  }, []);
  return changes;
}
