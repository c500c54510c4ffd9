/** For so long, in ms, the service worker shows a page as it was kept, and has it made anew behind that. */
const FRESH = 60 * 1000;
/** Up to this age, in ms, what was kept may stand in for a network that is slow: as long as the edge's own copies do. */
const STANDS_IN = 24 * 60 * 60 * 1000;
/** So long, in ms, the network is waited for before an older page is shown in its place. */
export const HEAD_START = 1500;

/** The header that tells when a page was kept, in ms since 1970. */
export const KEPT_AT = 'X-Kept-At';

/**
 * How a page that was kept is shown again: at once, once the network has had its head start, or only if there is no network.
 * Whoever asks for a page anew (`request.cache`) gets it anew; a clock that was set back makes nothing young.
 */
export function wayOf(copy: Response | undefined, { cache }: Pick<Request, 'cache'>, now: number) {
  const age = now - Number(copy?.headers.get(KEPT_AT) || Number.NaN);
  if (!(age >= 0 && age <= STANDS_IN) || cache === 'reload' || cache === 'no-cache' || cache === 'no-store') {
    return 'network';
  }
  return age < FRESH ? 'copy' : 'race';
}

/** The names of the caches that hold pages end so, whatever the build. */
export const PAGE_CACHE = '-pages';

/** Lets go of all pages that this browser keeps: who edits them sees them as they are now. */
export async function forgetPages(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name.endsWith(PAGE_CACHE)).map((name) => caches.delete(name)));
}
