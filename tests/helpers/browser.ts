import AxeBuilder from '@axe-core/playwright';
import { test as base, expect, type Page } from '@playwright/test';

export { expect };

/** Hosts that cannot be reached here: their requests are answered empty, and their addresses asserted instead. */
const OUTSIDE = /^https:\/\/(maps\.google\.com|www\.google\.com|wa\.me)\//;

/** What the test runner itself says on the page's console where service workers are blocked. */
const RUNNERS_OWN = 'Service Worker registration blocked by Playwright';

/** One pixel, as WebP. */
const PIXEL = Buffer.from('UklGRiIAAABXRUJQVlA4IBYAAAAwAQCdASoBAAEADsD+JaQAA3AAAAAA', 'base64');

type Fixtures = {
  problems: string[];
  outside: string[];
  /** Decoding pictures is most of a page's work here: only tests about their look or their keeping load the real ones. */
  pictures: 'blank' | 'real';
  blankPictures: undefined;
};

/** Every test fails on a console error or warning, an uncaught error, or a violation of the content policy. */
export const test = base.extend<Fixtures>({
  problems: [
    async ({ page }, use) => {
      const problems: string[] = [];
      page.on('console', (message) => {
        if (message.text() === RUNNERS_OWN) return;
        if (['error', 'warning'].includes(message.type())) problems.push(`${message.type()}: ${message.text()}`);
      });
      page.on('pageerror', (error) => problems.push(`uncaught: ${error.message}`));
      await use(problems);
      expect(problems).toEqual([]);
    },
    { auto: true },
  ],
  pictures: ['blank', { option: true }],
  blankPictures: [
    async ({ context, pictures }, use) => {
      if (pictures === 'blank') {
        await context.route(/\/images\/.*\.(avif|webp)$/, (route) =>
          route.fulfill({ contentType: 'image/webp', body: PIXEL }),
        );
      }
      await use(undefined);
    },
    { auto: true },
  ],
  outside: [
    async ({ context }, use) => {
      const addresses: string[] = [];
      await context.route(OUTSIDE, async (route) => {
        addresses.push(route.request().url());
        await route.fulfill({ contentType: 'text/html; charset=utf-8', body: '<!DOCTYPE html><title>Fora</title>' });
      });
      await use(addresses);
    },
    { auto: true },
  ],
});

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

/** Accessibility after WCAG 2.2 AA and axe's good practices. */
export async function expectAccessible(page: Page) {
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .exclude('iframe')
    .analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(' | ')}`)).toEqual(
    [],
  );
}
