// Favourites and recently viewed products, synced with an account between browsers.
import type { Browser, Page } from '@playwright/test';
import { expect, keepInStore, open } from '../helpers/browser';
import { type Person, signedUp, signIn, signInByForm, test } from '../helpers/browser-accounts';

const SAVES = '/api/me/kept-products';
const heart = (page: Page, name: string) => page.getByRole('button', { name: `${name} nos favoritos` });
const stored = (page: Page, key = 'soul-favourites') => page.evaluate((name) => localStorage.getItem(name), key);
const keys = (...products: [string, number][]) =>
  JSON.stringify(products.map(([category, number]) => ({ category, number })));
const saved = (page: Page) =>
  page.waitForResponse((answer) => answer.url().endsWith(SAVES) && answer.request().method() === 'PUT' && answer.ok());

/** Runs `use` on another device, signed in as that person. */
async function elsewhere(
  browser: Browser,
  baseURL: string | undefined,
  person: Person,
  path: string,
  use: (page: Page) => unknown,
) {
  const context = await browser.newContext({ baseURL: baseURL ?? '' });
  const page = await context.newPage();
  await signIn(page, person, path);
  await use(page);
  await context.close();
}

test('favourites kept before signing in join the account, and another device lists them newest first', async ({
  page,
  browser,
  baseURL,
  person,
}) => {
  await elsewhere(browser, baseURL, person, '/produtos/soulice/2', async (other) => {
    const done = saved(other);
    await other.getByRole('button', { name: 'Guardar nos favoritos' }).click();
    await done;
  });
  await keepInStore(page, 'soul-favourites', keys(['soulshake', 9]));
  const done = saved(page);
  await signInByForm(page, person, '/favoritos');
  await expect(heart(page, 'Soul Ice Pistache')).toBeOnScreen();
  await expect(page.getByText('2 favoritos. Eles acompanham a sua conta.')).toBeOnScreen();
  await done;
  await elsewhere(browser, baseURL, person, '/favoritos', async (other) => {
    await expect(other.getByRole('article').getByRole('heading')).toHaveText([
      'Soul Shake Pistache',
      'Soul Ice Pistache',
    ]);
  });
});

test('products forgotten on one device are forgotten on the others', async ({ page, browser, baseURL, person }) => {
  await keepInStore(page, 'soul-favourites', keys(['soulshake', 9], ['soulice', 2]));
  await keepInStore(page, 'soul-seen', keys(['soulshake', 1]));
  const first = saved(page);
  await signIn(page, person, '/favoritos');
  await first;
  await elsewhere(browser, baseURL, person, '/produtos/soulshake/9', async (other) => {
    await expect(other.getByRole('heading', { name: 'Você viu há pouco' })).toBeVisible();
    const done = saved(other);
    await other.getByRole('button', { name: 'Esquecer' }).click();
    await other.getByRole('button', { name: 'Tirar dos favoritos' }).click();
    await done;
  });
  await page.reload();
  await expect(page.getByText('1 favorito. Ele acompanha a sua conta.')).toBeOnScreen();
  await expect(heart(page, 'Soul Shake Pistache').and(page.locator('[aria-pressed="true"]'))).toHaveCount(0);
  expect(await stored(page, 'soul-seen')).toBe('[]');
});

test('signing out clears the favourites for the next user, and signing in again restores them', async ({
  signedInPage: page,
  person: ana,
  request,
  baseURL,
}) => {
  const bia = await signedUp(request, baseURL ?? '', { name: 'Bia Souza' });
  await open(page, '/produtos/soulshake/9');
  await page.getByRole('button', { name: 'Guardar nos favoritos' }).click();
  await page.goto('/conta');
  await page.getByRole('button', { name: 'Sair' }).click();
  await expect(page).toHaveURL('/');
  await expect.poll(() => stored(page, 'soul-kept')).toBeNull();
  expect([await stored(page), await stored(page, 'soul-seen')]).toEqual(['[]', '[]']);
  await signInByForm(page, bia, '/favoritos');
  await expect(page.getByRole('heading', { name: 'Nenhum favorito ainda' })).toBeOnScreen();
  await page.goto('/conta');
  await page.getByRole('button', { name: 'Sair' }).click();
  await expect(page).toHaveURL('/');
  await open(page, '/favoritos');
  await expect(page.getByRole('link', { name: 'Entre para vê-los' })).toHaveAttribute(
    'href',
    '/auth/login?next=/favoritos',
  );
  await signInByForm(page, ana, '/favoritos');
  await expect(heart(page, 'Soul Shake Pistache')).toBeOnScreen();
});

test('the favourites say that they stay in the account when its session ends elsewhere', async ({ page, person }) => {
  await keepInStore(page, 'soul-favourites', keys(['soulshake', 9]));
  const done = saved(page);
  await signIn(page, person, '/favoritos');
  await done;
  await expect(heart(page, 'Soul Shake Pistache')).toBeOnScreen({ scrolled: true });
  const other = await page.context().newPage();
  await open(other, '/conta');
  await other.getByRole('button', { name: 'Sair' }).click();
  await expect(other).toHaveURL('/');
  await expect(page.getByRole('heading', { name: 'Você saiu da sua conta' })).toBeOnScreen({ scrolled: true });
  await page.getByRole('link', { name: 'Entrar para ver os favoritos' }).click();
  await expect(page).toHaveURL('/auth/login?next=/favoritos');
});

test('favourites are cleared on the next page after the session ended elsewhere', async ({ page, person }) => {
  await keepInStore(page, 'soul-favourites', keys(['soulshake', 9]));
  const done = saved(page);
  await signIn(page, person, '/sobre');
  await done;
  // As after a sign-out in the panel, which has no code to clear the site's data.
  await page.context().clearCookies();
  await page.evaluate(() => localStorage.removeItem('soul-session'));
  await open(page, '/sobre');
  await expect.poll(() => stored(page)).toBe('[]');
  expect(await stored(page, 'soul-kept')).toBeNull();
});

test('without an account favourites cause no request and load no code of the account', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (/\/api\/(?:me|auth)|sync/.test(request.url())) asked.push(request.url());
  });
  await open(page, '/produtos/soulshake/9');
  await page.getByRole('button', { name: 'Guardar nos favoritos' }).click();
  await open(page, '/favoritos');
  await expect(page.getByText('1 favorito. Só este navegador sabe.')).toBeOnScreen();
  await expect(page.getByRole('link', { name: 'Entre para levá-lo com você' })).toBeOnScreen();
  expect(asked).toEqual([]);
});
