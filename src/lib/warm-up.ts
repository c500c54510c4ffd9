import type { LoaderFunctionArgs, RouteObject } from 'react-router-dom';
import type { PreloadChunks } from './page-chunks';
import { routeFinder } from './route-finder';
import { inAdvance } from './stale-build';

/** So long a pointer or the focus rests on a link that is meant, in ms: passing over it asks for nothing. */
const REST = 40;

/** By then the page lives and has done what it had to, in ms. */
const SETTLED = 1000;
/** By then what was scrolled to is on the screen, in ms. */
const SCROLLED = 200;

type Connection = { saveData?: boolean; effectiveType?: string };
const connection = () => (navigator as Navigator & { connection?: Connection }).connection;

export type LoaderContext = () => LoaderFunctionArgs['context'];

/**
 * Fetches a page at the first sign that its link will be followed: a pointer or the focus that rests on it, a press. Where
 * the site's loaders have a context, its data too, and the code of links that come to stand in sight on a good connection.
 * A visitor who saves data is spared all of it, and so is one without a network.
 */
export function warmUpLinks(routes: RouteObject[], site?: { context: LoaderContext; preload: PreloadChunks }) {
  const findRoute = routeFinder(routes);

  function warmUp({ href, pathname }: HTMLAnchorElement, isMeant = true) {
    if (connection()?.saveData || !navigator.onLine) return;
    const { routes: found = [], params = {} } = findRoute(pathname) ?? {};
    site?.preload(found);
    // Of the page that came first the code is there, and it is lazy no more.
    const fetched: unknown[] = found.map(({ lazy }) => typeof lazy === 'function' && lazy());
    const page = found.at(-1);
    if (isMeant && site && page?.path !== '*' && typeof page?.loader === 'function') {
      // Of what a loader may be given, ours read only this.
      const args = { request: new Request(href), params, context: site.context() } as LoaderFunctionArgs;
      fetched.push(page.loader(args));
    }
    // A failure here is nobody's loss: following the link tries again.
    void inAdvance(Promise.allSettled(fetched));
  }

  let rested: HTMLAnchorElement | null = null;
  let rest: ReturnType<typeof setTimeout> | undefined;
  function onceItRests({ target }: Event) {
    const link = linkAt(target);
    // What stands within a link tells of the pointer as well.
    if (link === rested) return;
    clearTimeout(rest);
    rested = link;
    if (link) rest = setTimeout(() => warmUp(link), REST);
  }
  for (const sign of ['pointerover', 'focusin']) addEventListener(sign, onceItRests, { passive: true });
  addEventListener('pointerdown', ({ target }) => {
    const link = linkAt(target);
    if (link) warmUp(link);
  });

  if (!site) return;
  const warmUpInSight = () => {
    if ((connection()?.effectiveType ?? '4g') !== '4g') return;
    const inSight = [...document.querySelectorAll<HTMLAnchorElement>(LINKS)].filter((link) => {
      const { top, bottom } = link.getBoundingClientRect();
      return bottom > 0 && top < innerHeight;
    });
    // All were looked at before anything is asked for: what asks changes the page, which would be laid out for each look.
    for (const link of inSight) warmUp(link, false);
  };
  let settled: ReturnType<typeof setTimeout> | undefined;
  // A page that begins at its top has scrolled as well: it is shown before anything else is done.
  const onceSettled = (wait: number) => {
    clearTimeout(settled);
    settled = setTimeout(warmUpInSight, wait);
  };
  addEventListener('scrollend', () => onceSettled(SCROLLED), { passive: true });
  onceSettled(SETTLED);
}

const LINKS = 'a[href^="/"]';

function linkAt(target: EventTarget | null): HTMLAnchorElement | null {
  return target instanceof Element ? target.closest<HTMLAnchorElement>(LINKS) : null;
}
