import './fonts.css';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router/dom';
import { createBrowserRouter, matchRoutes, RouterContextProvider } from 'react-router-dom';
import { ACCOUNT_PAGE } from './lib/account-page';
import { addStyles } from './lib/add-styles';
import { createApi } from './lib/api';
import { apiContext } from './lib/context';
import { drawPromptly } from './lib/draw-promptly';
import { showFlash } from './lib/flash';
import { Live } from './lib/live';
import { readPageData } from './lib/page-data';
import { fetchForPages, followRouter, rememberPages, watchReturns } from './lib/page-memory';
import { remembers, SESSION_KEY, SYNC_KEY } from './lib/session-hint';
import { reloadOnceWhenStale } from './lib/stale-build';
import { prefetchErrorPage } from './site/layout/error-boundary';
import { routes } from './site/routes';

const page = readPageData();

/**
 * Offline, the service worker shows its offline page in place of a page that it does not have. The application hydrates
 * that page, then navigates to the wanted one, whose data may be cached.
 */
const wanted = page.path === location.pathname ? null : location.pathname + location.search + location.hash;
if (wanted) history.replaceState(history.state, '', page.path);

/** Loads the modules of the shown routes: the first rendering must equal that of the edge. */
async function loadShownRoutes() {
  const lazy = (matchRoutes(routes, location) ?? []).map(({ route }) => route);
  await Promise.all(
    lazy.map(async (route) => {
      if (typeof route.lazy !== 'function') return;
      Object.assign(route, { ...(await route.lazy()), lazy: undefined });
    }),
  );
}

let router: ReturnType<typeof createBrowserRouter> | undefined;
reloadOnceWhenStale(() => router?.state.navigation.location);
rememberPages(routes, page);
await loadShownRoutes();
const apiClient = createApi(location.origin, fetchForPages);
function getContext() {
  const context = new RouterContextProvider();
  context.set(apiContext, apiClient);
  return context;
}
watchReturns();
const followed = createBrowserRouter(routes, { getContext });
router = followed;
followRouter(router);
const drawn = drawPromptly(router);

showFlash();
// What the first page does not wait for, in a task of its own.
setTimeout(() => {
  addStyles(page.styles);
  void import('./lib/afterwards').then((own) => own?.afterwards(followed, routes, getContext, page.entry));
  void prefetchErrorPage();
  if (remembers(SESSION_KEY) || remembers(SYNC_KEY)) {
    void import('./site/account/sync').then((account) => account?.followAccount());
  }
});
if (wanted) addEventListener('live', () => goOn(wanted), { once: true });

function goOn(to: string) {
  // With the error page, which is often what is shown: it would be fetched while the page is empty.
  const navigate = () => void prefetchErrorPage().then(() => router?.navigate(to, { replace: true }));
  if (navigator.onLine || !ACCOUNT_PAGE.test(to)) return navigate();
  // A reload must load the wanted page.
  history.replaceState(history.state, '', to);
  addEventListener('online', navigate, { once: true });
}

const app = (
  <Live>
    <RouterProvider router={drawn} />
  </Live>
);
startTransition(() => {
  // StrictMode does nothing in a build, but adds to each page's script.
  hydrateRoot(document, import.meta.env.DEV ? <StrictMode>{app}</StrictMode> : app);
});
