import { matchRoutes, type RouteObject } from 'react-router-dom';

let underway = 0;

/** Whether a page's code is being fetched in advance. */
export function isWarmingUp(): boolean {
  return underway > 0;
}

/** Fetches a page's code at the first sign that its link will be followed: a pointer over it, a finger on it, focus. */
export function warmUpLinks(routes: RouteObject[]) {
  async function warmUp({ target }: Event) {
    const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href^="/"]');
    if (!link) return;
    underway += 1;
    const lazy = (matchRoutes(routes, link.pathname) ?? []).map(({ route }) => route.lazy);
    // A failure here is nobody's loss: following the link tries again.
    await Promise.allSettled(lazy.map((load) => typeof load === 'function' && load()));
    underway -= 1;
  }
  for (const sign of ['pointerover', 'touchstart', 'focusin']) addEventListener(sign, warmUp, { passive: true });
}
