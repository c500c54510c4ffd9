import { expect, open, test } from '../helpers/browser';

test.use({ pictures: 'real' });

const SCREENS = [
  '/',
  '/produtos',
  '/produtos/soulshake',
  '/produtos/toppins',
  '/produtos/soulshake/9',
  '/produtos/soulcrunch/2',
  '/blog',
  '/blog/1',
  '/onde-estamos',
  '/onde-estamos?local=1',
  '/biocasaforte',
  '/nada/aqui',
  '/sobre',
  '/contato',
  '/licencie',
  '/politica-de-privacidade',
  '/termos-de-uso',
  '/busca?q=pistache',
];

for (const path of SCREENS) {
  test(`${path} does not shift while it loads and scrolls`, async ({ page, problems }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    // The fallback font is painted first, so a shift caused by loaded fonts is always counted.
    await page.route('**/*.woff2', async (route) => {
      await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
      await route.continue();
    });
    await page.addInitScript(() => {
      const shifts = { total: 0 };
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[]) {
          if (!entry.hadRecentInput) shifts.total += entry.value;
        }
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await open(page, path);
    await page.evaluate(async () => {
      for (let y = 0; y < document.body.scrollHeight; y += 400) {
        scrollTo(0, y);
        await new Promise((resolve) => requestAnimationFrame(resolve));
      }
      await document.fonts.ready;
    });
    const total = await page.evaluate(() => (window as unknown as { shifts: { total: number } }).shifts.total);
    expect(total).toBeLessThan(0.02);
    forgetExpected404(problems);
  });
}

/** Chromium reports the page's own 404 as a console error; here that status is expected. */
function forgetExpected404(problems: string[]) {
  const index = problems.findIndex((problem) => problem.includes('404'));
  if (index !== -1) problems.splice(index, 1);
}

test('an unknown address answers 404 with the English text and a link home', async ({ page, problems }) => {
  const response = await open(page, '/caminho/que/nao/existe');
  expect(response?.status()).toBe(404);
  await expect(page.locator('[lang="en"]').getByRole('heading', { name: 'Oops! Page not found' })).toBeVisible();
  await page.getByRole('link', { name: 'Return to Home' }).click();
  await expect(page).toHaveURL('/');
  forgetExpected404(problems);
});

test('without script the home links to the products and on to a category', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' });
  const page = await context.newPage();
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Onde estamos' })).toBeVisible();
  await page.getByRole('link', { name: 'Ver todos os produtos' }).click();
  await page.getByRole('main').getByRole('article').getByRole('link', { name: 'Soul Ice', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Soul Ice');
  await context.close();
});
