/** Where the browser remembers whose session is open, and until when; never a token. */
export const SESSION_KEY = 'soul-session';

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
  try {
    localStorage.removeItem(SESSION_KEY);
  } catch {
    // Nothing was remembered there.
  }
}
