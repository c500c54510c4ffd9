import type { Page } from '@playwright/test';
import { expect, open, test } from '../helpers/browser';
import { finder } from '../helpers/finder';

const position = (page: Page) => page.evaluate(() => scrollY);

test.describe('what is no search yet', () => {
  test('the beginning of a postal code says what is missing, and is no result', async ({ page }) => {
    await open(page, '/onde-estamos');
    const { search, lines } = finder(page.getByRole('main'));
    await search.fill('0407');
    await expect(page.getByText('CEP incompleto: faltam 4 números', { exact: true })).toBeOnScreen();
    await expect(page.getByText(/para “0407”/)).toHaveCount(0);
    await search.fill('04071');
    await expect(page.getByText('CEP incompleto')).toHaveCount(0);
    // The number of an address is a search.
    await search.fill('182');
    await expect(lines).toHaveText([/Soul Icaraí/]);
    await expect(page.getByText('1 unidade para “182”')).toHaveCount(1);
    await page.goto('/onde-estamos?busca=2910');
    await expect(page.getByText('CEP incompleto: faltam 4 números', { exact: true })).toBeOnScreen();
  });

  test('spaces find and say nothing', async ({ page }) => {
    await open(page, '/onde-estamos');
    const { search } = finder(page.getByRole('main'));
    await search.fill('  ');
    await search.press('Enter');
    await expect(page.getByText('33 unidades', { exact: true })).toBeOnScreen();
    await expect(page.getByText(/para “/)).toHaveCount(0);
    await expect(page).toHaveURL('/onde-estamos');
    await page.goto('/onde-estamos?busca=++');
    await expect(page.getByText(/para “/)).toHaveCount(0);
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the list is unfolded and where it was after steps back', async ({ page }) => {
    await open(page, '/onde-estamos');
    const { lines, panel } = finder(page.getByRole('main'));
    await page.getByRole('button', { name: 'Ver mais unidades' }).click();
    const last = lines.nth(31);
    await last.scrollIntoViewIfNeeded();
    const before = await position(page);
    await last.click();
    await expect(panel.getByRole('heading')).toBeOnScreen();
    await page.getByRole('button', { name: 'Abrir menu' }).click();
    await page.getByRole('dialog').getByRole('link', { name: 'Produtos', exact: true }).click();
    await expect(page).toHaveURL('/produtos');
    // Two steps at once, as by pressing Back twice.
    await page.evaluate(() => history.go(-2));
    await expect(page).toHaveURL('/onde-estamos');
    await expect(last).toBeOnScreen();
    expect(await position(page)).toBe(before);
  });

  test('the list is unfolded and where it was after a visit to a page of the footer', async ({ page }) => {
    await open(page, '/onde-estamos');
    await page.getByRole('button', { name: 'Ver mais unidades' }).click();
    const link = page.getByRole('contentinfo').getByRole('link', { name: 'Sobre', exact: true });
    await link.hover();
    const before = await position(page);
    await link.click();
    await expect(page).toHaveURL('/sobre');
    await page.goBack();
    await expect(page).toHaveURL('/onde-estamos');
    await expect(link).toBeOnScreen();
    expect(await position(page)).toBe(before);
    await page.reload();
    await expect(finder(page.getByRole('main')).lines.filter({ visible: true })).toHaveCount(33);
  });

  test('a page that was left folded is folded again', async ({ page }) => {
    await open(page, '/onde-estamos');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Sobre', exact: true }).click();
    await expect(page).toHaveURL('/sobre');
    await page.goBack();
    await expect(finder(page.getByRole('main')).lines.filter({ visible: true })).toHaveCount(4);
  });

  test('an address of a store without a fragment opens at the store', async ({ page }) => {
    await open(page, '/onde-estamos?local=28');
    const { panel } = finder(page.getByRole('main'));
    await expect(panel.getByRole('heading', { level: 2 })).toBeOnScreen();
    await expect(panel.getByRole('link', { name: 'Fechar detalhes' })).toBeOnScreen();
    // Whoever has gone up finds the page there again.
    await page.getByRole('heading', { level: 1 }).scrollIntoViewIfNeeded();
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    await page.getByRole('banner').getByRole('link', { name: 'Soul, página inicial' }).click();
    await expect(page).toHaveURL('/');
    await page.goBack();
    await expect(panel.getByRole('heading', { level: 2 })).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: 'Onde estamos' })).toBeOnScreen();
    expect(await position(page)).toBe(0);
  });

  test('a list without a selection opens at its top', async ({ page }) => {
    await open(page, '/onde-estamos?uf=ES');
    await expect(page.getByRole('heading', { level: 1 })).toBeOnScreen();
    expect(await position(page)).toBe(0);
  });
});

test('on a wide screen an address of a store opens at the top', async ({ page }) => {
  await open(page, '/onde-estamos?local=28');
  await expect(finder(page.getByRole('main')).panel.getByRole('heading', { level: 2 })).toBeVisible();
  expect(await position(page)).toBe(0);
});
