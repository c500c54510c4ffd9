// Round trips between a click and its page: at most one, and none if it was prefetched.
import type { Page } from '@playwright/test';
import { expect, forget, hold, open, test } from '../helpers/browser';

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });
const card = (page: Page, name: string) =>
  page.getByRole('main').getByRole('article').getByRole('link', { name, exact: true });

/** With data saving on, nothing is prefetched: only the click's own requests are seen. */
async function saveData(page: Page) {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '4g' } });
  });
}

/** Collects requests for a page's code and data from now on; the report of the visit does not count. */
function listen(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/^\/(api|assets)\//.test(pathname) && pathname !== '/api/visits') asked.push(pathname);
  });
  return asked;
}

test('a click requests the data of a page in parallel with its code', { tag: '@main' }, async ({ page }) => {
  await saveData(page);
  await open(page, '/sobre');
  const asked = listen(page);
  const release = await hold(page, '/{api,assets}/**');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Soul Fuel' }).click();
  await expect.poll(() => asked).toContain('/api/categories/soulfuel');
  expect(asked.some((path) => /\/assets\/category-/.test(path))).toBe(true);
  release();
  await expect(heading(page, 'Soul Fuel')).toBeVisible();
});

test('a click requests all modules of a page in parallel', async ({ page }) => {
  await saveData(page);
  const listed = page.waitForResponse('**/assets/entry-client-*.json');
  await open(page, '/sobre');
  const chunks: Record<string, string[]> = await (await listed).json();
  const loaded = await page.evaluate(() =>
    performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname),
  );
  const missing = chunks['products/category']?.filter((file) => !loaded.includes(file)) ?? [];
  expect(missing.length).toBeGreaterThan(1);
  const asked = listen(page);
  const release = await hold(page, '/{api,assets}/**');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Soul Fuel' }).click();
  await expect.poll(() => asked).toEqual(expect.arrayContaining(missing));
  release();
  await expect(heading(page, 'Soul Fuel')).toBeVisible();
});

test('a hovered link is prefetched, and its page opens without a request', async ({ page, context, problems }) => {
  await open(page, '/produtos/soulshake');
  const answered = page.waitForResponse('**/api/products/soulshake/*');
  await card(page, 'Soul Shake Paçoca').hover();
  await (await answered).finished();
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await card(page, 'Soul Shake Paçoca').click();
  await expect(heading(page, 'Soul Shake Paçoca')).toBeOnScreen();
  // Content loaded after the page shows, such as larger pictures.
  forget(problems, 'ERR_INTERNET_DISCONNECTED');
});

test('a link hovered before the prefetching code is loaded is prefetched once it is', async ({ page }) => {
  const release = await hold(page, '/assets/afterwards-*.js');
  await open(page, '/produtos/soulshake');
  await card(page, 'Soul Shake Paçoca').hover();
  const answered = page.waitForResponse('**/api/products/soulshake/*');
  release();
  await answered;
});

test('a page reached by a click links no style sheet that the head already has', async ({ page }) => {
  const ofAll = 'link[rel="stylesheet"][href*="/assets/styles-"]';
  await open(page, '/produtos/soulshake/8');
  await expect(page.locator(`main ${ofAll}`)).toHaveCount(1);
  await page.getByRole('main').getByRole('link', { name: 'Pistache', exact: true }).click();
  await expect(heading(page, 'Soul Shake Pistache')).toBeOnScreen();
  await page.getByRole('banner').getByRole('link', { name: 'Produtos' }).click();
  await card(page, 'Soul Shake').click();
  await card(page, 'Soul Shake Paçoca').click();
  await expect(heading(page, 'Soul Shake Paçoca')).toBeOnScreen();
  await expect(page.locator(`main ${ofAll}`)).toHaveCount(0);
  await expect(page.locator(`head ${ofAll}`)).toHaveCount(1);
});

