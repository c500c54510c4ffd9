import { matchRoutes, type RouteObject } from 'react-router-dom';

/** Fetches a page's code at the first sign that its link will be followed: a pointer over it, a finger on it, focus. */
export function warmUpLinks(routes: RouteObject[]) {
  function warmUp({ target }: Event) {
    const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href^="/"]');
    if (!link) return;
    for (const { route } of matchRoutes(routes, link.pathname) ?? []) {
      // A failure here is nobody's loss: following the link tries again.
      if (typeof route.lazy === 'function') route.lazy().catch(() => undefined);
    }
  }
  for (const sign of ['pointerover', 'touchstart', 'focusin']) addEventListener(sign, warmUp, { passive: true });
}
