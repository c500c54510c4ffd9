import { SESSION_KEY, SYNC_KEY } from './session-hint';
import { attempt } from './storage';

/** Storage key of the records that a person opened in the panel. Signing out removes it, also on the site. */
export const RECENT_KEY = 'soul-recent';

/** Storage key of the panel's lists in this window, over a reload. Signing out removes it, also on the site. */
export const LISTS_KEY = 'soul-list-rows';

/** Removes the session from storage, for code that does not load `session.ts`, such as the panel. Other tabs follow. */
export function forgetSignedIn() {
  attempt(() => localStorage.removeItem(SESSION_KEY));
}

export function forgetRecent() {
  attempt(() => localStorage.removeItem(RECENT_KEY));
  forgetLists();
}

export function forgetLists() {
  attempt(() => sessionStorage.removeItem(LISTS_KEY));
}

export function forgetFollowed() {
  attempt(() => localStorage.removeItem(SYNC_KEY));
}
