const RELOADED = 'soul-reloaded-at';
/** A second failure within this time, in ms, is not a deploy's doing: the error page shows then. */
const PATIENCE = 30_000;

/** After a deploy an open tab may ask for a chunk that is gone: the page is then loaded anew, once. */
export function reloadOnceWhenStale() {
  addEventListener('vite:preloadError', (event) => {
    try {
      const last = Number(sessionStorage.getItem(RELOADED) ?? 0);
      if (Date.now() - last < PATIENCE) return;
      sessionStorage.setItem(RELOADED, String(Date.now()));
    } catch {
      return;
    }
    event.preventDefault();
    location.reload();
  });
}
