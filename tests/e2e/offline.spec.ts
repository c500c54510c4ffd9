import type { Page } from '@playwright/test';
import { expect, open, test } from '../helpers/browser';
import { SEEDED } from '../helpers/categories';

test.use({ pictures: 'real' });

test.use({ serviceWorkers: 'allow' });

/** Requests without a network log console errors; no others are allowed. */
test.afterEach(({ problems }) => {
  const others = problems.filter((problem) => !/ERR_INTERNET_DISCONNECTED|Failed to load resource/.test(problem));
  problems.splice(0, problems.length, ...others);
});

/** Opens a page and waits until the service worker controls it. */
async function openControlled(page: Page, path: string) {
  await open(page, path);
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (navigator.serviceWorker.controller) return;
    await new Promise((resolve) => navigator.serviceWorker.addEventListener('controllerchange', resolve));
  });
}

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });

test('visited pages, the home and the products can be read offline', { tag: '@main' }, async ({ page, context }) => {
  await openControlled(page, '/blog/1');
  const title = await page.getByRole('heading', { level: 1 }).textContent();
  await page.goto('/produtos/soulshake/9');
  await expect(heading(page, 'Soul Shake Pistache')).toBeVisible();
  await context.setOffline(true);
  await page.reload();
  await expect(heading(page, 'Soul Shake Pistache')).toBeVisible();
  await page.goto('/blog/1');
  await expect(heading(page, title ?? '')).toBeVisible();
  await page.goto('/produtos');
  await expect(page.getByRole('main').getByRole('article').filter({ hasText: SEEDED })).toHaveCount(8);
  await page.goto('/');
  await expect(page.getByRole('region', { name: 'Os queridinhos da casa' }).getByRole('article')).toHaveCount(3);
});

test('links work offline: code and data of every line are cached', async ({ page, context }) => {
  await openControlled(page, '/blog');
  await context.setOffline(true);
  await page.getByRole('navigation', { name: 'Principal' }).getByRole('link', { name: 'Produtos' }).click();
  await page.getByRole('main').getByRole('link', { name: 'Soul Coffee' }).click();
  await expect(heading(page, 'Soul Coffee')).toBeVisible();
  await page.reload();
  await expect(heading(page, 'Soul Coffee')).toBeVisible();
  await expect(page).toHaveURL('/produtos/soulcoffee');
  await expect(page).toHaveTitle('Soul Coffee | Soul');
});

test('a page reached by a link is cached for an offline reload', async ({ page, context }) => {
  await openControlled(page, '/produtos/soulfuel');
  const link = page.getByRole('main').getByRole('article').getByRole('link').first();
  const name = (await link.textContent()) ?? '';
  await link.click();
  await expect(heading(page, name)).toBeVisible();
  await context.setOffline(true);
  await page.reload();
  await expect(heading(page, name)).toBeVisible();
  await expect(page).toHaveURL('/produtos/soulfuel/1');
});

test('an uncached page says that there is no network, and loads when the network is back', async ({
  page,
  context,
}) => {
  await openControlled(page, '/blog');
  await context.setOffline(true);
  await page.goto('/blog/4');
  await expect(heading(page, 'Você está sem internet')).toBeOnScreen();
  await expect(page).toHaveURL('/blog/4');
  await page.getByRole('button', { name: 'Tentar de novo' }).click();
  await expect(page.getByText('Ainda sem internet')).toBeOnScreen();
  await expect(heading(page, 'Você está sem internet')).toBeOnScreen();
  await page.getByRole('main').getByRole('link', { name: 'produtos' }).click();
  await expect(heading(page, 'Produtos')).toBeVisible();
  await page.getByRole('navigation', { name: 'Principal' }).getByRole('link', { name: 'Blog' }).click();
  await expect(heading(page, 'Blog')).toBeVisible();
  await page.getByRole('main').getByRole('article').last().getByRole('link').click();
  await expect(heading(page, 'Você está sem internet')).toBeOnScreen();
  await context.setOffline(false);
  // By itself, at its top. The service worker may learn later that the network is back: then the button helps.
  const text = page.getByText('min de leitura');
  await expect(async () => {
    const again = page.getByRole('button', { name: 'Tentar de novo' });
    if (await again.isVisible()) await again.click({ timeout: 1000 });
    await expect(text).toBeOnScreen({ timeout: 3000 });
  }).toPass();
});

/** Opens the blog in a browser without service workers, whose own copies would do; returns the link of an unread article. */
async function openBlogAlone(page: Page) {
  await page.addInitScript(() => Object.defineProperty(navigator, 'serviceWorker', { value: undefined }));
  await open(page, '/blog');
  const unread = page.getByRole('main').getByRole('article').last().getByRole('link');
  await unread.scrollIntoViewIfNeeded();
  // The page has only the code then that it has fetched ahead: all that an article needs, once nothing more comes.
  const loaded = () =>
    page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .map(({ name }) => name)
        .join(),
    );
  let before = '';
  const isComplete = async () => {
    const last = before;
    before = await loaded();
    return before === last && /\/article-/.test(before) && /\/error-page-/.test(before);
  };
  await expect.poll(isComplete, { intervals: [500] }).toBe(true);
  return unread;
}

test('Back from an uncached page shows the page that was left, also after a minute', async ({ page, context }) => {
  const unread = await openBlogAlone(page);
  await context.setOffline(true);
  for (const minutes of [0, 2]) {
    await unread.click();
    await expect(heading(page, 'Você está sem internet')).toBeOnScreen();
    await page.clock.setFixedTime(Date.now() + minutes * 60_000);
    await page.goBack();
    await expect(heading(page, 'Blog')).toBeVisible();
    await expect(unread).toBeVisible();
  }
});