test('styles that are fetched ahead restyle nothing until their page is shown', async ({ page }) => {
  const sheetsLike = (name: string) =>
    page.evaluate(
      (part) =>
        [...document.styleSheets]
          .filter(({ href }) => href?.includes(part))
          .map(({ media }) => media.mediaText || 'applied'),
      name,
    );
  await open(page, '/');
  await expect.poll(() => sheetsLike('/assets/categories-')).toEqual(['not all']);
  // The same sheet twice would make the browser restyle every element at each further one.
  expect(await sheetsLike('/assets/styles-')).toEqual(['not all', 'applied']);
  expect(await sheetsLike('/assets/stores-')).toEqual(['not all', 'applied']);
  await page.getByRole('banner').getByRole('link', { name: 'Produtos' }).click();
  await expect(page).toHaveURL('/produtos');
  await expect(page.getByRole('heading', { level: 1 })).toBeOnScreen();
  expect(await sheetsLike('/assets/categories-')).toEqual(['applied']);
  expect(await sheetsLike('/assets/styles-')).toEqual(['applied']);
  await page.goBack();
  await expect(page.getByRole('link', { name: 'Ver todos os produtos' })).toBeAttached();
  expect(await sheetsLike('/assets/styles-')).toEqual(['applied']);
});

test('hovering a link to a page like the first one prefetches it', async ({ page, context, problems }) => {
  await open(page, '/produtos/soulshake/8');
  const flavour = page.getByRole('main').getByRole('link', { name: 'Pistache', exact: true });
  // A pointer already there before hydration would cause no hover event.
  await page.mouse.move(0, 0);
  const answered = page.waitForResponse('**/api/products/soulshake/9');
  await flavour.hover();
  await (await answered).finished();
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await flavour.click();
  await expect(heading(page, 'Soul Shake Pistache')).toBeOnScreen();
  forget(problems, 'ERR_INTERNET_DISCONNECTED');
});

test('links in view prefetch their code, but not their data', async ({ page }) => {
  const asked = listen(page);
  await open(page, '/politica-de-privacidade');
  await expect.poll(() => asked.some((path) => /\/assets\/home-/.test(path))).toBe(true);
  expect(asked.filter((path) => path.startsWith('/api/'))).toEqual([]);
});

test('with data saving nothing is prefetched, and a click requests data before code', async ({ page }) => {
  await saveData(page);
  // It is fetched after everything else, whatever the visitor does.
  const errorPage = page.waitForResponse('**/assets/error-page-*.js');
  await open(page, '/produtos');
  await (await errorPage).finished();
  const asked = listen(page);
  await card(page, 'Soul Shake').hover();
  await page.getByRole('link', { name: 'Blog' }).first().focus();
  await card(page, 'Soul Ice').click();
  await expect(heading(page, 'Soul Ice')).toBeVisible();
  const data = '/api/categories/soulice';
  expect(asked.filter((path) => path.startsWith('/api/'))).toEqual([data]);
  const isCode = (path: string) => path.endsWith('.js');
  expect(asked.slice(0, asked.indexOf(data)).filter(isCode)).toEqual([]);
  expect(asked.slice(asked.indexOf(data)).filter(isCode).length).toBeGreaterThan(1);
});

test('a click draws the first view before the rest, a step forward all at once', async ({ page }) => {
  await open(page, '/produtos/soulshake');
  const items = await page.locator('.rows > li').count();
  await page.evaluate(() => {
    const drawn: string[] = [];
    Object.assign(window, { drawn });
    const look = () => {
      const { length } = document.querySelectorAll('#nutricao, .rows > li');
      const shown = `${document.querySelector('h1')?.textContent}: ${length}`;
      if (shown !== drawn.at(-1)) drawn.push(shown);
    };
    look();
    new MutationObserver(look).observe(document, { childList: true, subtree: true });
  });
  const drawn = () => page.evaluate(() => ('drawn' in window ? window.drawn : []));
  await card(page, 'Soul Shake Paçoca').click();
  await expect(page.locator('#nutricao')).toBeAttached();
  await page.goBack();
  await expect(card(page, 'Soul Shake Paçoca')).toBeVisible();
  await page.goForward();
  await expect(page.locator('#nutricao')).toBeAttached();
  expect(await drawn()).toEqual([
    `Soul Shake: ${items}`,
    'Soul Shake Paçoca: 0',
    'Soul Shake Paçoca: 1',
    `Soul Shake: ${items}`,
    'Soul Shake Paçoca: 1',
  ]);
});

