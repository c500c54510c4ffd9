import type { Context } from 'hono';

const NO_STORE = 'no-store';

/**
 * Marks an answer about something that does not exist. Anybody can make up such addresses, without end. Therefore neither
 * the answer nor a page that is made from it is cached.
 */
export function keepNothing(c: Context): void {
  c.header('Cache-Control', NO_STORE);
}

export function mayBeKept({ headers }: Response): boolean {
  return headers.get('Cache-Control') !== NO_STORE;
}
