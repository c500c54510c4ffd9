import { KEPT_KEY, SESSION_KEY } from './session-hint';

/** Storage key of the records that a person opened in the panel. Signing out removes it, also on the site. */
export const RECENT_KEY = 'soul-recent';

/** Removes the session from storage, for code that does not load `session.ts`, such as the panel. Other tabs follow. */
export function forgetSignedIn() {
  forget(SESSION_KEY);
}

export function forgetRecent() {
  forget(RECENT_KEY);
}

export function forgetFollowed() {
  forget(KEPT_KEY);
}

function forget(key: string) {
  try {
    localStorage.removeItem(key);
  } catch {
    // Without storage nothing was remembered.
  }
}