test('back and forward show cached pages at once, including the server-rendered first page', async ({
  page,
  context,
}) => {
  await open(page, '/produtos/soulshake');
  await card(page, 'Soul Shake Paçoca').click();
  await expect(heading(page, 'Soul Shake Paçoca')).toBeVisible();
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await page.goBack();
  await expect(heading(page, 'Soul Shake')).toBeVisible();
  await page.goForward();
  await expect(heading(page, 'Soul Shake Paçoca')).toBeVisible();
});

test('going back shows a stale page at once, and refreshes it in the background', async ({ page }) => {
  await open(page, '/blog');
  const articles = page.getByRole('main').getByRole('article');
  const before = await articles.count();
  await page.getByRole('link', { name: 'Produtos' }).first().click();
  await expect(heading(page, 'Produtos')).toBeVisible();
  await page.clock.setFixedTime(Date.now() + 120_000);
  const list = await (await page.request.get('/api/posts')).json();
  const release = await hold(page, '/api/posts', {
    ...list,
    posts: [{ ...list.posts[0], title: 'Um artigo desta manhã' }],
  });
  await page.goBack();
  await expect(articles).toHaveCount(before);
  release();
  await expect(articles).toHaveCount(1);
  await expect(articles).toContainText('Um artigo desta manhã');
});

test('a page rendered without one of its parts is loaded again when going back', async ({ page }) => {
  await page.route('/', async (route) => {
    const response = await route.fetch();
    await route.fulfill({
      response,
      body: (await response.text()).replace('{"path":"/",', '{"path":"/","partial":true,'),
    });
  });
  await open(page, '/');
  await page.getByRole('link', { name: 'Sobre' }).first().click();
  await expect(heading(page, 'Sobre a Soul')).toBeVisible();
  const asked = listen(page);
  await page.goBack();
  await expect.poll(() => asked).toContain('/api/products/featured');
});

test('a page is loaded again after a failure', async ({ page, problems }) => {
  await open(page, '/sobre');
  const home = page.getByRole('banner').getByRole('link', { name: 'Soul' });
  await page.route('**/api/products/featured', (route) =>
    route.fulfill({ status: 503, json: { error: 'Fora do ar.' } }),
  );
  await home.click();
  await expect(page.getByRole('heading', { name: 'Direto do blog' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Os queridinhos da casa' })).toHaveCount(0);
  await page.unroute('**/api/products/featured');
  await page.getByRole('link', { name: 'Sobre' }).first().click();
  await expect(page).toHaveURL('/sobre');
  await home.click();
  await expect(page.getByRole('heading', { name: 'Os queridinhos da casa' })).toBeAttached();
  forget(problems, '503');
});

test('the styles of a page are inlined in its HTML, and loaded in parallel with its code after a click', async ({
  page,
}) => {
  await saveData(page);
  const asked = listen(page);
  await open(page, '/');
  const hero = page.getByRole('region', { name: 'Destaques' });
  const drawn = () => hero.evaluate((element) => getComputedStyle(element).isolation);
  expect(await drawn()).toBe('isolate');
  expect(asked.filter((path) => /home-[\w-]+\.css$/.test(path))).toEqual([]);
  const listed = page.waitForResponse('**/assets/entry-client-*.json');
  await open(page, '/sobre');
  await listed;
  asked.length = 0;
  const release = await hold(page, '/assets/**');
  await page.getByRole('banner').getByRole('link', { name: 'Home' }).click();
  await expect.poll(() => asked.some((path) => /home-[\w-]+\.css$/.test(path))).toBe(true);
  expect(asked.some((path) => /home-[\w-]+\.js$/.test(path))).toBe(true);
  const sheet = page.locator('link[rel="stylesheet"][href*="/assets/home-"]');
  await expect(sheet).toHaveAttribute('media', 'not all');
  release();
  await expect(hero).toBeVisible();
  await expect(sheet).toHaveAttribute('media', '');
  expect(await drawn()).toBe('isolate');
});
