import { type LoaderFunctionArgs, matchRoutes, type RouteObject } from 'react-router-dom';

/** So long a pointer or the focus rests on a link that is meant, in ms: passing over it asks for nothing. */
const REST = 60;

/** After the application lives its page has done what it had to, in ms. */
const SETTLED = 1000;

let underway = 0;

/** Whether a page's code is being fetched in advance. */
export function isWarmingUp(): boolean {
  return underway > 0;
}

type Connection = { saveData?: boolean; effectiveType?: string };
const connection = () => (navigator as Navigator & { connection?: Connection }).connection;

/**
 * Fetches a page at the first sign that its link will be followed: a pointer or the focus that rests on it, a press. Where
 * loaders have a `context`, its data too, and the code of links that come to stand in sight on a good connection. A
 * visitor who saves data is spared all of it, and so is one without a network.
 */
export function warmUpLinks(routes: RouteObject[], context?: () => LoaderFunctionArgs['context']) {
  async function warmUp({ href, pathname }: HTMLAnchorElement, isMeant = true) {
    if (connection()?.saveData || !navigator.onLine) return;
    underway += 1;
    const fetched = (matchRoutes(routes, pathname) ?? []).flatMap(({ route: { lazy, loader }, params }) => {
      if (typeof lazy !== 'function') return [];
      if (!isMeant || !context || typeof loader !== 'function') return [lazy()];
      // Of what a loader may be given, ours read only this.
      const args = { request: new Request(href), params, context: context() } as LoaderFunctionArgs;
      return [lazy(), loader(args)];
    });
    // A failure here is nobody's loss: following the link tries again.
    await Promise.allSettled(fetched);
    underway -= 1;
  }

  let rest: ReturnType<typeof setTimeout> | undefined;
  function onceItRests({ target }: Event) {
    clearTimeout(rest);
    const link = linkAt(target);
    if (link) rest = setTimeout(() => void warmUp(link), REST);
  }
  for (const sign of ['pointerover', 'focusin']) addEventListener(sign, onceItRests, { passive: true });
  addEventListener('pointerdown', ({ target }) => {
    const link = linkAt(target);
    if (link) void warmUp(link);
  });

  if (!context) return;
  const warmUpInSight = () => {
    if ((connection()?.effectiveType ?? '4g') !== '4g') return;
    for (const link of document.querySelectorAll<HTMLAnchorElement>(LINKS)) {
      const { top, bottom } = link.getBoundingClientRect();
      if (bottom > 0 && top < innerHeight) void warmUp(link, false);
    }
  };
  addEventListener('scrollend', warmUpInSight, { passive: true });
  addEventListener('live', () => setTimeout(warmUpInSight, SETTLED), { once: true });
}

const LINKS = 'a[href^="/"]';

function linkAt(target: EventTarget | null): HTMLAnchorElement | null {
  return target instanceof Element ? target.closest<HTMLAnchorElement>(LINKS) : null;
}
