import { type LoaderFunction, matchRoutes, type RouteObject } from 'react-router-dom';
import { MINUTE } from '../shared/duration';
import { withWaitingStyles } from './add-styles';
import type { PageData } from './page-data';

/** Age (ms) up to which remembered data is used without a new read: the edge itself answers with copies of that age. */
export const YOUNG = MINUTE;
/** Maximum number of remembered pages; the oldest are dropped. */
const MOST = 40;

/** Result of a page's loader, or its promise, and when the loader was called; `isWhole` once every part has been read. */
type Memory = { data: ReturnType<LoaderFunction>; at: number; isWhole?: boolean };
type State = { navigation: { state: string }; revalidation: string };
type Router = { state: State; subscribe: (listener: (state: State) => void) => unknown; revalidate: () => unknown };

/** Data that this tab has read, by page and address. */
const memories = new Map<string, Memory>();
let router: Router | undefined;
/** Whether a step back or forward is under way, and its page is not shown yet. */
let isReturning = false;
let showsOld = false;

/**
 * Lets routes use the modules that were loaded before, and the data read a moment ago, by a prefetch or a visit. After a step
 * back or forward, a page shows its former data at once, however old, and is read again in the background.
 */
export function rememberPages(routes: RouteObject[], { path, partial, state }: PageData) {
  for (const route of everyRoute(routes)) {
    const { lazy, loader } = route;
    if (lazy && typeof loader === 'function') route.loader = remembering(route, loader);
    if (typeof lazy === 'function') route.lazy = loadingOnce(lazy);
  }
  // The rendered page came with its data, unless a part is missing.
  const [shown] = matchRoutes(routes, path)?.slice(-1) ?? [];
  const data = shown && state.loaderData?.[shown.route.id ?? ''];
  if (data && !partial && !state.errors)
    keep(keyOf(shown.route, location.href), { data, at: Date.now(), isWhole: true });
}

/** Listens to steps back and forward. Call it before the router adds its own listener. */
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

/** `fetch` for loaders. A failed answer lets all pages be forgotten that are being read: one of them may lack a part. */
export async function fetchForPages(...request: Parameters<typeof fetch>): Promise<Response> {
  try {
    const answer = await fetch(...request);
    if (answer.status >= 500) forgetUnfinished();
    return answer;
  } catch (error) {
    forgetUnfinished();
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
        return known.data;
      }
    }
    const memory: Memory = { data: load(args, handlerContext), at: Date.now() };
    keep(key, memory);
    everyPart(memory.data).then(
      () => {
        memory.isWhole = true;
      },
      () => forget(key, memory),
    );
    return known ? orKnown(key, memory, known) : memory.data;
  };
}

/**
 * Returns what was read anew, or what was known if the edge could not be reached: better than an error page. The same if an
 * answer failed meanwhile, by which the page was forgotten: what is known has all parts.
 */
async function orKnown(key: string, { data }: Memory, known: Memory): Promise<unknown> {
  try {
    const anew = await data;
    // A part that comes later may be the one that fails.
    if (known.isWhole) await everyPart(anew);
    if (memories.has(key) || !known.isWhole) return anew;
  } catch (error) {
    const { status = 0 } = (error as { init?: ResponseInit | null }).init ?? {};
    if (status < 500) throw error;
  }
  keep(key, known);
  return known.data;
}

/** Resolves once a loader's result, and the promises in it, have resolved. */
async function everyPart(data: Memory['data']): Promise<void> {
  await Promise.all(Object.values((await data) ?? {}));
}

function forget(key: string, memory: Memory) {
  if (memories.get(key) === memory) memories.delete(key);
}

function forgetUnfinished() {
  for (const [key, memory] of memories) if (!memory.isWhole) forget(key, memory);
}

/** Returns a function that loads a module once: `import` takes some ms even for a loaded one. Its styles wait for its page. */
function loadingOnce<Loaded>(load: () => Promise<Loaded>): () => Promise<Loaded> {
  let loading: Promise<Loaded> | undefined;
  return () => {
    loading ??= withWaitingStyles(load).catch((error: unknown) => {
      // The next visit tries again.
      loading = undefined;
      throw error;
    });
    return loading;
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
