// Comparison of products: chosen in lists, replaced and removed by address, with and without script.
import type { Locator, Page } from '@playwright/test';
import { expect, keepInStore, open, test } from '../helpers/browser';

const main = (page: Page) => page.getByRole('main');
const table = (page: Page) => page.getByRole('table', { name: 'Comparação de produtos' });
const heads = (page: Page) => table(page).getByRole('columnheader').getByRole('link');
const status = (page: Page) => main(page).getByRole('status').filter({ hasText: 'lado a lado' });
const row = (page: Page, name: string) =>
  table(page)
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name, exact: true }) });
const pick = (page: Page, name: string) => page.getByRole('checkbox', { name: `Comparar ${name}`, exact: true });
/** Presses the label, as a finger does: the checkbox itself is invisible. */
const press = (page: Page, box: Locator) => page.locator('label').filter({ has: box }).click();
const PISTACHIO = '/comparar?produtos=soulshake-9,soulice-2';

test('compares products of two lines, and keeps the choice until it is cleared', { tag: '@main' }, async ({ page }) => {
  await open(page, '/produtos/soulshake');
  await press(page, pick(page, 'Soul Shake Pistache'));
  await expect(page.getByRole('button', { name: 'Comparar (1)' })).toBeOnScreen();
  await open(page, '/produtos/soulice');
  await expect(page.getByRole('button', { name: 'Comparar (1)' })).toBeOnScreen();
  await pick(page, 'Soul Ice Pistache').focus();
  await page.keyboard.press('Space');
  await page.getByRole('button', { name: 'Comparar (2)' }).click();
  await expect(page).toHaveURL(PISTACHIO);
  await expect(heads(page)).toHaveText(['Soul Shake Pistache', 'Soul Ice Pistache']);
  await expect(row(page, 'Proteína por porção').getByRole('cell')).toHaveText(['25 g', '13 g']);
  await page.goBack();
  await expect(pick(page, 'Soul Ice Pistache')).toBeChecked();
  await page.getByRole('button', { name: 'Limpar' }).press('Enter');
  // The bar disappears, so the focus goes to a product that was chosen.
  await expect(pick(page, 'Soul Ice Pistache')).toBeFocused();
  await expect(pick(page, 'Soul Ice Pistache')).not.toBeChecked();
  await expect(page.getByRole('button', { name: /^Comparar/ })).toBeHidden();
  expect(await page.evaluate(() => localStorage.getItem('soul-compared'))).toBe('[]');
});

test('pairings and search results offer the same choice to compare', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const boxes = page.locator('label').filter({ has: page.getByRole('checkbox', { name: /^Comparar / }) });
  await open(page, '/produtos/soulshake/9');
  await boxes.first().click();
  await expect(page.getByRole('button', { name: 'Comparar (1)' })).toBeOnScreen();
  await open(page, '/busca?q=pistache');
  await press(page, pick(page, 'Soul Ice Pistache'));
  await page.getByRole('button', { name: 'Comparar (2)' }).click();
  await expect(page).toHaveURL(/produtos=\S+,soulice-2$/);
});

test('Enter on a checkbox opens the comparison if at least two products are chosen', async ({ page }) => {
  await open(page, '/produtos/soulshake');
  await pick(page, 'Soul Shake Pistache').focus();
  await page.keyboard.press('Space');
  await expect(page.getByRole('button', { name: 'Comparar (1)' })).toBeOnScreen();
  await page.keyboard.press('Enter');
  await pick(page, 'Soul Shake Coco').focus();
  await page.keyboard.press('Space');
  await expect(page.getByRole('button', { name: 'Comparar (2)' })).toBeOnScreen();
  await expect(page).toHaveURL('/produtos/soulshake');
  await page.keyboard.press('Enter');
  await expect(heads(page)).toHaveText(['Soul Shake Pistache', 'Soul Shake Coco']);
});

