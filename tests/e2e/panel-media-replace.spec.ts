import { expect, hold } from '../helpers/browser';
import { callApi, openPanel, test } from '../helpers/panel';
import { openUploaded } from '../helpers/panel-pictures';
import { pictureFile } from '../helpers/picture-files';
import { createPost } from '../helpers/posts';

test('replacing a file changes the picture wherever it is shown, and can be undone', async ({ page }) => {
  const photo = await pictureFile();
  await openUploaded(page, photo);
  const id = Number(new URL(page.url()).pathname.split('/').at(-1));
  const { address } = await callApi<{ address: string }>(page, 'GET', `/api/panel/media/${id}`);
  const post = await createPost(page, { title: `Com ${photo.name}`, image: address, content: '<p>Um</p>' });
  await openPanel(page, `/painel/midia/${id}`);
  await page.getByRole('textbox', { name: 'Texto alternativo' }).fill('Ainda não salvo');

  const other = await pictureFile(500, 700);
  await page.getByLabel('Arquivo de imagem', { exact: true }).setInputFiles(other);
  await expect(page.getByText('Arquivo substituído')).toBeOnScreen();
  await expect(page.getByText('A nova imagem já está onde a antiga aparecia.')).toBeOnScreen();
  await expect(page.getByText('500 × 700 pixels')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Envios' })).toBeHidden();
  await expect(page.getByRole('region', { name: 'Onde aparece' }).getByRole('link')).toHaveText(`Com ${photo.name}`);
  // The unsaved text is still there, and saving it overwrites no other change.
  await page.getByRole('button', { name: 'Salvar' }).click();
  await expect(page.getByText('Imagem salva')).toBeOnScreen();
  await expect(page.getByRole('heading', { level: 1, name: 'Ainda não salvo' })).toBeVisible();

  await page.goto(`/blog/${post.id}`);
  const cover = page.getByRole('article').locator('header + div img');
  await expect(cover).toHaveAttribute('src', /-500x700-/);

  await openPanel(page, `/painel/midia/${id}`);
  await page.getByLabel('Arquivo de imagem', { exact: true }).setInputFiles(await pictureFile(300, 300));
  await expect(page.getByText('300 × 300 pixels')).toBeVisible();
  await page.getByRole('button', { name: 'Desfazer' }).click();
  await expect(page.getByText('500 × 700 pixels')).toBeVisible();
  expect((await callApi<{ image: string }>(page, 'GET', `/api/panel/posts/${post.id}`)).image).toContain('-500x700-');
});

test('a file that is not a picture is refused, and replaces nothing', async ({ page }) => {
  const photo = await pictureFile();
  await openUploaded(page, photo);
  const notes = { name: 'notas.txt', mimeType: 'text/plain', buffer: Buffer.from('leite') };
  await page.getByLabel('Arquivo de imagem', { exact: true }).setInputFiles(notes);
  const envios = page.getByRole('region', { name: 'Envios' });
  await expect(envios.getByText('Este arquivo não é uma imagem JPEG, PNG ou WebP.')).toBeOnScreen({ scrolled: true });
  await envios.getByRole('button', { name: 'Tirar notas.txt da lista' }).click();
  await expect(envios).toBeHidden();
  await expect(page.getByText('640 × 400 pixels')).toBeVisible();
});

test('leaving during a replacement asks, and then cancels it, even if the server has all files', async ({ page }) => {
  await openUploaded(page, await pictureFile());
  const { pathname } = new URL(page.url());
  const release = await hold(page, '/replace');
  await page.getByLabel('Arquivo de imagem', { exact: true }).setInputFiles(await pictureFile(500, 700));
  await expect(page.getByRole('region', { name: 'Envios' })).toContainText('Finalizando...');
  await page.getByRole('link', { name: 'Voltar à Mídia' }).click();
  const question = page.getByRole('dialog', { name: 'Sair sem a imagem?' });
  await question.getByRole('button', { name: 'Sair sem ela' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Mídia' })).toBeOnScreen();
  const undone = page.waitForResponse('**/undo');
  release();
  expect((await undone).status()).toBe(200);
  await page.goto(pathname);
  await expect(page.getByText('640 × 400 pixels')).toBeVisible();
});
