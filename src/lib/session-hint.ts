import { attempt } from './storage';

/** Storage key of whose session is open, and until when. It never holds a token. */
export const SESSION_KEY = 'soul-session';

/** Storage key of the account's kept products in this browser, from sign-in until they are removed again. */
export const SYNC_KEY = 'soul-kept';

/** Returns whether storage has this key. Without it a page loads no code for sessions. */
export function remembers(key: string): boolean {
  return attempt(() => localStorage.getItem(key)) !== null;
}
