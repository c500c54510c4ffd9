import { expect } from '../helpers/browser';
import { expectToast } from '../helpers/browser-accounts';
import { openPanel, test } from '../helpers/panel';
import { chooser, deletePictures, openOwnPictures, row, tile, tiles } from '../helpers/panel-pictures';
import { pictureFile } from '../helpers/picture-files';
import { uniqueName } from '../helpers/unique-name';

test('pictures are moved to a new folder, listed there with a new upload, and chosen from it', async ({ page }) => {
  const name = await openOwnPictures(page, ['A', 'B', 'C']);
  const folder = uniqueName('Fachadas');
  for (const letter of ['A', 'B']) await page.getByRole('checkbox', { name: `Selecionar ${name(letter)}` }).check();
  const bar = page.getByRole('region', { name: 'Ações em lote' });
  await bar.getByRole('button', { name: 'Pasta...' }).click();
  const question = page.getByRole('dialog', { name: 'Mover 2 imagens para uma pasta' });
  await question.getByLabel('Pasta').fill(folder);
  await question.getByRole('button', { name: 'Mover', exact: true }).click();
  await expectToast(page, `2 imagens na pasta “${folder}”`);

  await page.getByRole('combobox', { name: 'Pasta' }).selectOption(folder);
  await expect(page).toHaveURL(/[?&]pasta=Fachadas/);
  await expect(tiles(page)).toHaveCount(2);
  const file = await pictureFile();
  const late = { ...file, name: name('D') };
  await chooser(page).setInputFiles(late);
  await expect(tile(page, name('D'))).toBeVisible();

  // Removed from the folder again, in the picture's own form.
  await row(page, late).getByRole('link', { name: 'Descrever' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name('D'));
  const field = page.getByRole('combobox', { name: 'Pasta' });
  await expect(field).toHaveValue(folder);
  await field.fill('');
  await page.getByRole('button', { name: /^Salvar/ }).click();
  await expectToast(page, 'Imagem salva');
  await page.getByRole('link', { name: 'Voltar à Mídia' }).click();
  await expect(tiles(page)).toHaveCount(2);

  await openPanel(page, '/painel/slides/novo');
  await page.getByRole('button', { name: 'Escolher da Mídia' }).first().click();
  const picker = page.getByRole('dialog', { name: 'Escolher da Mídia' });
  await picker.getByRole('combobox', { name: 'Pasta' }).selectOption(folder);
  const found = picker.getByRole('list', { name: 'Imagens' }).getByRole('button');
  await expect(found).toHaveCount(2);
  await expect(found).toHaveText([new RegExp(name('B')), new RegExp(name('A'))]);
  await found.first().click();
  await expect(page.getByLabel('URL da Imagem').first()).toHaveValue(/^\/media\//);
  await deletePictures(page, name);
});
