import { useEffect, useRef, useState } from 'react';
import type { Cart, CartItem } from '../../shared/cart';
import type { SentOrder } from '../../shared/sent-orders';
import { putBack, removeFromCart, repeatLines, takeBack } from './cart-changes';
import { readCart, updateCart } from './cart-state';

/** The last removal with its place in the list, or the last repeated order; and the cart before it. */
export type LastChange = { before: Cart } & ({ name: string | null; at: number } | { order: SentOrder });

/** In ms: a second press within this time belongs to a double click or tap. */
const PRESS_PAIR = 1000;

/**
 * Removes items from the cart, or adds those of an earlier order, and undoes the last of these changes. The pressed button disappears with its item, so focus moves to
 * the same button of the item that takes its place, or of the last one; after a restore, of the item that came back.
 */
export function useRemoval(cart: Cart) {
  const list = useRef<HTMLDivElement>(null);
  const place = useRef<number | null>(null);
  const pressed = useRef<{ code: string; at: number }>(null);
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
    place.current = at;
    setLast({ name, before: cart, at });
    updateCart((current) => removeFromCart(current, lines));
  }
  function empty() {
    setLast({ name: null, before: cart, at: 0 });
    updateCart(() => []);
  }
  /** Adds the order's items once for a double press; returns whether it has. `at` is the time of the press. */
  function repeat(order: SentOrder, at: number): boolean {
    const { current } = pressed;
    const isSecond = current?.code === order.code && at - current.at < PRESS_PAIR;
    pressed.current = { code: order.code, at };
    if (isSecond) return false;
    setLast({ order, before: readCart() });
    updateCart((lines) => repeatLines(lines, order.lines));
    return true;
  }
  function undo() {
    if (!last) return;
    setLast(undefined);
    if ('order' in last) return updateCart((current) => takeBack(current, last.before, last.order.lines));
    place.current = last.at;
    updateCart((current) => putBack(current, last.before));
  }
  return { list, last, remove, empty, repeat, undo };
}
