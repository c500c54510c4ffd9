import { availableLines, type Cart, readLines } from './cart';
import { type Receiving, readReceiving } from './order';

/** An order that a visitor sent to a chat, as stored in the browser. */
export type SentOrder = {
  code: string;
  sentAt: string;
  /** The store's name; `null` if the order went to the brand. */
  store: string | null;
  lines: Cart;
} & Partial<Pick<Receiving, 'way' | 'district'>>;

/** Maximum number of stored orders; the oldest is dropped. */
export const ORDERS_MAX = 5;

/** Returns the orders with this one first. An order sent again is kept once. */
export function keepOrder(orders: SentOrder[], order: SentOrder): SentOrder[] {
  const others = orders.filter(({ code }) => code !== order.code);
  return [{ ...order, lines: availableLines(order.lines) }, ...others].slice(0, ORDERS_MAX);
}

/** Reads stored orders, possibly of an older version of the site. Leaves out unreadable ones. */
export function parseOrders(stored: string | null): SentOrder[] {
  try {
    const orders: unknown[] = JSON.parse(stored ?? '[]');
    return orders.flatMap((value) => readOrder(value) ?? []).slice(0, ORDERS_MAX);
  } catch {
    return [];
  }
}

function readOrder(value: unknown): SentOrder | null {
  const { code, sentAt, store, lines: stored } = (value ?? {}) as Record<string, unknown>;
  const lines = readLines(stored);
  if (typeof code !== 'string' || typeof sentAt !== 'string' || Number.isNaN(Date.parse(sentAt))) return null;
  if (lines.length === 0) return null;
  // Orders stored by earlier versions lack the answers.
  const { way, district } = readReceiving(value as Record<string, unknown>);
  return { code, sentAt, store: typeof store === 'string' ? store : null, lines, ...(way && { way, district }) };
}
