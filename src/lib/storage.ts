/**
 * Returns the result of an action on `localStorage` or `sessionStorage`; `null` if it fails. A browser may deny storage, even
 * by throwing when it is named; it may be full, or what is stored may be unreadable.
 */
export function attempt<T>(action: () => T): T | null {
  try {
    return action();
  } catch {
    return null;
  }
}
