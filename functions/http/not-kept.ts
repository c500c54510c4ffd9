import type { Context } from 'hono';

const NO_STORE = 'no-store';

/**
 * The answer is about something that is not there, by an address that anybody can make up: of such there is no end, so that
 * nobody keeps it, nor a page that is made of it.
 */
export function keepNothing(c: Context): void {
  c.header('Cache-Control', NO_STORE);
}

export function mayBeKept({ headers }: Response): boolean {
  return headers.get('Cache-Control') !== NO_STORE;
}
