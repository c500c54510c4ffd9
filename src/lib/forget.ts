import { KEPT_KEY, SESSION_KEY } from './session-hint';

/** Where the panel remembers which records a person opened here; it goes when they sign out, on the site too. */
export const RECENT_KEY = 'soul-recent';

/** For whoever ends the session without the module that keeps it, such as the panel: other tabs follow. */
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
    // Nothing was remembered there.
  }
}
