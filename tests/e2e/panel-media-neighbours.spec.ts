import { expect } from '../helpers/browser';
import { expectToast, forgetRefusals } from '../helpers/browser-accounts';
import { test } from '../helpers/panel';
import { deletePictures, openOwnPictures, tiles } from '../helpers/panel-pictures';
import { standAside, standIn } from '../helpers/stand-in';

test('a picture links to the next and previous one, in the order of the list', async ({ page }) => {
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
  // Unsaved changes are asked about, as on every way out of a form.
  await page.getByRole('dialog').getByRole('button', { name: 'Descartar' }).click();
  await expect(page.getByRole('heading', { level: 1, name: name('C') })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Próxima imagem' })).toBeDisabled();
  await page.getByRole('link', { name: 'Imagem anterior' }).click();
  await expect(page.getByRole('heading', { level: 1, name: name('B') })).toBeVisible();
  await page.getByRole('link', { name: 'Voltar à Mídia' }).click();
  await expect(tiles(page)).toHaveCount(3);
  await deletePictures(page, name);
});

test('describing the pictures of a filter leads from one to the next, before and after a save', async ({ page }) => {
  const name = await openOwnPictures(page, ['A', 'B', 'C']);
  await page.getByLabel('Texto alternativo').selectOption('Sem texto alternativo');
  await expect(tiles(page)).toHaveCount(3);
  await tiles(page).first().getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1, name: name('C') })).toBeVisible();
  const alt = page.getByRole('textbox', { name: 'Texto alternativo' });
  await alt.fill('Copo C');
  await page.keyboard.press('Control+S');
  await expect(page.getByRole('heading', { level: 1, name: 'Copo C' })).toBeVisible();
  await page.getByRole('link', { name: 'Próxima imagem' }).click();
  await expect(page.getByRole('heading', { level: 1, name: name('B') })).toBeVisible();
  await alt.fill('Copo B');
  await page.getByRole('link', { name: 'Próxima imagem' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Salvar e sair' }).click();
  await expect(page.getByRole('heading', { level: 1, name: name('A') })).toBeVisible();
  await page.getByRole('link', { name: 'Imagem anterior' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Copo B' })).toBeVisible();
  await page.getByRole('link', { name: 'Voltar à Mídia' }).click();
  await expect(tiles(page)).toHaveCount(1);
  await deletePictures(page, name);
});

test('a failed save keeps the form open', async ({ page, problems }) => {
  const name = await openOwnPictures(page, ['A']);
  await tiles(page).first().getByRole('link').click();
  await page.getByRole('textbox', { name: 'Texto alternativo' }).fill('Um copo');
  await standIn(page, 'PATCH /api/panel/media/*', () => ({ status: 503, json: { error: 'Fora do ar.' } }));
  await page.getByRole('link', { name: 'Voltar à Mídia' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Salvar e sair' }).click();
  await expectToast(page, 'Erro ao salvar imagem', 'Fora do ar.');
  await expect(page.getByRole('textbox', { name: 'Texto alternativo' })).toHaveValue('Um copo');
  await standAside(page);
  forgetRefusals(problems, 503);
  await deletePictures(page, name);
});
