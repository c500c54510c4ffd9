import { useEffect, useState } from 'react';
import { browserApi, unwrap } from '../../lib/api';
import { PRODUCTS_ASKED } from '../../shared/cart';
import type { PriceChange } from '../../shared/cart-refresh';
import type { Pack } from '../../shared/pack';
import { readCart, updateCart } from './cart-state';

type Found = { changes: PriceChange[]; endedPacks: Pack[] };

/**
 * Checks the cart against the catalogue once, and again when `lines` adds items of an earlier order. Returns the prices and
 * boxes that changed since the items were added. If the server does not answer, the cart stays unchanged.
 */
export function useCurrentPrices(lines: unknown): Found {
  const [found, setFound] = useState<Found>({ changes: [], endedPacks: [] });
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above.
  useEffect(() => {
    const checked = readCart().slice(0, PRODUCTS_ASKED);
    if (checked.length === 0) return;
    let isWanted = true;
    // A product may stand in several lines: loose, and in boxes.
    const items = [...new Set(checked.map(({ category, number }) => `${category}/${number}`))].join();
    const current = unwrap(browserApi().products.current.$get({ query: { items } }));
    // Without the prices there is nothing to compare, so its code is fetched beside them and not with the cart.
    Promise.all([current, import('../../shared/cart-refresh')]).then(
      ([products, { endedPacks, priceChanges, refreshCart }]) => {
        // The next check tells about the changes: it would find none if this one had taken them into the cart unseen.
        if (!isWanted) return;
        const cart = readCart();
        setFound({ changes: priceChanges(cart, products), endedPacks: endedPacks(cart, products) });
        updateCart((lines) => refreshCart(lines, checked, products));
      },
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, [lines]);
  return found;
}
