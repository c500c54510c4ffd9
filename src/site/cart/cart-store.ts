import { useSyncExternalStore } from 'react';
import { type Cart, parseCart } from '../../shared/cart';

const STORAGE_KEY = 'soul-cart';
const EMPTY: Cart = [];

let cart: Cart | null = null;
const listeners = new Set<() => void>();

export function readCart(): Cart {
  cart ??= parseCart(safely(() => localStorage.getItem(STORAGE_KEY)) ?? null);
  return cart;
}

/** Storage may be refused (private windows, full disks): the cart then lives as long as the page. */
function safely<T>(action: () => T): T | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}

export function updateCart(change: (cart: Cart) => Cart) {
  const next = change(readCart());
  cart = next;
  safely(() => localStorage.setItem(STORAGE_KEY, JSON.stringify(next)));
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  const onOtherTab = (event: StorageEvent) => {
    if (event.key !== STORAGE_KEY && event.key !== null) return;
    cart = null;
    listener();
  };
  listeners.add(listener);
  addEventListener('storage', onOtherTab);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', onOtherTab);
  };
}

let open = false;

/** Shows the cart's drawer, from anywhere on the site. */
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

export function useCartOpen(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => open,
    () => false,
  );
}

/** The visitor's cart, the same in every tab; empty while the page is not live. */
export function useCart(): Cart {
  return useSyncExternalStore(subscribe, readCart, () => EMPTY);
}
