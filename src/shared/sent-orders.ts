import { availableLines, type Cart, readLines } from './cart';

/** An order that a visitor took to a chat, as their browser keeps it. */
export type SentOrder = {
  code: string;
  sentAt: string;
  /** The store's name; without one it went to the brand. */
  store: string | null;
  lines: Cart;
};

/** The oldest gives way. */
export const ORDERS_KEPT = 5;

/** With that order first; one taken to the chat again is kept once. */
export function keepOrder(orders: SentOrder[], order: SentOrder): SentOrder[] {
  const others = orders.filter(({ code }) => code !== order.code);
  return [{ ...order, lines: availableLines(order.lines) }, ...others].slice(0, ORDERS_KEPT);
}

/** What was stored by this or an older version of the site; an order that cannot be read is left out. */
export function parseOrders(stored: string | null): SentOrder[] {
  try {
    const orders: unknown[] = JSON.parse(stored ?? '[]');
    return orders.flatMap((value) => readOrder(value) ?? []).slice(0, ORDERS_KEPT);
  } catch {
    return [];
  }
}

function readOrder(value: unknown): SentOrder | null {
  const { code, sentAt, store, lines: stored } = (value ?? {}) as Record<string, unknown>;
  const lines = readLines(stored);
  if (typeof code !== 'string' || typeof sentAt !== 'string' || Number.isNaN(Date.parse(sentAt))) return null;
  return lines.length === 0 ? null : { code, sentAt, store: typeof store === 'string' ? store : null, lines };
}
