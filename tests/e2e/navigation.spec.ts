import type { Page } from '@playwright/test';
import { expect, open, test } from '../helpers/browser';

const announced = (page: Page) => page.locator('[aria-live="assertive"]');
const scrollTop = (page: Page) => page.evaluate(() => scrollY);

function follow(page: Page, name: string) {
  return page.getByRole('navigation', { name: 'Principal' }).getByRole('link', { name }).press('Enter');
}

test.describe('a navigation', () => {
  test('starts at the top at once, moves focus to the content and announces the new title', async ({ page }) => {
    await open(page, '/produtos');
    await page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }));
    await page.getByRole('main').getByRole('article').getByRole('link', { name: 'Soul Crunch' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Soul Crunch' })).toBeVisible();
    expect(await scrollTop(page)).toBe(0);
    await expect(page.getByRole('main')).toBeFocused();
    await expect(announced(page)).toHaveText('Soul Crunch | Soul');
    await follow(page, 'Blog');
    await expect(announced(page)).toHaveText('Blog | Soul');
    await expect(page).toHaveTitle('Blog | Soul');
  });

  test('back and forward restore each page’s scroll position, and announce the page', { tag: '@main' }, async ({
    page,
  }) => {
    await open(page, '/produtos/soulshake');
    await page.evaluate(() => scrollTo({ top: 700, behavior: 'instant' }));
    await page.getByRole('main').getByRole('link', { name: 'Soul Shake Paçoca' }).press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'Soul Shake Paçoca' })).toBeVisible();
    await page.evaluate(() => scrollTo({ top: 300, behavior: 'instant' }));
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: 'Soul Shake', exact: true })).toBeVisible();
    await expect.poll(() => scrollTop(page)).toBeGreaterThan(400);
    await expect(announced(page)).toHaveText('Soul Shake | Soul');
    await page.goForward();
    await expect.poll(() => scrollTop(page)).toBe(300);
    await expect(announced(page)).toHaveText('Soul Shake Paçoca | Soul');
  });

  test('with another parameter of the same page is announced and keeps the focus', async ({ page }) => {
    await open(page, '/blog');
    const chip = page.getByRole('link', { name: 'Treino', exact: true });
    await chip.press('Enter');
    await expect(announced(page)).toHaveText('Blog: Treino | Soul');
    await expect(chip).toBeFocused();
  });

  test('does not announce the previous page again', async ({ page }) => {
    await open(page, '/produtos');
    await follow(page, 'Blog');
    await expect(announced(page)).toHaveText('Blog | Soul');
    await announced(page).evaluate((region) => {
      region.dataset.said = '';
      const note = () => {
        region.dataset.said += `${region.textContent};`;
      };
      new MutationObserver(note).observe(region, { childList: true, characterData: true, subtree: true });
    });
    await follow(page, 'Contato');
    await expect(announced(page)).toHaveText('Contato | Soul');
    await expect(announced(page)).toHaveAttribute('data-said', /;Contato \| Soul;$/);
    await expect(announced(page)).not.toHaveAttribute('data-said', /Blog/);
  });

  test('to a missing page announces that it was not found', async ({ page, problems }) => {
    await open(page, '/blog');
    await page.route('**/api/categories/toppins', (route) =>
      route.fulfill({
        status: 404,
        json: { error: 'Categoria não encontrada', code: 'not-found', noun: 'categories' },
      }),
    );
    await page.getByRole('contentinfo').getByRole('link', { name: 'Toppins' }).click();
    await expect(announced(page)).toHaveText('Categoria não encontrada');
    await expect(page.getByRole('main')).toBeFocused();
    problems.length = 0;
  });

  test('to a section scrolls there, from the same page, from another and by Back', async ({ page }) => {
    const section = page.getByRole('heading', { name: 'Onde estamos' });
    await open(page, '/');
    await page.locator('.hero a[href="/#onde-estamos"]').press('Enter');
    await expect(section).toBeInViewport();
    await follow(page, 'Blog');
    await expect(page.getByRole('heading', { level: 1, name: 'Blog' })).toBeInViewport();
    await page.goBack();
    await expect(section).toBeInViewport();
    await page.goto('/blog');
    await page.goto('/#onde-estamos');
    await expect(section).toBeInViewport();
  });
});

test.describe('a chunk removed by a deploy', () => {
  /** Returns the address of a route's chunk, as named in that route's page. */
  async function chunkOf(page: Page, path: string, name: string): Promise<string> {
    const html = await (await page.request.get(path)).text();
    const [chunk] = new RegExp(`/assets/${name}-[^"]+\\.js`).exec(html) ?? [];
    expect(chunk).toBeTruthy();
    return `**${chunk}`;
  }

  test('reloads the requested page once', async ({ page, problems }) => {
    const chunk = await chunkOf(page, '/produtos', 'categories');
    await open(page, '/blog');
    const loads = countLoads(page);
    let missing = 0;
    await page.route(chunk, (route) => {
      if (loads() > 0) return route.continue();
      missing += 1;
      return route.fulfill({ status: 404, body: '' });
    });
    await page.getByRole('navigation', { name: 'Principal' }).getByRole('link', { name: 'Produtos' }).focus();
    await expect.poll(() => missing).toBeGreaterThan(0);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/produtos');
    await expect(page.getByRole('heading', { level: 1, name: 'Produtos' })).toBeVisible();
    expect(loads()).toBe(1);
    problems.length = 0;
  });

  test('shows the error page instead of a reload loop', async ({ page, problems }) => {
    const chunk = await chunkOf(page, '/produtos', 'categories');
    await open(page, '/blog');
    await page.route(chunk, (route) => route.fulfill({ status: 404, body: '' }));
    await page.evaluate(() => sessionStorage.setItem('soul-reloaded-at', String(Date.now())));
    const loads = countLoads(page);
    await follow(page, 'Produtos');
    await expect(page.getByRole('heading', { name: 'Algo não saiu como devia' })).toBeOnScreen();
    expect(loads()).toBe(0);
    problems.length = 0;
  });

  test('does not reload the page when its link is only hovered', async ({ page, problems }) => {
    const chunk = await chunkOf(page, '/produtos', 'categories');
    await open(page, '/blog');
    const answered = page.waitForResponse(chunk);
    await page.route(chunk, (route) => route.fulfill({ status: 404, body: '' }));
    const loads = countLoads(page);
    await page.getByRole('navigation', { name: 'Principal' }).getByRole('link', { name: 'Produtos' }).hover();
    await answered;
    await page.getByRole('navigation', { name: 'Principal' }).getByRole('link', { name: 'Blog' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Blog' })).toBeVisible();
    expect(loads()).toBe(0);
    problems.length = 0;
  });

  test('of the cart shows an error and keeps the page', async ({ page, problems }) => {
    await open(page, '/blog');
    await page.evaluate(() => sessionStorage.setItem('soul-reloaded-at', String(Date.now())));
    await page.route('**/assets/cart-contents-*.js', (route) => route.fulfill({ status: 404, body: '' }));
    await page.getByRole('button', { name: /Abrir carrinho/ }).click();
    await expect(page.getByRole('alert').getByText('O carrinho não abre agora')).toBeOnScreen();
    await expect(page.getByRole('heading', { level: 1, name: 'Blog' })).toBeVisible();
    problems.length = 0;
  });
});

/** Counts the documents that the page's main frame loads from now on. */
function countLoads(page: Page): () => number {
  let count = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) count += 1;
  });
  return () => count;
}
