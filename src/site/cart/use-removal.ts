import { useEffect, useRef, useState } from 'react';
import { type Cart, type CartItem, isSame } from '../../shared/cart';
import { putBack, removeFromCart } from './cart-changes';
import { updateCart } from './kept-cart';

/** The last removal, and the cart before it. */
type Removal = { name: string | null; before: Cart };

/**
 * Removes items from the cart, and restores the last removal. The pressed button disappears with its item, so focus moves to
 * the same button of the item that takes its place, or of the last one; after a restore, of the first one.
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

  function remove(line: CartItem) {
    place.current = cart.indexOf(line);
    setRemoval({ name: line.name, before: cart });
    updateCart((current) => removeFromCart(current, line));
  }
  function empty() {
    setRemoval({ name: null, before: cart });
    updateCart(() => []);
  }
  function undo() {
    if (!removal) return;
    const missing = removal.before.findIndex((line) => !cart.some((other) => isSame(other, line)));
    place.current = Math.max(0, missing);
    setRemoval(undefined);
    updateCart((current) => putBack(current, removal.before));
  }
  return { list, removal, remove, empty, undo };
}
