import { useSyncExternalStore } from 'react';
import { keep } from '../../lib/kept';
import { parseCart } from '../../shared/cart';

/** The visitor's cart. */
export const { read: readCart, update: updateCart, use: useCart } = keep('soul-cart', parseCart);

const listeners = new Set<() => void>();
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
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useCartOpen(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => open,
    () => false,
  );
}
