/** Where the browser remembers whose session is open, and until when; never a token. */
export const SESSION_KEY = 'soul-session';

/** Where the panel remembers which records a person opened here; it goes when they sign out, on the site too. */
export const RECENT_KEY = 'soul-recent';

/** Whether somebody may be signed in here; pages of other visitors then carry nothing of sessions. */
export function mayBeSignedIn(): boolean {
  try {
    return localStorage.getItem(SESSION_KEY) !== null;
  } catch {
    return false;
  }
}

/** For whoever ends the session without the module that keeps it, such as the panel: other tabs follow. */
export function forgetSignedIn() {
  forget(SESSION_KEY);
}

export function forgetRecent() {
  forget(RECENT_KEY);
}

function forget(key: string) {
  try {
    localStorage.removeItem(key);
  } catch {
    // Nothing was remembered there.
  }
}
