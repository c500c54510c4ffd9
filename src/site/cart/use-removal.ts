import { useEffect, useRef, useState } from 'react';
import type { Cart, CartItem } from '../../shared/cart';
import { putBack, removeFromCart } from './cart-changes';
import { updateCart } from './cart-state';

/** The last removal, its place in the list, and the cart before it. */
type Removal = { name: string | null; before: Cart; at: number };

/**
 * Removes items from the cart, and restores the last removal. The pressed button disappears with its item, so focus moves to
 * the same button of the item that takes its place, or of the last one; after a restore, of the item that came back.
 */
export function useRemoval(cart: Cart) {
  const list = useRef<HTMLDivElement>(null);
  const place = useRef<number | null>(null);
  const [removal, setRemoval] = useState<Removal>();
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
    place.current = at;
    setRemoval({ name, before: cart, at });
    updateCart((current) => removeFromCart(current, lines));
  }
  function empty() {
    setRemoval({ name: null, before: cart, at: 0 });
    updateCart(() => []);
  }
  function undo() {
    if (!removal) return;
    place.current = removal.at;
    setRemoval(undefined);
    updateCart((current) => putBack(current, removal.before));
  }
  return { list, removal, remove, empty, undo };
}
