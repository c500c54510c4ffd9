import { createPath, type Path } from 'react-router-dom';
import { attempt } from './storage';

const RELOADED = 'soul-reloaded-at';
/** A second failure within this time (ms) is not caused by a deployment: then the error page is shown. */
const PATIENCE = 30_000;

let ahead = 0;

/** Waits for chunks that are only prefetched. */
export async function inAdvance(work: Promise<unknown>) {
  ahead += 1;
  await work;
  ahead -= 1;
}

/**
 * Reloads the page once when a chunk is missing: after a deployment an open tab may request a chunk that is gone. If a
 * navigation is under way, its address is loaded. A failed prefetch or a lost network causes no reload.
 */
export function reloadOnceWhenStale(underway: () => Path | undefined) {
  addEventListener('vite:preloadError', (event) => {
    const wanted = underway();
    if (!navigator.onLine || (!wanted && ahead > 0)) return;
    const last = Number(attempt(() => sessionStorage.getItem(RELOADED)));
    if (Date.now() - last < PATIENCE) return;
    // A page that cannot note its reload might reload for ever.
    if (attempt(() => sessionStorage.setItem(RELOADED, String(Date.now()))) === null) return;
    event.preventDefault();
    if (wanted) location.assign(createPath(wanted));
    else location.reload();
  });
}
