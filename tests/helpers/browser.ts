import type { CDPSession, Page, Route } from '@playwright/test';
import { expect } from './on-screen';
import { test as base, REFUSED, RUNNERS_OWN } from './watched';

export { expect };

/** Hosts out of reach in tests: their requests get an empty answer, and tests check the requested addresses. */
const OUTSIDE = [
  ...['https://maps.google.com/*', 'https://www.google.com/*', 'https://wa.me/*'],
  ...['https://www.youtube.com/*', 'https://www.youtube-nocookie.com/*', 'https://*.ytimg.com/*'],
];
const PICTURES = ['*/images/*.avif', '*/images/*.webp'];

const HTML = { type: 'text/html; charset=utf-8', body: btoa('<!DOCTYPE html><title>Fora</title>') };
/** One pixel, as WebP. */
const PIXEL = { type: 'image/webp', body: 'UklGRiIAAABXRUJQVlA4IBYAAAAwAQCdASoBAAEADsD+JaQAA3AAAAAA' };

type Fixtures = {
  outside: string[];
  /** Decoding pictures is most of a page's work here, so only tests of their look or caching load the real ones. */
  pictures: 'blank' | 'real';
};
type WorkerFixtures = { network: { outside: string[]; pictures: Fixtures['pictures'] } };

/** Every test fails on a console warning or a refused request of its page, and on the problems that {@link base} reports. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  // Intercepts these addresses once for the whole browser. A route per page would send every request of the page through
  // this process, and turn its cache off.
  network: [
    async ({ browser }, use) => {
      const network: WorkerFixtures['network'] = { outside: [], pictures: 'blank' };
      const session = await browser.newBrowserCDPSession();
      session.on('Fetch.requestPaused', ({ requestId, request: { url } }) => {
        if (!/\/images\//.test(url)) {
          if (!url.endsWith('/favicon.ico')) network.outside.push(url);
          return answer(session, requestId, HTML);
        }
        if (network.pictures === 'blank') return answer(session, requestId, PIXEL);
        return session.send('Fetch.continueRequest', { requestId }).catch(() => undefined);
      });
      await session.send('Fetch.enable', { patterns: [...OUTSIDE, ...PICTURES].map((urlPattern) => ({ urlPattern })) });
      await use(network);
    },
    { scope: 'worker' },
  ],
  // On the page of the test, warnings and refused requests are problems too.
  problems: async ({ page, problems }, use) => {
    page.on('console', (message) => {
      const [text, type] = [message.text(), message.type()];
      if (text === RUNNERS_OWN) return;
      if (type === 'warning' || (type === 'error' && text.startsWith(REFUSED))) problems.push(`${type}: ${text}`);
    });
    await use(problems);
  },
  pictures: ['blank', { option: true }],
  outside: [
    async ({ network, pictures }, use) => {
      network.outside = [];
      network.pictures = pictures;
      await use(network.outside);
    },
    { auto: true },
  ],
  // The browser window is reused between tests: opening one costs more than most pages. The runner removes cookies, storage,
  // routes and scripts; the rest is removed here.
  page: async ({ page, context }, use) => {
    await use(page);
    const isOnline = await page.evaluate(emptyStore).catch(() => true);
    // A page that loads anew when the network is back would interrupt the next test's.
    if (!isOnline) await page.goto('about:blank');
    await context.setOffline(false);
    await context.clearPermissions();
  },
});

/** Runs in the page; returns whether that has a network. */
function emptyStore(): boolean {
  sessionStorage.clear();
  return navigator.onLine;
}

/** A request of a page closed in the meantime needs no answer. */
function answer(session: CDPSession, requestId: string, { type, body }: typeof HTML) {
  const responseHeaders = [{ name: 'Content-Type', value: type }];
  return session
    .send('Fetch.fulfillRequest', { requestId, responseCode: 200, responseHeaders, body })
    .catch(() => undefined);
}

/** Opens an address and waits until React has hydrated the page. */
export async function open(page: Page, path: string) {
  await page.addInitScript(() => {
    addEventListener('live', () => document.documentElement.setAttribute('data-live', ''), { once: true });
  });
  const response = await page.goto(path);
  await wakeUp(page);
  return response;
}

/** The application starts on the first interaction or when idle; tests do not wait for idle. */
async function wakeUp(page: Page) {
  await page.keyboard.press('Shift');
  await expect(page.locator('html[data-live]')).toBeAttached();
}

/** Stores `value` under `key` before every page load, as if an earlier visit had stored it. */
export async function keepInStore(page: Page, key: string, value: string) {
  await page.addInitScript(
    ([name, kept]) => {
      // A frame of another origin (the map) may have no storage.
      if (window === top) localStorage.setItem(name, kept);
    },
    [key, value] as const,
  );
}

/** Removes the browser's own console message about an answer that the test provokes. */
export function forget(problems: string[], text: string) {
  for (let index = problems.length - 1; index >= 0; index -= 1) {
    if (problems[index]?.includes(text)) problems.splice(index, 1);
  }
}

/**
 * Holds calls back until they are released, so that a test can check the loading state. `json` replaces the server's answer.
 * `times`: only as many calls are held, the first ones.
 */
export async function hold(page: Page, path: string, json?: unknown, times?: number) {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const answer = async (route: Route) => {
    await released;
    await (json === undefined ? route.continue() : route.fulfill({ json }));
  };
  await page.route(`**${path}`, answer, times === undefined ? {} : { times });
  await awaitRoutes(page);
  return () => release();
}

/** A page that is busy sends requests past a new route for a moment. Waits until a request of its own is caught. */
export async function awaitRoutes(page: Page) {
  if (!page.url().startsWith('http')) return;
  const [probe, caught] = ['/favicon.svg?caught', 'caught-by-the-test'];
  await page.route(`**${probe}`, (route) => route.fulfill({ headers: { [caught]: '1' } }));
  await page.evaluate(
    async ([address, header]) => {
      while (!(await fetch(address)).headers.has(header));
    },
    [probe, caught] as const,
  );
  await page.unroute(`**${probe}`);
}
