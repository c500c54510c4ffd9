import type { RouteObject } from 'react-router-dom';
import { closeDialogsByBack } from './back-closes';
import { chunkPreloader } from './page-chunks';
import { registerWorker } from './register-worker';
import { routeFinder } from './route-finder';
import { followVisits, type Router } from './visits';
import { type LoaderContext, warmUpLinks } from './warm-up';

/** Starts everything that the first page does not need. This module is fetched after all that the page needs. */
export function afterwards(router: Router, routes: RouteObject[], context: LoaderContext, entry: string) {
  const preload = chunkPreloader(entry);
  const findRoute = routeFinder(routes);
  router.subscribe(({ navigation }) => {
    const { pathname } = navigation.location ?? {};
    // For searches and other navigations without a link, which `warmUpLinks` does not see.
    if (pathname) preload(findRoute(pathname)?.routes ?? []);
  });
  warmUpLinks(findRoute, { context, preload });
  closeDialogsByBack();
  registerWorker(router);
  followVisits(router);
}