test('a fourth product is refused with a message', async ({ page }) => {
  const three = [1, 2, 3].map((number) => ({ category: 'soulice', number }));
  await page.setViewportSize({ width: 390, height: 844 });
  await keepInStore(page, 'soul-compared', JSON.stringify(three));
  await open(page, '/produtos/soulshake');
  await expect(page.getByRole('button', { name: 'Comparar (3)' })).toBeOnScreen();
  await press(page, pick(page, 'Soul Shake Pistache'));
  // Not a toast, which would look like a success and cover the products.
  await expect(page.getByRole('alert').filter({ hasText: 'Já são três.' })).toHaveCount(1);
  await expect(page.getByText('Já são três')).toBeOnScreen();
  await expect(page.locator('.toast')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Comparar (3)' })).toBeOnScreen();
  await expect(pick(page, 'Soul Shake Pistache')).not.toBeChecked();
  await page.getByRole('button', { name: 'Limpar' }).click();
  await press(page, pick(page, 'Soul Shake Pistache'));
  await expect(page.getByText('Já são três')).toHaveCount(0);
});

test('a sorted list keeps its chosen products marked', async ({ page }) => {
  await keepInStore(page, 'soul-compared', JSON.stringify([{ category: 'soulshake', number: 9 }]));
  await open(page, '/produtos/soulshake');
  await expect(pick(page, 'Soul Shake Pistache')).toBeChecked();
  await main(page).getByRole('link', { name: 'Menos kcal' }).click();
  await expect(page).toHaveURL(/ordem=menos-kcal/);
  await expect(pick(page, 'Soul Shake Pistache')).toBeChecked();
  await expect(main(page).getByRole('checkbox', { name: /^Comparar/, checked: true })).toHaveCount(1);
});

test('swaps, adds and removes products in place, and Back takes the last change back', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, PISTACHIO);
  await page.getByLabel('3º produto').focus();
  await page.getByLabel('3º produto').selectOption('Soul Fuel Cacau');
  await expect(page).toHaveURL(/soulshake-9,soulice-2,soulfuel-\d+$/);
  await expect(heads(page)).toHaveCount(3);
  await expect(page.getByLabel('3º produto')).toBeFocused();
  await page.getByLabel('1º produto').selectOption('Soul Shake Coco');
  await expect(heads(page).first()).toHaveText('Soul Shake Coco');
  await page.getByRole('link', { name: 'Tirar Soul Ice Pistache da comparação' }).click();
  await expect(heads(page)).toHaveText(['Soul Shake Coco', 'Soul Fuel Cacau']);
  await expect(status(page)).toBeFocused();
  await expect(status(page)).toHaveText('2 produtos lado a lado.');
  await page.goBack();
  await expect(heads(page)).toHaveText(['Soul Shake Coco', 'Soul Ice Pistache', 'Soul Fuel Cacau']);
  await expect(page.getByLabel('2º produto')).toHaveValue('soulice-2');
});

test('on a phone every column fits, and the product names stay in view while scrolling', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await open(page, `${PISTACHIO},soulicepote-1`);
  await expect(page.getByLabel('1º produto')).toBeHidden();
  await page.getByText('Trocar produtos').click();
  await expect(page.getByLabel('1º produto')).toBeOnScreen();
  const sodium = row(page, 'Sódio (mg)').first();
  await sodium.scrollIntoViewIfNeeded();
  await page.mouse.wheel(0, 120);
  for (const cell of await sodium.getByRole('cell').all()) await expect(cell).toBeOnScreen();
  for (const head of await heads(page).all()) await expect(head).toBeOnScreen();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
});

test('adds a product to the cart from the comparison', async ({ page }) => {
  await open(page, PISTACHIO);
  await page.getByRole('button', { name: 'Adicionar Soul Ice Pistache ao carrinho' }).click();
  await expect(page.getByRole('dialog', { name: 'Seu carrinho' }).getByText('Soul Ice Pistache')).toBeOnScreen();
});

test('the page of all products links to the comparison, which shows earlier choices, else lines to begin with', async ({
  page,
}) => {
  await keepInStore(page, 'soul-compared', '[{"category":"soulshake","number":9},{"category":"soulice","number":2}]');
  await open(page, '/produtos');
  await main(page).getByRole('link', { name: 'Comparar lado a lado' }).click();
  await expect(page).toHaveURL(PISTACHIO);
  await expect(heads(page)).toHaveCount(2);
  // A removed product is no longer chosen, not even the last one.
  await page.getByRole('link', { name: 'Tirar Soul Shake Pistache da comparação' }).click();
  await expect(heads(page)).toHaveCount(1);
  await page.getByRole('link', { name: 'Tirar Soul Ice Pistache da comparação' }).click();
  await expect(page.getByRole('heading', { name: 'Ou comece por uma linha' })).toBeVisible();
  await expect(page).toHaveURL('/comparar');
  await expect(page.getByRole('link', { name: 'Soul Crunch', exact: true }).first()).toBeVisible();
});

test('a product links to a comparison with the next products of its line', async ({ page }) => {
  await open(page, '/produtos/soulshake/9');
  await page.getByRole('link', { name: 'Comparar com outros' }).click();
  await expect(page).toHaveURL('/comparar?produtos=soulshake-9,soulshake-10,soulshake-1');
  await expect(heads(page)).toHaveCount(3);
  await heads(page).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Soul Shake Pistache' })).toBeVisible();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('chooses products in a list, swaps and removes them', async ({ page }) => {
    await page.goto('/produtos/soulshake');
    await expect(page.getByRole('button', { name: 'Comparar' })).toBeHidden();
    await press(page, pick(page, 'Soul Shake Chocolate'));
    await press(page, pick(page, 'Soul Shake Morango'));
    await page.getByRole('button', { name: 'Comparar' }).click();
    await expect(heads(page)).toHaveText(['Soul Shake Chocolate', 'Soul Shake Morango']);
    await expect(main(page).getByText('Pedir', { exact: true })).toBeHidden();
    await page.getByLabel('3º produto').selectOption('Soul Ice Pistache');
    await main(page).getByRole('button', { name: 'Comparar' }).click();
    await expect(heads(page)).toHaveText(['Soul Shake Chocolate', 'Soul Shake Morango', 'Soul Ice Pistache']);
    await page.getByRole('link', { name: 'Tirar Soul Shake Morango da comparação' }).click();
    await expect(heads(page)).toHaveText(['Soul Shake Chocolate', 'Soul Ice Pistache']);
  });
});
