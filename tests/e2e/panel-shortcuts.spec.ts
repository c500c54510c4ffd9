import type { Page } from '@playwright/test';
import { expect } from '../helpers/browser';
import { openPanel, test } from '../helpers/panel';

const keys = (page: Page) => page.getByRole('dialog', { name: 'Atalhos do teclado' });
const palette = (page: Page) => page.getByRole('dialog', { name: 'Buscar ou ir para' });

test('? opens the list of shortcuts, and closing it returns the focus', async ({ page }) => {
  await openPanel(page);
  const opener = page.getByRole('button', { name: 'Buscar ou ir para' });
  await opener.focus();
  await page.keyboard.press('?');
  await expect(keys(page).getByRole('region', { name: 'Em todo o painel' })).toBeOnScreen();
  await expect(keys(page).getByText('Salvar o que está aberto')).toBeOnScreen();
  await expect(keys(page).getByRole('switch', { name: 'Atalhos de uma tecla' })).toBeFocused();
  // The dialog in front gets the keys.
  await page.keyboard.press('/');
  await expect(palette(page)).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(keys(page)).toBeHidden();
  await expect(opener).toBeFocused();
});

test('the palette opens the list of shortcuts', async ({ page }) => {
  await openPanel(page);
  await page.keyboard.press('ControlOrMeta+k');
  await palette(page).getByRole('combobox').fill('atalhos');
  await page.keyboard.press('Enter');
  await expect(palette(page)).toBeHidden();
  await expect(keys(page).getByRole('switch')).toBeFocused();
  await keys(page).getByRole('button', { name: 'Fechar' }).click();
  await expect(keys(page)).toBeHidden();
});

test('/ focuses the search of a list, and opens the palette on other screens', async ({ page }) => {
  await openPanel(page, '/painel/produtos?busca=shake');
  const field = page.getByRole('searchbox', { name: 'Buscar produto' });
  await page.keyboard.press('/');
  await expect(field).toBeFocused();
  // Typing replaces the selected text.
  await page.keyboard.type('a/b?');
  await expect(field).toHaveValue('a/b?');
  await expect(keys(page)).toHaveCount(0);
  await openPanel(page, '/painel/paginas');
  await page.keyboard.press('/');
  await expect(palette(page).getByRole('combobox')).toBeFocused();
  await expect(palette(page).getByRole('combobox')).toHaveValue('');
});

test('single keys are typed as letters in a text', async ({ page }) => {
  await openPanel(page, '/painel/blog/novo');
  const content = page.getByRole('textbox', { name: 'Conteúdo' });
  await content.click();
  await page.keyboard.type('e/ou?');
  await expect(content).toHaveText('e/ou?');
  // Beside the text, where `/` would insert, the palette does not take what follows.
  await page.getByRole('button', { name: 'Negrito' }).focus();
  await page.keyboard.type('/preço');
  await expect(page.locator('dialog[open]')).toHaveCount(0);
});

test('single-key shortcuts can be switched off for this browser', async ({ page }) => {
  await openPanel(page);
  await page.keyboard.press('?');
  await expect(keys(page).getByText('Buscar na lista')).toBeOnScreen();
  await page.keyboard.press('Space');
  const single = keys(page).getByRole('switch', { name: 'Atalhos de uma tecla' });
  await expect(single).not.toBeChecked();
  await expect(keys(page).getByText('Buscar na lista')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await page.keyboard.press('?');
  await page.keyboard.press('/');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('?');
  await page.keyboard.press('/');
  // The palette still opens, and closes the dialog that would cover it.
  await page.keyboard.press('ControlOrMeta+k');
  await expect(palette(page).getByRole('combobox')).toBeFocused();
  await expect(keys(page)).toHaveCount(0);
  await palette(page).getByRole('combobox').fill('atalhos');
  await page.keyboard.press('Enter');
  await single.click();
  await expect(single).toBeChecked();
  await page.keyboard.press('Escape');
  await expect(keys(page)).toHaveCount(0);
  // A dialog's `close` event comes a moment after it has closed.
  await expect(async () => {
    await page.keyboard.press('?');
    await expect(keys(page)).toBeVisible({ timeout: 2000 });
  }).toPass();
});
