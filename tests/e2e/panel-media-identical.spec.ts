import { expect } from '../helpers/browser';
import { callApi, openPanel, test } from '../helpers/panel';
import { chooser, openUploaded, row, tile } from '../helpers/panel-pictures';
import { pictureFile } from '../helpers/picture-files';

test('a duplicate file links to the existing picture, and restores a deleted one', async ({ page }) => {
  const photo = await pictureFile();
  const twin = { ...photo, name: `cópia de ${photo.name}` };
  await openPanel(page, '/painel/midia');
  await chooser(page).setInputFiles([photo, twin]);
  const status = page.getByRole('region', { name: 'Envios' }).getByRole('status');
  await expect(status).toHaveText('1 enviada, 1 já estava na Mídia');
  await expect(tile(page, photo.name)).toHaveCount(1);

  await page.reload();
  await chooser(page).setInputFiles({ ...photo, name: 'outra.jpg' });
  const again = row(page, { ...photo, name: 'outra.jpg' });
  await expect(again).toContainText(/Esta imagem já está na Mídia, como “.*Açaí .*”\./);
  await again.getByRole('link', { name: 'Abrir outra.jpg' }).click();
  await expect(page.getByRole('heading', { level: 1, name: photo.name })).toBeFocused();

  const id = Number(new URL(page.url()).pathname.split('/').at(-1));
  await page.getByRole('button', { name: 'Excluir' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Excluir' }).click();
  await expect(page).toHaveURL('/painel/midia');
  await expect(tile(page, photo.name)).toBeHidden();
  await chooser(page).setInputFiles({ ...photo, name: 'mais-uma.jpg' });
  await expect(row(page, { ...photo, name: 'mais-uma.jpg' })).toContainText(
    'Esta imagem estava excluída e voltou para a Mídia',
  );
  await expect(tile(page, photo.name)).toBeVisible();
  expect((await callApi<{ id: number }>(page, 'GET', `/api/panel/media/${id}`)).id).toBe(id);
});

test('the picture dialog chooses the existing picture for a duplicate file, and says so', async ({ page }) => {
  const photo = await pictureFile(1000, 600);
  await openUploaded(page, photo);
  const address = (await page.locator('code').textContent()) ?? '';
  await page.goto('/painel/slides/novo');
  await page.getByRole('button', { name: 'Escolher da Mídia' }).first().click();
  const picker = page.getByRole('dialog', { name: 'Escolher da Mídia' });
  await picker.getByLabel('Arquivos de imagem').setInputFiles({ ...photo, name: 'outra.jpg' });
  await expect(picker).toBeHidden();
  await expect(page.getByLabel('URL da Imagem')).toHaveValue(address);
  await expect(page.getByText('Imagem já enviada antes')).toBeOnScreen();

  // With several pictures, each can be chosen from its line.
  await page.getByRole('button', { name: 'Escolher da Mídia' }).first().click();
  const other = await pictureFile(500, 500);
  await picker.getByLabel('Arquivos de imagem').setInputFiles([photo, other]);
  const envios = picker.getByRole('region', { name: 'Envios' });
  await expect(envios.getByRole('status')).toHaveText('1 enviada, 1 já estava na Mídia');
  await picker.getByRole('button', { name: `Escolher ${other.name}` }).click();
  await expect(page.getByLabel('URL da Imagem')).toHaveValue(/-500x500-/);
});

test('new uploads are selected at once, without duplicates', async ({ page }) => {
  const [old, one, other] = [await pictureFile(), await pictureFile(500, 500), await pictureFile(300, 400)];
  await openUploaded(page, old);
  await openPanel(page, '/painel/midia');
  const envios = page.getByRole('region', { name: 'Envios' });
  await chooser(page).setInputFiles([one, other, old]);
  await expect(envios.getByRole('status')).toHaveText('2 enviadas, 1 já estava na Mídia');
  // Lines that need attention come first.
  await expect(envios.getByRole('listitem').first()).toContainText('Esta imagem já está na Mídia');
  await envios.getByRole('button', { name: 'Selecionar enviadas' }).click();
  const bar = page.getByRole('region', { name: 'Ações em lote' });
  await expect(bar.getByText('2 selecionadas')).toBeOnScreen();
  await expect(page.getByRole('checkbox', { name: `Selecionar ${other.name}` })).toBeChecked();
  await expect(page.getByRole('checkbox', { name: `Selecionar ${old.name}` })).not.toBeChecked();
});

test('replacing a picture by its own file changes nothing', async ({ page }) => {
  const photo = await pictureFile();
  await openUploaded(page, photo);
  await page.getByLabel('Arquivo de imagem', { exact: true }).setInputFiles({ ...photo, name: 'nova.jpg' });
  await expect(page.getByText('Nada a substituir')).toBeOnScreen();
  await expect(page.getByRole('region', { name: 'Envios' })).toBeHidden();
  await expect(page.getByRole('heading', { level: 1, name: photo.name })).toBeVisible();
});
