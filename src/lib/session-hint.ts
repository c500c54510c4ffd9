/** Where the browser remembers whose session is open, and until when; never a token. */
export const SESSION_KEY = 'soul-session';

/** Where it remembers what of an account's products it has, from sign-in until they have left it again. */
export const KEPT_KEY = 'soul-kept';

/** Whether somebody may be signed in here, or has been; pages of other visitors then carry nothing of sessions. */
export function remembers(key: string): boolean {
  try {
    return key in localStorage;
  } catch {
    return false;
  }
}
