import { useEffect, useState } from 'react';
import { browserApi, unwrap } from '../../lib/api';
import { type CartKey, isSame, PRODUCTS_ASKED } from '../../shared/cart';
import { movedOn } from '../../shared/kept-products';
import type { CurrentCard } from '../../shared/product';
import { favourites } from './kept-state';

/**
 * Returns the cards of the favourites, which only the browser knows. `asked` has all favourites since the page was opened,
 * latest first, including those removed since then; it is `null` before hydration. `answer` is `null` until the catalogue
 * has answered; `gone` lists the requested products it no longer has.
 */
export function useFavouriteCards() {
  const liked = favourites.use();
  const [asked, setAsked] = useState<CartKey[] | null>(null);
  const [answer, setAnswer] = useState<{ cards: CurrentCard[]; gone: CartKey[] } | null>(null);
  const [failed, setFailed] = useState(false);

  // Favourites added in another tab join the list.
  useEffect(() => {
    setAsked((before) => {
      const added = liked.filter((one) => !before?.some((other) => isSame(one, other)));
      return before && added.length === 0 ? before : [...added, ...(before ?? [])];
    });
  }, [liked]);

  useEffect(() => {
    if (!asked?.length || failed) return;
    const leaving = new AbortController();
    const { signal } = leaving;
    const api = browserApi({ signal });
    const keys = asked.slice(0, PRODUCTS_ASKED);
    const items = keys.map(({ category, number }) => `${category}/${number}`).join();
    unwrap(api.products.cards.$get({ query: { items } })).then(
      (cards) => {
        if (signal.aborted) return;
        if (!cards.some(({ formerly }) => formerly)) {
          return setAnswer({ cards, gone: keys.filter((key) => !cards.some((card) => isSame(card, key))) });
        }
        // Some products have moved: their new addresses replace the old ones everywhere and are requested again.
        favourites.update((all) => movedOn(all, cards));
        setAsked(movedOn(asked, cards));
      },
      () => {
        if (!signal.aborted) setFailed(true);
      },
    );
    return () => leaving.abort();
  }, [asked, failed]);

  return { asked, answer, failed, retry: () => setFailed(false) };
}
