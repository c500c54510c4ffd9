import type { createBrowserRouter } from 'react-router-dom';
import type { Visit } from '../shared/visits';

export type Router = ReturnType<typeof createBrowserRouter>;

/** Delay after which a page is expected to show its results, in ms. */
const SHOWN = 500;

/** Delay after which a page is drawn, in ms. */
const DRAWN = 100;

/** Reports what is seen and done on the site, for anonymous totals by day (`/politica-de-privacidade`). */
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
  router.subscribe(() => setTimeout(look, DRAWN));
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

/** Reports a search without results, unless the visitor has searched for something else since. */
function lookForNothing(search: string) {
  if (search !== location.search) return;
  const subject = new URLSearchParams(search).get('q') ?? '';
  if (subject && document.querySelector('[data-nothing]')) tell({ what: 'emptySearch', subject });
}

/** Returns the action of a link: a chat or order with the brand or a store, or directions. Sharing a page is none. */
function doneBy({ href, dataset }: HTMLAnchorElement): Visit['what'] | null {
  if (href.startsWith('https://www.google.com/maps/dir/')) return 'directions';
  if (!/^https:\/\/wa\.me\/\d/.test(href)) return null;
  return 'order' in dataset ? 'order' : 'chat';
}

/** Sends a visit, even while the page is being left (`keepalive`). */
function tell(visit: Visit) {
  if (!navigator.onLine) return;
  const headers = { 'Content-Type': 'application/json' };
  fetch('/api/visits', { method: 'POST', body: JSON.stringify(visit), headers, keepalive: true }).catch(() => {});
}
