import { type LoaderFunction, matchRoutes, type RouteObject } from 'react-router-dom';
import type { PageData } from './page-data';

/** For so long, in ms, what was read is shown as it is: the edge itself answers with copies of that age. */
export const YOUNG = 60_000;
/** As many pages are remembered, the latest. */
const MOST = 40;

/** What a page's loader told, or is about to tell, and when it was asked. */
type Memory = { told: ReturnType<LoaderFunction>; at: number };
type State = { navigation: { state: string }; revalidation: string };
type Router = { state: State; subscribe: (listener: (state: State) => void) => unknown; revalidate: () => unknown };

/** What this tab has read, by page and address. */
const memories = new Map<string, Memory>();
let router: Router | undefined;
/** Between a step back or forward and the page that it leads to. */
let isReturning = false;
let showsOld = false;

/**
 * Has pages tell again what they told a moment ago, to whoever asked: a link that was pointed at, or a visit. A page that
 * is gone back to shows at once what it showed, however old that is, and is read again behind.
 */
export function rememberPages(routes: RouteObject[], { path, partial, state }: PageData) {
  for (const route of everyRoute(routes)) {
    if (route.lazy && typeof route.loader === 'function') route.loader = remembering(route, route.loader);
  }
  // The page that came rendered has told already, unless a part of it is missing.
  const [shown] = matchRoutes(routes, path)?.slice(-1) ?? [];
  const told = shown && state.loaderData?.[shown.route.id ?? ''];
  if (told && !partial && !state.errors) keep(keyOf(shown.route, location.href), { told, at: Date.now() });
}

/** Listens to the router's steps back and forward; to be called before the router itself listens. */
export function watchReturns() {
  addEventListener('popstate', () => {
    isReturning = true;
  });
}

export function followRouter(followed: Router) {
  router = followed;
  addEventListener('unsaid', followed.revalidate);
  followed.subscribe(({ navigation }) => {
    if (navigation.state !== 'idle') return;
    isReturning = false;
    if (!showsOld) return;
    showsOld = false;
    followed.revalidate();
  });
}

/** `fetch` for loaders. Where an answer fails a page may have been told without a part: nothing is remembered then. */
export async function fetchForPages(...request: Parameters<typeof fetch>): Promise<Response> {
  try {
    const answer = await fetch(...request);
    if (answer.status >= 500) memories.clear();
    return answer;
  } catch (error) {
    memories.clear();
    throw error;
  }
}

function remembering(route: RouteObject, load: LoaderFunction): LoaderFunction {
  return (args, handlerContext) => {
    const key = keyOf(route, args.request.url);
    const known = memories.get(key);
    const isAskedAnew = router?.state.revalidation === 'loading';
    if (known && !isAskedAnew) {
      const isOld = Date.now() - known.at > YOUNG;
      if (!isOld || isReturning) {
        showsOld ||= isOld;
        return known.told;
      }
    }
    const memory = { told: load(args, handlerContext), at: Date.now() };
    keep(key, memory);
    Promise.resolve(memory.told).catch(() => {
      if (memories.get(key) === memory) memories.delete(key);
    });
    return memory.told;
  };
}

function keyOf({ id }: RouteObject, address: string): string {
  const { pathname, search } = new URL(address);
  return `${id} ${pathname}${search}`;
}

function keep(key: string, memory: Memory) {
  memories.delete(key);
  memories.set(key, memory);
  const [oldest] = memories.keys();
  if (memories.size > MOST && oldest) memories.delete(oldest);
}

function everyRoute(routes: RouteObject[]): RouteObject[] {
  return routes.flatMap((route) => [route, ...everyRoute(route.children ?? [])]);
}
