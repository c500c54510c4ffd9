// The browser's Back button, or a phone's gesture, first closes what is open over the page, then leaves the page.
import type { Page } from '@playwright/test';
import { expect, open, test } from '../helpers/browser';
import { finder } from '../helpers/finder';

const drawer = (page: Page) => page.getByRole('dialog', { name: 'Seu carrinho' });
const menu = (page: Page) => page.getByRole('dialog', { name: 'Menu' });
const openCart = (page: Page) => page.getByRole('button', { name: /Abrir carrinho/ }).click();
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

/** Goes from the lines to one of them, so the history has a page to leave to. */
async function openLine(page: Page) {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/produtos');
  await page.getByRole('main').getByRole('article').getByRole('link', { name: 'Soul Fuel' }).click();
  await expect(heading(page, 'Soul Fuel')).toBeVisible();
}

test('Back closes the cart and keeps the scroll position, and a second press leaves the page', {
  tag: '@main',
}, async ({ page }) => {
  await openLine(page);
  await page.getByRole('link', { name: 'Soul Fuel Cacau' }).scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => scrollY);
  await openCart(page);
  await expect(drawer(page)).toBeOnScreen();
  await page.goBack();
  await expect(drawer(page)).toBeHidden();
  await expect(page).toHaveURL('/produtos/soulfuel');
  expect(await page.evaluate(() => scrollY)).toBe(before);
  await page.goBack();
  await expect(heading(page, 'Produtos')).toBeVisible();
  await page.goForward();
  await expect(heading(page, 'Soul Fuel')).toBeVisible();
  await expect(drawer(page)).toBeHidden();
});

test('Back closes the cart on the first page of a visit', async ({ page }) => {
  await open(page, '/blog');
  await openCart(page);
  await expect(drawer(page)).toBeOnScreen();
  // The code that handles Back is fetched after the page has everything it needs.
  await page.waitForFunction(() => history.state?.over);
  await page.goBack();
  await expect(drawer(page)).toBeHidden();
  await expect(heading(page, 'Blog')).toBeVisible();
});

test('one press of Back leaves the page however the cart was closed', async ({ page }) => {
  await openLine(page);
  for (const close of ['Escape', 'button', 'back'] as const) {
    await openCart(page);
    await expect(drawer(page)).toBeOnScreen();
    if (close === 'Escape') await page.keyboard.press('Escape');
    else if (close === 'back') await page.goBack();
    else await drawer(page).getByRole('button', { name: 'Fechar carrinho' }).click();
    await expect(drawer(page)).toBeHidden();
  }
  await page.evaluate(() => history.back());
  await expect(heading(page, 'Produtos')).toBeVisible();
});

test('Back returns to the page below after a link of the cart or the menu was followed', async ({ page }) => {
  await openLine(page);
  await openCart(page);
  await drawer(page).getByRole('link', { name: 'Ver produtos' }).click();
  await expect(heading(page, 'Produtos')).toBeVisible();
  await page.goBack();
  await expect(heading(page, 'Soul Fuel')).toBeVisible();
  await expect(drawer(page)).toBeHidden();
  await page.getByRole('button', { name: 'Abrir menu' }).click();
  await menu(page).getByRole('link', { name: 'Contato' }).click();
  await expect(heading(page, 'Contato')).toBeVisible();
  await page.goBack();
  await expect(heading(page, 'Soul Fuel')).toBeVisible();
  await page.goBack();
  await expect(heading(page, 'Produtos')).toBeVisible();
});

test('Back closes the menu', async ({ page }) => {
  await openLine(page);
  await page.getByRole('button', { name: 'Abrir menu' }).click();
  await expect(menu(page)).toBeOnScreen();
  await page.goBack();
  await expect(menu(page)).toBeHidden();
  await expect(page).toHaveURL('/produtos/soulfuel');
  await page.getByRole('button', { name: 'Abrir menu' }).click();
  await expect(menu(page)).toBeOnScreen();
});

test('after the menu was closed and a filter chosen, Back takes the filter back', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/onde-estamos');
  await page.getByRole('button', { name: 'Abrir menu' }).click();
  await menu(page).getByRole('button', { name: 'Fechar menu' }).click();
  await expect(menu(page)).toBeHidden();
  const { state } = finder(page.getByRole('main'));
  await state.selectOption('ES');
  await expect(page).toHaveURL('/onde-estamos?uf=ES');
  await expect(page.getByText('9 unidades em ES', { exact: true })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/onde-estamos');
  await expect(state).toHaveValue('');
  await expect(page.getByText('33 unidades', { exact: true })).toBeVisible();
});
