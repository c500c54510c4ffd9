/**
 * The service worker: seen pages can be read without a network, and a page that was seen a moment ago appears at once.
 * Written by hand, at a tenth of Workbox's size. Data is network first. Hashed files, which never change, are cache first.
 * Pages depend on their age (`lib/page-cache.ts`).
 */
import { precache } from 'virtual:precache';
import { ACCOUNT_PAGE } from './lib/account-page';
import { CACHED_AT, HEAD_START, PAGE_CACHE, strategyOf } from './lib/page-cache';
import { describePicture } from './shared/picture';
import { offline } from './shared/pictures';
import { PRIVATE, under } from './shared/private-paths';

/** The DOM's types do not include a service worker's scope. */
type ExtendableEvent = Event & { waitUntil: (work: Promise<unknown>) => void };
type FetchEvent = ExtendableEvent & {
  request: Request;
  /** The window that a navigation will have. */
  resultingClientId: string;
  preloadResponse: Promise<Response | undefined>;
  respondWith: (answer: Promise<Response>) => void;
};
type MessageFromWindow = ExtendableEvent & { source: { id: string; postMessage: (message: unknown) => void } };
type Listen = {
  (type: 'install' | 'activate', listener: (event: ExtendableEvent) => void): void;
  (type: 'fetch', listener: (event: FetchEvent) => void): void;
  (type: 'message', listener: (event: MessageFromWindow) => void): void;
};
type WorkerScope = {
  addEventListener: Listen;
  skipWaiting: () => Promise<void>;
  registration: ServiceWorkerRegistration;
  clients: {
    claim: () => Promise<void>;
    matchAll: (options: { type: 'window'; includeUncontrolled: true }) => Promise<{ url: string }[]>;
  };
};
const worker = self as unknown as WorkerScope;

/** Code, pages and data belong to a build and are deleted with it. Pictures stay, because their addresses are hashes. */
const BUILD = `soul-${precache.id}`;
const PAGES = BUILD + PAGE_CACHE;
const DATA = `${BUILD}-data`;
const PICTURES = 'soul-pictures';

/** Maximum number of answers in each cache. The oldest are deleted. */
const LIMITS: Record<string, number> = { [PAGES]: 60, [DATA]: 120, [PICTURES]: 150 };

const OFFLINE_PAGE = '/offline';
/** Pictures of the offline page, in every width that a screen may choose. */
const OFFLINE_PICTURES = describePicture(offline)?.avifSrcSet?.match(/\/images\S+/g) ?? [];
/** Cached at installation, to be readable offline even if never seen: the home, the products and the stores. */
const WARM = [
  '/',
  '/produtos',
  '/onde-estamos',
  '/api/slides',
  '/api/products/featured',
  '/api/products/suiting',
  '/api/posts/latest?limit=3',
  '/api/locations',
];
const CATEGORIES = '/api/categories';

/** Never cached, because it belongs to one person or must be current. */
const UNCACHED = under(`${PRIVATE}|media|api`);
const PUBLIC_DATA = new RegExp(
  `^/api/(?!products/current)(?:settings|pages|search|${precache.shown.join('|')})(?:/|$)`,
);
const HASHED = /^\/(?:assets(?!\/panel)|images)\//;

worker.addEventListener('install', (event) => {
  event.waitUntil(install());
  void worker.skipWaiting();
});

worker.addEventListener('activate', (event) => event.waitUntil(activate()));

worker.addEventListener('fetch', (event) => {
  const { method, mode, url } = event.request;
  const { origin, pathname } = new URL(url);
  if (method !== 'GET' || origin !== location.origin) return;
  if (HASHED.test(pathname)) event.respondWith(cacheFirst(event));
  else if (mode === 'navigate' && !UNCACHED.test(pathname)) event.respondWith(seenOrNew(event));
  else if (mode === 'navigate' && ACCOUNT_PAGE.test(pathname)) event.respondWith(networkOnly(event));
  else if (PUBLIC_DATA.test(pathname)) event.respondWith(networkFirst(event, DATA));
});

worker.addEventListener('message', (event) => event.waitUntil(tellOfChange(event)));

/** Fails without the code and the offline page, which the worker needs. Everything else is cached if it can be fetched. */
async function install() {
  const cache = await caches.open(BUILD);
  await cache.addAll([...precache.files, new Request(OFFLINE_PAGE, { cache: 'no-cache' })]);
  const windows = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const shown = windows.map(({ url }) => new URL(url)).filter(({ pathname }) => !UNCACHED.test(pathname));
  const addresses = [...WARM, ...(await categoryAddresses()), ...shown.map((url) => url.pathname + url.search)];
  const pictures = await caches.open(PICTURES);
  await Promise.allSettled([
    ...[...new Set(addresses)].map((address) => cache.add(address)),
    ...OFFLINE_PICTURES.map((address) => pictures.add(address)),
  ]);
}

