import { createPath, type Path } from 'react-router-dom';

const RELOADED = 'soul-reloaded-at';
/** A second failure within this time, in ms, is not a deploy's doing: the error page shows then. */
const PATIENCE = 30_000;

let ahead = 0;

/** Waits for chunks that are only fetched in advance. */
export async function inAdvance(work: Promise<unknown>) {
  ahead += 1;
  await work;
  ahead -= 1;
}

/**
 * After a deploy an open tab may ask for a chunk that is gone: the page is then loaded anew, once, at the address that
 * a navigation was on its way to. A chunk that was only fetched in advance is no reason, and neither is a lost network.
 */
export function reloadOnceWhenStale(underway: () => Path | undefined) {
  addEventListener('vite:preloadError', (event) => {
    const wanted = underway();
    if (!navigator.onLine || (!wanted && ahead > 0)) return;
    try {
      const last = Number(sessionStorage.getItem(RELOADED) ?? 0);
      if (Date.now() - last < PATIENCE) return;
      sessionStorage.setItem(RELOADED, String(Date.now()));
    } catch {
      return;
    }
    event.preventDefault();
    if (wanted) location.assign(createPath(wanted));
    else location.reload();
  });
}
