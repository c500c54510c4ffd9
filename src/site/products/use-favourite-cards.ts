import { useEffect, useState } from 'react';
import { createApi, unwrap } from '../../lib/api';
import { type CartKey, isSame, PRODUCTS_ASKED } from '../../shared/cart';
import { movedOn } from '../../shared/kept-products';
import type { CurrentCard } from '../../shared/product';
import { favourites } from './kept-store';

/**
 * The cards of the favourites, which only this browser knows. `asked` are those that there were at any time since the page
 * was opened, the latest first: one whose heart is taken back stays among them. It is `null` before the page lives, `cards`
 * is until the catalogue answers.
 */
export function useFavouriteCards() {
  const liked = favourites.use();
  const [asked, setAsked] = useState<CartKey[] | null>(null);
  const [cards, setCards] = useState<CurrentCard[] | null>(null);
  const [failed, setFailed] = useState(false);

  // Those of another tab come to the others.
  useEffect(() => {
    setAsked((before) => {
      const added = liked.filter((one) => !before?.some((other) => isSame(one, other)));
      return before && added.length === 0 ? before : [...added, ...(before ?? [])];
    });
  }, [liked]);

  useEffect(() => {
    if (!asked || failed) return;
    if (asked.length === 0) return setCards([]);
    const leaving = new AbortController();
    const { signal } = leaving;
    const api = createApi(location.origin, (input, init) => fetch(input, { ...init, signal }));
    const items = asked
      .slice(0, PRODUCTS_ASKED)
      .map(({ category, number }) => `${category}/${number}`)
      .join();
    unwrap(api.products.cards.$get({ query: { items } })).then(
      (found) => {
        if (signal.aborted) return;
        if (!found.some(({ formerly }) => formerly)) return setCards(found);
        // Where they stand now they are asked for again, and found under their name everywhere.
        favourites.update((all) => movedOn(all, found));
        setAsked(movedOn(asked, found));
      },
      () => {
        if (!signal.aborted) setFailed(true);
      },
    );
    return () => leaving.abort();
  }, [asked, failed]);

  return { asked, cards, failed, retry: () => setFailed(false) };
}
