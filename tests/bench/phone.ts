import type { Browser, CDPSession, Page } from '@playwright/test';

/** A page load as a visitor sees it: times in ms since the request, bytes received, and the layout shift. */
export type View = { fcp: number; lcp: number; tbt: number; cls: number; bytes: number };

declare global {
  interface Window {
    /** The page's measurements so far. */
    measured: { lcp: number; cls: number; tasks: { start: number; ms: number }[] };
  }
}

/** Lighthouse's phone and network ("slow 4G"): in ms, bytes per second and CPU slowdown factor. */
const SCREEN = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true };
const NETWORK = { offline: false, latency: 562.5, downloadThroughput: 184_320, uploadThroughput: 84_375 };
const CPU = 4;
/** Duration from which a task blocks the visitor, in ms. */
const LONG = 50;
/** Wait after the last request, in ms, until the page is completely drawn. */
const REST = 1500;

/** Opens a phone without cached data. */
export async function withPhone<T>(browser: Browser, work: (page: Page) => Promise<T>, keeps = false): Promise<T> {
  const context = await browser.newContext({
    ...SCREEN,
    ignoreHTTPSErrors: true,
    locale: 'pt-BR',
    serviceWorkers: keeps ? 'allow' : 'block',
  });
  try {
    return await work(await context.newPage());
  } finally {
    await context.close();
  }
}

/** Opens an address as a slow phone on a slow network and waits until loading has finished. */
export async function view(page: Page, address: string): Promise<View> {
  const session = await page.context().newCDPSession(page);
  const bytes = await slowDown(session);
  await page.addInitScript(watch);
  await page.goto(address, { waitUntil: 'networkidle' });
  // An error page is fast and must not be measured: all measured pages have a heading.
  await page.locator('h1').first().waitFor({ state: 'attached' });
  await page.waitForTimeout(REST);
  const seen = await page.evaluate(() => {
    const [fcp] = performance.getEntriesByName('first-contentful-paint');
    return { fcp: fcp?.startTime ?? Number.NaN, ...window.measured };
  });
  await session.detach();
  const late = seen.tasks.filter(({ start }) => start > seen.fcp);
  const tbt = late.reduce((sum, { ms }) => sum + ms - LONG, 0);
  return { fcp: seen.fcp, lcp: seen.lcp, tbt, cls: seen.cls, bytes: bytes() };
}

/** Slows the connection down; returns a function for the bytes received since, as transferred. */
async function slowDown(session: CDPSession): Promise<() => number> {
  let bytes = 0;
  session.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength;
  });
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', NETWORK);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU });
  return () => bytes;
}

/** Runs in the page before its own scripts. */
function watch() {
  const measured: Window['measured'] = { lcp: Number.NaN, cls: 0, tasks: [] };
  window.measured = measured;
  const follow = (type: string, take: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
  follow('largest-contentful-paint', ({ startTime }) => {
    measured.lcp = startTime;
  });
  follow('longtask', ({ startTime, duration }) => measured.tasks.push({ start: startTime, ms: duration }));
  follow('layout-shift', (entry) => {
    if ('value' in entry && 'hadRecentInput' in entry && !entry.hadRecentInput) measured.cls += Number(entry.value);
  });
}
