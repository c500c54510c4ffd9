import { expect } from '../helpers/browser';
import { callApi, test } from '../helpers/panel';
import { deletePictures, openOwnPictures, tiles } from '../helpers/panel-pictures';
import { createPost } from '../helpers/posts';

test('Mídia filters for unused and undescribed pictures, and keeps the filters in its address', async ({ page }) => {
  const name = await openOwnPictures(page, ['A', 'B', 'C']);
  type Row = { id: number; name: string; address: string; version: number };
  const { rows } = await callApi<{ rows: Row[] }>(page, 'GET', '/api/panel/media');
  const [shown, described] = ['C', 'B'].map((letter) => rows.find((row) => row.name === name(letter)));
  const post = await createPost(page, { image: shown?.address });
  const words = {
    alt: `Um copo ${name('')}`,
    folder: null,
    focalX: 0.5,
    focalY: 0.5,
    crops: {},
    version: described?.version,
  };
  await callApi(page, 'PATCH', `/api/panel/media/${described?.id}`, words);

  await page.getByLabel('Uso').selectOption('Sem uso');
  await expect(page).toHaveURL(/[?&]uso=nenhum/);
  await expect(tiles(page)).toHaveCount(2);
  await page.getByRole('combobox', { name: 'Texto alternativo' }).selectOption('Sem texto alternativo');
  await expect(tiles(page)).toHaveCount(1);
  await page.getByLabel('Ordenar por').selectOption('Arquivos maiores primeiro');
  await expect(page).toHaveURL(/texto=sem/);
  await page.reload();
  await expect(page.getByLabel('Uso')).toHaveValue('nenhum');
  await expect(page.getByLabel('Ordenar por')).toHaveValue('maiores');
  await expect(tiles(page)).toHaveText(new RegExp(name('A')));
  await page.getByLabel('Tamanho').selectOption('Grandes: mais de 2 MB ou 4.000 pixels');
  await expect(page.getByText('Nenhuma imagem corresponde a essa busca.')).toBeOnScreen();
  await page.getByLabel('Tamanho').selectOption('Todos os tamanhos');
  await expect(tiles(page)).toHaveCount(1);
  await callApi(page, 'DELETE', `/api/panel/posts/${post.id}?version=${post.version}`);
  await deletePictures(page, name);
});
