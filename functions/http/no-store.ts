import type { Context } from 'hono';

const NO_STORE = 'no-store';

/**
 * Marks an answer that must not be cached, nor a page that is made from it. It is about something that does not exist:
 * anybody can make up such addresses, without end. Or its address tells something about the visitor.
 */
export function noStore(c: Context): void {
  c.header('Cache-Control', NO_STORE);
}

export function isStorable({ headers }: Response): boolean {
  return headers.get('Cache-Control') !== NO_STORE;
}
