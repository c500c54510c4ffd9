import { test as base, type CDPSession, type Page } from '@playwright/test';
import { expect } from './on-screen';

export { expect };

/** Hosts that cannot be reached here: their requests are answered empty, and their addresses asserted instead. */
const OUTSIDE = [
  ...['https://maps.google.com/*', 'https://www.google.com/*', 'https://wa.me/*'],
  ...['https://www.youtube.com/*', 'https://www.youtube-nocookie.com/*', 'https://*.ytimg.com/*'],
];
const PICTURES = ['*/images/*.avif', '*/images/*.webp'];

/** What the test runner itself says on the page's console where service workers are blocked. */
const RUNNERS_OWN = 'Service Worker registration blocked by Playwright';

const HTML = { type: 'text/html; charset=utf-8', body: btoa('<!DOCTYPE html><title>Fora</title>') };
/** One pixel, as WebP. */
const PIXEL = { type: 'image/webp', body: 'UklGRiIAAABXRUJQVlA4IBYAAAAwAQCdASoBAAEADsD+JaQAA3AAAAAA' };

type Fixtures = {
  problems: string[];
  outside: string[];
  /** Decoding pictures is most of a page's work here: only tests about their look or their keeping load the real ones. */
  pictures: 'blank' | 'real';
};
type WorkerFixtures = { network: { outside: string[]; pictures: Fixtures['pictures'] } };

/** Every test fails on a console error or warning, an uncaught error, or a violation of the content policy. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  // Once for the whole browser and for these addresses only: a route of a page's own goes through this process with
  // every request of the page, and turns its cache off.
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
  problems: [
    async ({ page }, use) => {
      const problems: string[] = [];
      page.on('console', (message) => {
        if (message.text() === RUNNERS_OWN) return;
        if (['error', 'warning'].includes(message.type())) problems.push(`${message.type()}: ${message.text()}`);
      });
      // What the policy refuses is not always said on the console: a refused `eval` that is caught, for one.
      await page.addInitScript(() => {
        addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile }) =>
          console.error(`policy: ${violatedDirective} refuses ${blockedURI} (${sourceFile})`),
        );
      });
      page.on('pageerror', (error) => problems.push(`uncaught: ${error.message}`));
      await use(problems);
      expect(problems).toEqual([]);
    },
    { auto: true },
  ],
  pictures: ['blank', { option: true }],
  outside: [
    async ({ network, pictures }, use) => {
      network.outside = [];
      network.pictures = pictures;
      await use(network.outside);
    },
    { auto: true },
  ],
  // The browser's window is kept from test to test: opening one costs more than most pages. What a test leaves in it is
  // taken away by the runner (cookies, stores, routes, scripts), and here what the runner leaves.
  page: async ({ page, context }, use) => {
    await use(page);
    await context.setOffline(false);
    await context.clearPermissions();
    await page.evaluate(() => sessionStorage.clear()).catch(() => undefined);
  },
});

/** A request of a page that is closed meanwhile needs no answer. */
function answer(session: CDPSession, requestId: string, { type, body }: typeof HTML) {
  const responseHeaders = [{ name: 'Content-Type', value: type }];
  return session
    .send('Fetch.fulfillRequest', { requestId, responseCode: 200, responseHeaders, body })
    .catch(() => undefined);
}

/** Opens an address and waits until React answers. */
export async function open(page: Page, path: string) {
  await page.addInitScript(() => {
    addEventListener('live', () => document.documentElement.setAttribute('data-live', ''), { once: true });
  });
  const response = await page.goto(path);
  await wakeUp(page);
  return response;
}

/** The application starts at the first touch or when idle; tests do not wait for idleness. */
async function wakeUp(page: Page) {
  await page.keyboard.press('Shift');
  await expect(page.locator('html[data-live]')).toBeAttached();
}

/** Has the page find `value` under `key` at every load, as if it had been kept there before. */
export async function keepInStore(page: Page, key: string, value: string) {
  await page.addInitScript(
    ([name, kept]) => {
      // A frame of another origin (the map's) may have no store at all.
      if (window === top) localStorage.setItem(name, kept);
    },
    [key, value] as const,
  );
}

/** The browser's own note of an answer that a test provokes is no problem of the page. */
export function forget(problems: string[], text: string) {
  for (let index = problems.length - 1; index >= 0; index -= 1) {
    if (problems[index]?.includes(text)) problems.splice(index, 1);
  }
}

/**
 * Holds a call until it is let go, so that what a screen says meanwhile can be read. `json` is then the answer in place of
 * the server's.
 */
export async function hold(page: Page, path: string, json?: unknown) {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(`**${path}`, async (route) => {
    await released;
    await (json === undefined ? route.continue() : route.fulfill({ json }));
  });
  return () => release();
}
