import { KEPT_KEY, SESSION_KEY } from './session-hint';

/** Storage key of the records that a person opened in the panel. Signing out removes it, also on the site. */
export const RECENT_KEY = 'soul-recent';

/** Storage key of the panel's lists in this window, over a reload. Signing out removes it, also on the site. */
export const LISTS_KEY = 'soul-list-rows';

/** Removes the session from storage, for code that does not load `session.ts`, such as the panel. Other tabs follow. */
export function forgetSignedIn() {
  forget(SESSION_KEY);
}

export function forgetRecent() {
  forget(RECENT_KEY);
  forgetLists();
}

export function forgetLists() {
  forget(LISTS_KEY, 'sessionStorage');
}

export function forgetFollowed() {
  forget(KEPT_KEY);
}

function forget(key: string, storage: 'localStorage' | 'sessionStorage' = 'localStorage') {
  try {
    window[storage].removeItem(key);
  } catch {
    // Without storage nothing was remembered.
  }
}
