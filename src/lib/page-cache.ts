import { DAY, MINUTE } from '../shared/duration';

/** Age (ms) up to which the service worker shows a cached page at once, and renews it in the background. */
const FRESH = MINUTE;
/** Maximum age (ms) of a cached page that may replace a slow network: the same as for the edge's own copies. */
const STANDS_IN = DAY;
/** How long to wait for the network before an older page is shown, in ms. */
export const HEAD_START = 1500;

/** Header with the time at which a page was cached, in ms since 1970. */
export const CACHED_AT = 'X-Cached-At';

/**
 * Returns how to use a cached page: at once (`copy`), if the network takes longer than its head start (`race`), or only
 * without a network (`network`). A forced reload (`request.cache`) and a clock that was set back lead to the network.
 */
export function strategyOf(copy: Response | undefined, { cache }: Pick<Request, 'cache'>, now: number) {
  const age = now - Number(copy?.headers.get(CACHED_AT) || Number.NaN);
  if (!(age >= 0 && age <= STANDS_IN) || cache === 'reload' || cache === 'no-cache' || cache === 'no-store') {
    return 'network';
  }
  return age < FRESH ? 'copy' : 'race';
}

/** Suffix of the names of all caches that hold pages, whatever the build. */
export const PAGE_CACHE = '-pages';

/** Deletes all pages that this browser has cached: people who edit pages must see the current ones. */
export async function forgetPages(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name.endsWith(PAGE_CACHE)).map((name) => caches.delete(name)));
}
