import { useSyncExternalStore } from 'react';
import { listeners } from '../../lib/listeners';
import { persisted } from '../../lib/persisted';
import { parseCart } from '../../shared/cart';

/** The visitor's cart. */
export const { read: readCart, update: updateCart, use: useCart } = persisted('soul-cart', parseCart);

const [subscribe, notify] = listeners();
let open = false;

/** Opens the cart drawer from anywhere on the site. */
export function openCart() {
  setOpen(true);
}

export function closeCart() {
  setOpen(false);
}

function setOpen(next: boolean) {
  open = next;
  notify();
}

export function useCartOpen(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => open,
    () => false,
  );
}
