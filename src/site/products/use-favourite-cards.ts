import { useEffect, useState } from 'react';
import { browserApi, unwrap } from '../../lib/api';
import { type CartKey, isSame, PRODUCTS_ASKED } from '../../shared/cart';
import { movedOn } from '../../shared/kept-products';
import type { CurrentCard } from '../../shared/product';
import { favourites } from './kept-keys';

/**
 * The cards of the favourites, which only this browser knows. `asked` are those that there were at any time since the page
 * was opened, the latest first: one whose heart is taken back stays among them. It is `null` before the page lives; `answer`
 * is until the catalogue answers, and tells which of those it was asked for are `gone` from it.
 */
export function useFavouriteCards() {
  const liked = favourites.use();
  const [asked, setAsked] = useState<CartKey[] | null>(null);
  const [answer, setAnswer] = useState<{ cards: CurrentCard[]; gone: CartKey[] } | null>(null);
  const [failed, setFailed] = useState(false);

  // Those of another tab come to the others.
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
        // Where they stand now they are asked for again, and found under their name everywhere.
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
