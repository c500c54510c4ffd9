import type { RouteObject } from 'react-router-dom';
import { closeDialogsByBack } from './back-closes';
import { chunkPreloader } from './page-chunks';
import { registerWorker } from './register-worker';
import { routeFinder } from './route-finder';
import { followVisits, type Router } from './visits';
import { type LoaderContext, warmUpLinks, withWaitingStyles } from './warm-up';

/** Starts everything that the first page does not need. This module is fetched after all that the page needs. */
export function afterwards(router: Router, routes: RouteObject[], context: LoaderContext, entry: string) {
  const preload = chunkPreloader(entry);
  letStylesWait(router.routes);
  const findRoute = routeFinder(routes);
  router.subscribe(({ navigation }) => {
    const { pathname } = navigation.location ?? {};
    // After the router has requested the page's data, which takes the longest to come.
    if (pathname) queueMicrotask(() => preload(findRoute(pathname)?.routes ?? []));
  });
  warmUpLinks(routes, { context, preload });
  closeDialogsByBack();
  registerWorker();
  followVisits(router);
}

/** Lets the styles of a page wait for it after a click, too: applied as they arrive, they would lay out the old page again. */
function letStylesWait(routes: Router['routes']) {
  for (const route of routes) {
    const { lazy, children = [] } = route;
    if (typeof lazy === 'function') route.lazy = () => withWaitingStyles(lazy);
    letStylesWait(children);
  }
}
