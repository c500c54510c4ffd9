import { attempt } from './storage';
import { type Toast, toast } from './toast';

const KEY = 'soul-toast';

/** Leaves a toast for the next page of this tab, because site and panel are separate documents. */
export function flash(message: Omit<Toast, 'id'>) {
  attempt(() => sessionStorage.setItem(KEY, JSON.stringify(message)));
}

/** Shows the toast that the previous page left. */
export function showFlash() {
  attempt(() => {
    const kept = sessionStorage.getItem(KEY);
    sessionStorage.removeItem(KEY);
    if (kept) toast(JSON.parse(kept));
  });
}
