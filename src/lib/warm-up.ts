import type { LoaderFunctionArgs } from 'react-router-dom';
import type { PreloadChunks } from './page-chunks';
import type { RouteFinder } from './route-finder';
import { inAdvance } from './stale-build';

/** How long pointer or focus must rest on a link, in ms: passing over a link fetches nothing. */
const REST = 40;

/** Delay after which the first page is hydrated and has done its own work, in ms. */
const SETTLED = 1000;
/** Delay after scrolling until the content is on the screen, in ms. */
const SCROLLED = 200;

type Connection = { saveData?: boolean; effectiveType?: string };
const connection = () => (navigator as Navigator & { connection?: Connection }).connection;

export type LoaderContext = () => LoaderFunctionArgs['context'];

/**
 * Prefetches a page at the first sign that its link will be followed: a pointer or the focus rests on it, or it is pressed.
 * With `site` it also prefetches the page's data and, on a good connection, the code of all links in sight. For visitors
 * who save data it fetches nothing before the click; from then on all at once, which the router would do one by one.
 */
export function warmUpLinks(findRoute: RouteFinder, site?: { context: LoaderContext; preload: PreloadChunks }) {
  function warmUp({ href, pathname }: HTMLAnchorElement, isMeant = true) {
    if (!navigator.onLine) return;
    const { routes: found = [], params = {} } = findRoute(pathname) ?? {};
    const fetched: unknown[] = [];
    const page = found.at(-1);
    if (isMeant && site && page?.path !== '*' && typeof page?.loader === 'function') {
      // Our loaders read only these of the arguments that a loader may get.
      const args = { request: new Request(href), params, context: site.context() } as LoaderFunctionArgs;
      fetched.push(page.loader(args));
    }
    // Its styles first: the page waits for them, and they are its last requests otherwise. Loaded routes are no longer lazy.
    fetched.push(...found.map(({ lazy }) => typeof lazy === 'function' && lazy()));
    site?.preload(found);
    // A failed prefetch is ignored: following the link tries again.
    void inAdvance(Promise.allSettled(fetched));
  }

  function warmUpAhead(link: HTMLAnchorElement, isMeant?: boolean) {
    if (!connection()?.saveData) warmUp(link, isMeant);
  }

  let rested: HTMLAnchorElement | null = null;
  let rest: ReturnType<typeof setTimeout> | undefined;
  function onceItRests(target: EventTarget | null) {
    const link = linkAt(target);
    // The elements inside a link fire this event as well.
    if (link === rested) return;
    clearTimeout(rest);
    rested = link;
    if (link) rest = setTimeout(() => warmUpAhead(link), REST);
  }
  for (const sign of ['pointerover', 'focusin']) {
    addEventListener(sign, ({ target }) => onceItRests(target), { passive: true });
  }
  // The pointer may have come to rest before this code was loaded.
  onceItRests(document.querySelector(`${LINKS}:hover`));
  const toLink =
    (warm: typeof warmUp) =>
    ({ target }: Event) => {
      const link = linkAt(target);
      if (link) warm(link);
    };
  addEventListener('pointerdown', toLink(warmUpAhead));
  // Captured, to be called before the click is handled.
  addEventListener('click', toLink(warmUp), true);

  if (!site) return;
  const warmUpInSight = () => {
    if ((connection()?.effectiveType ?? '4g') !== '4g') return;
    const inSight = [...document.querySelectorAll<HTMLAnchorElement>(LINKS)].filter((link) => {
      const { top, bottom } = link.getBoundingClientRect();
      return bottom > 0 && top < innerHeight;
    });
    // All links are measured before the first prefetch, which changes the page: each later measurement would force a layout.
    for (const link of inSight) warmUpAhead(link, false);
  };
  let settled: ReturnType<typeof setTimeout> | undefined;
  // A new page that begins at its top also fires `scrollend`: the delay lets it be shown first.
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
