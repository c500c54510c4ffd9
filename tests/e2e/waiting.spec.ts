import type { Page } from '@playwright/test';
import { expect, hold, open, test } from '../helpers/browser';

const notice = (page: Page) => page.locator('[popover]', { hasText: 'Carregando...' });

for (const viewport of [
  { width: 320, height: 568 },
  { width: 844, height: 390 },
  { width: 1440, height: 900 },
]) {
  test(`a slow navigation shows «Carregando...» on a screen of ${viewport.width} px`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await open(page, '/blog');
    const release = await hold(page, '/api/categories/soulfuel');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Soul Fuel' }).click();
    await expect(notice(page)).toBeInViewport({ ratio: 1 });
    expect(await isOnTop(page)).toBe(true);
    const veil = await notice(page).evaluate((element) => getComputedStyle(element, '::backdrop').backgroundColor);
    expect(veil, 'the page stays as bright').toBe('rgba(0, 0, 0, 0)');
    await expect(page.locator('[aria-live="assertive"]')).toHaveText('Carregando...');
    release();
    await expect(page.getByRole('heading', { level: 1, name: 'Soul Fuel' })).toBeVisible();
    await expect(notice(page)).toHaveCount(0);
  });

  test(`«Carregando locais...» is in view on a screen of ${viewport.width} px`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await open(page, '/contato');
    const release = await hold(page, '/api/locations');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Onde estamos' }).click();
    await expect(page.getByText('Carregando locais...')).toBeInViewport({ ratio: 1 });
    release();
    await expect(page.getByText('33 unidades')).toBeVisible();
  });
}

test('a slow navigation shows «Carregando...» on a page of which a part is not hydrated yet', async ({ page }) => {
  await open(page, '/');
  const release = await hold(page, '/api/products/soulshake/9');
  await page.getByRole('link', { name: 'Soul Shake Pistache' }).click();
  await expect(notice(page)).toBeInViewport({ ratio: 1 });
  release();
  await expect(page.getByRole('heading', { level: 1, name: 'Soul Shake Pistache' })).toBeVisible();
  await expect(notice(page)).toHaveCount(0);
});

test('the loading notice is shown above an open dialog, as after a link of the menu', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/contato');
  const release = await hold(page, '/api/posts');
  await page.getByRole('button', { name: 'Abrir menu' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Blog' }).click();
  await expect(notice(page)).toBeInViewport({ ratio: 1 });
  expect(await notice(page).evaluate((element) => element.matches(':popover-open'))).toBe(true);
  release();
  await expect(page.getByRole('heading', { level: 1, name: 'Blog' })).toBeVisible();
});

test('a quick navigation shows no loading notice', async ({ page }) => {
  await page.clock.install();
  await open(page, '/blog');
  const release = await hold(page, '/api/categories/soulfuel');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Soul Fuel' }).click();
  await expect(page.locator('[aria-live="assertive"]')).toHaveText('Carregando...');
  await page.clock.pauseAt(Date.now() + 60_000);
  release();
  await page.clock.resume();
  await expect(page.getByRole('heading', { level: 1, name: 'Soul Fuel' })).toBeVisible();
  await expect(notice(page)).toHaveCount(0);
});

function isOnTop(page: Page) {
  return notice(page).evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return document.elementFromPoint(x + width / 2, y + height / 2) === element;
  });
}

test('an unknown address reached by navigation is reported to the server by its path only', async ({ page }) => {
  await open(page, '/blog');
  const asked = page.waitForRequest('**/api/unknown-pages');
  const answered = page.waitForResponse('**/api/unknown-pages');
  await page.evaluate(() => {
    const link = document.querySelector<HTMLAnchorElement>('footer a[href="/sobre"]');
    history.pushState({}, '', '/caminho/errado?nome=ana');
    dispatchEvent(new PopStateEvent('popstate', { state: {} }));
    return link?.href;
  });
  await expect(page.getByRole('heading', { name: 'Oops! Page not found' })).toBeVisible();
  expect((await asked).postDataJSON()).toEqual({ path: '/caminho/errado' });
  expect(await (await answered).json()).toEqual({ to: null });
});

test('a navigation to an address with a redirect follows it', async ({ page }) => {
  await page.route('**/api/unknown-pages', (route) => route.fulfill({ json: { to: '/sobre' } }));
  await open(page, '/blog');
  await page.evaluate(() => {
    history.pushState({}, '', '/quem-somos?de=blog');
    dispatchEvent(new PopStateEvent('popstate', { state: {} }));
  });
  await expect(page).toHaveURL('/sobre?de=blog');
  await expect(page.getByRole('heading', { level: 1, name: /Sobre|Proteína|Soul/ })).toBeVisible();
});