test('an uncached page promises no others before the service worker has cached them', async ({ page, context }) => {
  const unread = await openBlogAlone(page);
  await context.setOffline(true);
  await unread.click();
  await expect(heading(page, 'Você está sem internet')).toBeOnScreen();
  await expect(page.getByText('Ela abre assim que a internet voltar.')).toBeOnScreen();
  await expect(page.getByText('continuam aqui')).toHaveCount(0);
});

test('a network that is back and does not lead here yet leaves the page as it is', async ({ page, context }) => {
  const unread = await openBlogAlone(page);
  await context.setOffline(true);
  await unread.click();
  await expect(heading(page, 'Você está sem internet')).toBeOnScreen();
  await page.route('**/blog/*', (route) => route.abort());
  const tried = page.waitForEvent('requestfailed', (request) => request.method() === 'HEAD');
  await context.setOffline(false);
  await tried;
  await expect(heading(page, 'Você está sem internet')).toBeOnScreen();
});

test('online, no stale page or data is shown', async ({ page }) => {
  await openControlled(page, '/blog');
  await page.evaluate(async () => {
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const { pathname } = new URL(request.url);
        if (pathname === '/produtos' || pathname === '/api/categories/soulice') {
          await cache.put(request, new Response('{"stale":true}', { headers: { 'Content-Type': 'text/html' } }));
        }
      }
    }
  });
  await page.goto('/produtos');
  await expect(heading(page, 'Produtos')).toBeVisible();
  await page.getByRole('main').getByRole('article').getByRole('link', { name: 'Soul Ice', exact: true }).click();
  await expect(heading(page, 'Soul Ice')).toBeVisible();
});

test('a page that was taken down is shown from its copy once at most', async ({ page }) => {
  const path = '/blog/9999';
  await openControlled(page, '/blog');
  // By the worker's clock, which no test sets.
  const cachedAt = String(Date.now());
  await page.evaluate(
    async ([address = '', now = '']) => {
      const name = (await caches.keys()).find((one) => one.endsWith('-pages')) ?? '';
      const headers = { 'Content-Type': 'text/html', 'X-Cached-At': now };
      await (await caches.open(name)).put(address, new Response('<h1>Fora do ar</h1>', { headers }));
    },
    [path, cachedAt],
  );
  await page.goto(path);
  await expect(heading(page, 'Fora do ar')).toBeOnScreen();
  await expect.poll(() => page.evaluate(async (address) => Boolean(await caches.match(address)), path)).toBe(false);
  await page.goto(path);
  await expect(page.getByText('Artigo não encontrado')).toBeOnScreen();
});

test('a page of the account says that there is no network, and loads when the network is back', async ({
  page,
  context,
}) => {
  await openControlled(page, '/blog');
  await context.setOffline(true);
  await page.goto('/auth/login');
  await expect(page).toHaveURL('/auth/login');
  await expect(page.getByText('Você está sem internet')).toBeOnScreen({ scrolled: true });
  await context.setOffline(false);
  await expect(page.getByRole('button', { name: 'Entrar' })).toBeVisible();
});

test('words typed once the network is back are not lost to a page that loads anew', async ({ page, context }) => {
  await openControlled(page, '/blog');
  // The answer after which the page would load anew comes too late.
  await page.route('/auth/login', (route) => (route.request().method() === 'HEAD' ? undefined : route.fallback()));
  await context.setOffline(true);
  await page.goto('/auth/login');
  await expect(page.getByText('Você está sem internet')).toBeOnScreen({ scrolled: true });
  // Before that the page does not hear that the network is back.
  await expect(page.locator('html[data-live]')).toBeAttached();
  const asked = page.waitForRequest((request) => request.method() === 'HEAD');
  await context.setOffline(false);
  await page.getByLabel('Email').fill('ana@example.com');
  const request = await asked;
  await expect.poll(() => request.failure()?.errorText).toBe('net::ERR_ABORTED');
});

test('personal and volatile data are never cached', async ({ page }) => {
  await openControlled(page, '/blog');
  await page.evaluate(async () => {
    for (const path of ['/api/products/current?items=soulshake/1', '/api/me', '/api/search?q=pistache']) {
      await (await fetch(path)).text();
    }
    await fetch('/api/categories', { method: 'POST' });
  });
  await expect.poll(() => page.evaluate(async () => Boolean(await caches.match('/api/search?q=pistache')))).toBe(true);
  const kept = await page.evaluate(async () => {
    const names = await caches.keys();
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });
  expect(kept.filter((path) => /^\/(painel|auth|conta|media|api\/(me|auth|products\/current))/.test(path))).toEqual([]);
});

test('caches of earlier builds are deleted once a build is active', async ({ page }) => {
  await page.goto('/favicon.svg');
  await page.evaluate(async () => {
    await (await caches.open('soul-0123456789ab-pages')).put('/blog', new Response('old'));
    await (await caches.open('another')).put('/x', new Response('not ours'));
  });
  await openControlled(page, '/blog');
  const names = await page.evaluate(() => caches.keys());
  expect(names).not.toContain('soul-0123456789ab-pages');
  expect(names).toContain('another');
});

test('the service worker has no-cache headers and is small', async ({ request }) => {
  const answer = await request.get('/sw.js');
  expect(answer.headers()).toMatchObject({ 'cache-control': 'no-cache', 'x-content-type-options': 'nosniff' });
  expect((await answer.body()).length).toBeLessThan(10_000);
});