async function categoryAddresses(): Promise<string[]> {
  try {
    const categories: { address: string }[] = await (await fetch(CATEGORIES)).json();
    return [CATEGORIES, ...categories.map(({ address }) => `${CATEGORIES}/${address}`)];
  } catch {
    return [];
  }
}

async function activate() {
  const current = [BUILD, PAGES, DATA, PICTURES];
  const old = (await caches.keys()).filter((name) => name.startsWith('soul-') && !current.includes(name));
  await Promise.all(old.map((name) => caches.delete(name)));
  await worker.registration.navigationPreload?.enable();
  await worker.clients.claim();
}

/**
 * Whether the page has changed that a window shows from its copy, by the window's id, until the window asks. It asks once its
 * code runs, which is later than the answer; a worker lives too briefly to hold many.
 */
const changes = new Map<string, Promise<boolean>>();

async function tellOfChange({ source }: MessageFromWindow) {
  const hasChanged = changes.get(source.id);
  changes.delete(source.id);
  if (await hasChanged) source.postMessage('changed');
}

async function seenOrNew(event: FetchEvent): Promise<Response> {
  const { request, resultingClientId } = event;
  const copy = await copyOf(PAGES, request.url);
  const way = strategyOf(copy, request, Date.now());
  const answer = networkFirst(event, PAGES);
  if (!copy || way === 'network') return answer;
  event.waitUntil(answer);
  const waited = new Promise<Response>((resolve) => setTimeout(resolve, HEAD_START, copy));
  const shown = way === 'copy' ? copy : await Promise.race([answer, waited]);
  if (shown === copy) {
    const differs = (now: Response) => now.headers.get('ETag') !== copy.headers.get('ETag');
    changes.set(
      resultingClientId,
      answer.then((now) => (now.ok && differs(now)) || isElsewhere(now)),
    );
  }
  return shown;
}

async function networkFirst(event: FetchEvent, name: string): Promise<Response> {
  const { request } = event;
  try {
    const answer = (await event.preloadResponse) ?? (await fetch(request));
    if (isCacheable(answer, name)) event.waitUntil(put(name, request.url, answer.clone()));
    else if (isElsewhere(answer)) event.waitUntil(forget(name, request.url));
    return answer;
  } catch {
    return (await copyOf(name, request.url)) ?? (await copyOf(BUILD, request.url)) ?? standIn(name);
  }
}

async function networkOnly(event: FetchEvent): Promise<Response> {
  try {
    return (await event.preloadResponse) ?? (await fetch(event.request));
  } catch {
    return standIn(PAGES);
  }
}

/** Returns the offline page in place of any page. The application then shows the wanted one from cached data if it can. */
async function standIn(name: string): Promise<Response> {
  return (name === PAGES && (await copyOf(BUILD, OFFLINE_PAGE))) || Response.error();
}

async function cacheFirst(event: FetchEvent): Promise<Response> {
  const { request } = event;
  const copy = await caches.match(request.url, { ignoreVary: true });
  if (copy) return copy;
  const answer = await fetch(request);
  if (isCacheable(answer, PICTURES)) event.waitUntil(put(PICTURES, request.url, answer.clone()));
  return answer;
}

function isCacheable({ ok, redirected, type, headers }: Response, name: string): boolean {
  if (!ok || redirected || type !== 'basic') return false;
  // The header marks a page with a missing part.
  if (headers.has('Retry-After')) return false;
  if (headers.get('Cache-Control')?.includes('no-store')) return false;
  return name !== PAGES || Boolean(headers.get('Content-Type')?.startsWith('text/html'));
}

/** Whether what was at the address is gone, or moved: a copy of it must not be shown again. */
function isElsewhere({ status, redirected, type }: Response): boolean {
  return status === 404 || status === 410 || redirected || type === 'opaqueredirect';
}

async function forget(name: string, address: string) {
  await (await caches.open(name)).delete(address, { ignoreVary: true });
}

async function copyOf(name: string, address: string): Promise<Response | undefined> {
  return (await caches.open(name)).match(address, { ignoreVary: true });
}

async function put(name: string, address: string, answer: Response) {
  const cache = await caches.open(name);
  const headers = new Headers(answer.headers);
  headers.set(CACHED_AT, String(Date.now()));
  await cache.put(address, new Response(answer.body, { headers }));
  const kept = await cache.keys();
  const excess = kept.slice(0, Math.max(0, kept.length - (LIMITS[name] ?? 0)));
  await Promise.all(excess.map((request) => cache.delete(request)));
}
