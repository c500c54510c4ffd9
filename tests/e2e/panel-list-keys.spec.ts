import { expect } from '../helpers/browser';
import { openPanel, test } from '../helpers/panel';
import { deletePictures, openOwnPictures, tiles } from '../helpers/panel-pictures';

test('Enter in a search focuses the first result, and a second Enter opens it', async ({ page }) => {
  await openPanel(page, '/painel/produtos');
  const search = page.getByRole('searchbox', { name: 'Buscar produtos' });
  const first = page.getByRole('row').nth(1).getByRole('rowheader').getByRole('link').last();
  await page.keyboard.press('/');
  await expect(search).toBeFocused();
  // Enter comes before the search has been sent.
  await page.keyboard.type('pistache');
  await page.keyboard.press('Enter');
  await expect(first).toBeFocused();
  await expect(first).toHaveText(/Pistache/);
  await expect(page).toHaveURL('/painel/produtos?busca=pistache');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Editar Produto' })).toBeVisible();

  await openPanel(page, '/painel/produtos?busca=nadadisso');
  await search.press('ArrowDown');
  await expect(page.getByText('Nenhum produto encontrado')).toBeVisible();
  await expect(search).toBeFocused();
});

test('J and K move through a list, and X selects rows', async ({ page }) => {
  await openPanel(page, '/painel/produtos');
  const rows = page.getByRole('row');
  const bar = page.getByRole('region', { name: 'Ações em lote' });
  const record = (index: number) => rows.nth(index).getByRole('rowheader').getByRole('link').last();
  const box = (index: number) => rows.nth(index).getByRole('checkbox', { name: /^Selecionar/ });
  await expect(record(1)).toBeVisible();
  await page.keyboard.press('j');
  await expect(record(1)).toBeFocused();
  await page.keyboard.press('x');
  await expect(box(1)).toBeChecked();
  for (const _ of [1, 2, 3]) await page.keyboard.press('j');
  await expect(record(4)).toBeFocused();
  await page.keyboard.press('Shift+X');
  await expect(bar.getByText('4 selecionados')).toBeOnScreen();
  await expect(box(3)).toBeChecked();
  await page.keyboard.press('k');
  await expect(record(3)).toBeFocused();
  // From anything in a row, J goes to the next row.
  await box(3).focus();
  await page.keyboard.press('j');
  await expect(record(4)).toBeFocused();
  await expect(record(4)).toBeOnScreen();
  await page.keyboard.press('Escape');
  await expect(bar).toBeHidden();
  // In a field they are letters, and with modifiers they belong to the browser.
  await page.getByRole('searchbox', { name: 'Buscar produtos' }).focus();
  await page.keyboard.type('jkx');
  await expect(page.getByRole('searchbox', { name: 'Buscar produtos' })).toHaveValue('jkx');
});

test('the keys of a list are switched off with the other single keys', async ({ page }) => {
  await openPanel(page, '/painel/produtos');
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await page.keyboard.press('?');
  const single = page.getByRole('switch', { name: 'Atalhos de uma tecla' });
  await expect(single).toBeFocused();
  await page.keyboard.press('Space');
  await expect(single).not.toBeChecked();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.keyboard.press('j');
  await expect(page.locator('[data-record]:focus')).toHaveCount(0);
  await page.evaluate(() => localStorage.removeItem('soul-single-keys'));
});

test('J and K move through pictures, in the grid and in their form, and J works in the other lists', async ({
  page,
}) => {
  const name = await openOwnPictures(page, ['a', 'b', 'c']);
  await page.keyboard.press('j');
  await page.keyboard.press('j');
  await expect(tiles(page).nth(1).getByRole('link')).toBeFocused();
  await page.keyboard.press('x');
  await expect(tiles(page).nth(1).getByRole('checkbox')).toBeChecked();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Enter');
  const heading = (letter: string) => page.getByRole('heading', { level: 1, name: name(letter) });
  await expect(heading('b')).toBeFocused();
  await page.keyboard.press('j');
  await expect(heading('a')).toBeFocused();
  await page.keyboard.press('k');
  await expect(heading('b')).toBeFocused();
  await deletePictures(page, name);

  for (const path of ['/painel/usuarios', '/painel/paginas', '/painel/blog', '/painel/locations', '/painel/slides']) {
    await openPanel(page, path);
    await expect(page.locator('[data-record]').first()).toBeVisible();
    await page.keyboard.press('j');
    await expect(page.locator('[data-record]').first(), path).toBeFocused();
  }
});
