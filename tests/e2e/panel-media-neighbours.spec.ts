import { expect } from '../helpers/browser';
import { test } from '../helpers/panel';
import { deletePictures, openOwnPictures, tiles } from '../helpers/panel-pictures';

test('from a picture one goes on to the next of the list, in its order', async ({ page }) => {
  const name = await openOwnPictures(page, ['A', 'B', 'C']);
  await page.getByLabel('Ordenar por').selectOption('Mais antigas primeiro');
  await expect(tiles(page).first()).toContainText(name('A'));
  await tiles(page).first().getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1, name: name('A') })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Imagem anterior' })).toBeDisabled();
  await page.getByRole('link', { name: 'Próxima imagem' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: name('B') })).toBeFocused();
  await page.getByRole('textbox', { name: 'Texto alternativo' }).fill('Um copo');
  await page.getByRole('link', { name: 'Próxima imagem' }).click();
  // What is typed and not saved is asked about, as on every way out of a form.
  await page.getByRole('dialog').getByRole('button', { name: 'Descartar' }).click();
  await expect(page.getByRole('heading', { level: 1, name: name('C') })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Próxima imagem' })).toBeDisabled();
  await page.getByRole('link', { name: 'Imagem anterior' }).click();
  await expect(page.getByRole('heading', { level: 1, name: name('B') })).toBeVisible();
  await page.getByRole('link', { name: 'Voltar à Mídia' }).click();
  await expect(tiles(page)).toHaveCount(3);
  await deletePictures(page, name);
});
