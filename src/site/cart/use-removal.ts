import { useEffect, useRef, useState } from 'react';
import type { Cart, CartItem } from '../../shared/cart';
import { placesOf, putBack, removeFromCart } from './cart-changes';
import { updateCart } from './cart-state';

/** The last change, and what undoes it; `at` is the place of removed items in the list. */
export type LastChange = { note: string; undo: (cart: Cart) => Cart; at: number | null };

/**
 * Removes items from the cart, and undoes the last removal, or another change that is given to `setLast`. The pressed button
 * disappears with its item, so focus moves to the same button of the item that takes its place, or of the last one; after a
 * restore, of the item that came back.
 */
export function useRemoval(cart: Cart) {
  const list = useRef<HTMLDivElement>(null);
  const place = useRef<number | null>(null);
  const [last, setLast] = useState<LastChange>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs after lines were added or removed.
  useEffect(() => {
    const index = place.current;
    place.current = null;
    // Keeps focus where the visitor has moved it since.
    if (index === null || document.activeElement?.matches('a, button, input')) return;
    const buttons = list.current?.querySelectorAll<HTMLElement>('[data-remove]') ?? [];
    buttons[Math.min(index, buttons.length - 1)]?.focus();
  }, [cart.length]);

  /** Removes lines, which have a name together; `at` is their place in the list. */
  function remove(lines: CartItem[], name: string, at: number) {
    const removed = placesOf(cart, lines);
    place.current = at;
    setLast({ note: `${name} saiu do carrinho.`, undo: (current) => putBack(current, removed), at });
    updateCart((current) => removeFromCart(current, lines));
  }
  function empty() {
    const removed = placesOf(cart, cart);
    setLast({ note: 'O carrinho foi esvaziado.', undo: (current) => putBack(current, removed), at: 0 });
    updateCart(() => []);
  }
  function undo() {
    if (!last) return;
    place.current = last.at;
    setLast(undefined);
    updateCart(last.undo);
  }
  return { list, last, setLast, remove, empty, undo };
}
