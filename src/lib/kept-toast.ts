import { type Toast, toast } from './toast';

const KEY = 'soul-toast';

/** Leaves a toast for the next page of this tab: site and panel are documents of their own. */
export function keepToast(message: Omit<Toast, 'id'>) {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(message));
  } catch {
    // Without storage nothing is told, and nothing else is lost.
  }
}

/** Shows what the page before left. */
export function showKeptToast() {
  try {
    const kept = sessionStorage.getItem(KEY);
    sessionStorage.removeItem(KEY);
    if (kept) toast(JSON.parse(kept));
  } catch {
    // As above.
  }
}
