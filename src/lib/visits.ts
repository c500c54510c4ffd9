import type { createBrowserRouter } from 'react-router-dom';
import type { Visit } from '../shared/visits';

export type Router = ReturnType<typeof createBrowserRouter>;

/** How long, in ms, a page may take to show what it was asked for. */
const SHOWN = 500;

/** Tells what is seen and done on the site, for totals by day that name nobody (`/politica-de-privacidade`). */
export function followVisits(router: Router) {
  let path = '';
  let search = '';
  const look = () => {
    const { location, navigation } = router.state;
    if (navigation.state !== 'idle') return;
    if (location.pathname !== path) tell({ what: 'page', subject: location.pathname });
    if (location.search !== search || location.pathname !== path) setTimeout(lookForNothing, SHOWN, location.search);
    ({ pathname: path, search } = location);
  };
  look();
  router.subscribe(look);
  addEventListener(
    'click',
    ({ target }) => {
      const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href^="https://"]');
      const what = link && doneBy(link);
      if (what) tell({ what, subject: location.pathname });
    },
    true,
  );
}

/** Unless something else is searched for by then. */
function lookForNothing(search: string) {
  if (search !== location.search) return;
  const subject = new URLSearchParams(search).get('q') ?? '';
  if (subject && document.querySelector('[data-nothing]')) tell({ what: 'emptySearch', subject });
}

/** A chat with the brand or a store, not one in which a page is shared; or the way to a store. */
function doneBy({ href, dataset }: HTMLAnchorElement): Visit['what'] | null {
  if (href.startsWith('https://www.google.com/maps/dir/')) return 'directions';
  if (!/^https:\/\/wa\.me\/\d/.test(href)) return null;
  return 'order' in dataset ? 'order' : 'chat';
}

/** Even as the page is left. */
function tell(visit: Visit) {
  if (!navigator.onLine) return;
  const headers = { 'Content-Type': 'application/json' };
  fetch('/api/visits', { method: 'POST', body: JSON.stringify(visit), headers, keepalive: true }).catch(() => {});
}
