import { useEffect, useState } from 'react';
import { persisted } from '../../lib/persisted';
import { attempt } from '../../lib/storage';
import { NOTHING_SAID, parseReceiving, type Receiving } from '../../shared/order';
import type { SentOrder } from '../../shared/sent-orders';
import { useCartOpen } from './cart-state';

const KEY = 'soul-receiving';

/** How the order is received, and where: kept with the cart. The other answers are not in it. */
const withCart = persisted(KEY, parseReceiving);

/** In-memory copy, used if storage is blocked; lost with the page. */
let said: Receiving | undefined;

/**
 * Answers about the order. Name and payment are stored until the tab is closed, so they survive a reload on the way back from
 * the chat; way and district until the drawer is closed with an empty cart.
 */
export function useReceiving(isEmpty: boolean) {
  const { way, district } = withCart.use();
  const [answers, setAnswers] = useState(() => said ?? parseReceiving(attempt(() => sessionStorage.getItem(KEY))));
  const isOpen = useCartOpen();
  useEffect(() => {
    if (isEmpty && !isOpen && (way || district)) withCart.update(() => NOTHING_SAID);
  }, [isEmpty, isOpen, way, district]);

  function say(next: Receiving) {
    const { name, payment } = next;
    said = { ...NOTHING_SAID, name, payment };
    setAnswers(said);
    attempt(() => sessionStorage.setItem(KEY, JSON.stringify(said)));
    withCart.update(() => ({ ...NOTHING_SAID, way: next.way, district: next.district }));
  }
  const receiving: Receiving = { ...answers, way, district };

  /** Takes the answers of an earlier order, unless the visitor has given others. */
  function sayAgain({ way: before, district: where = '' }: SentOrder) {
    if (before && !way) say({ ...receiving, way: before, district: where });
  }
  return { said: receiving, say, sayAgain };
}
