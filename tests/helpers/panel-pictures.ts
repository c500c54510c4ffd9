import { expect, type Page } from '@playwright/test';
import { callApi, openPanel } from './panel';
import { type PictureFile, pictureFile } from './picture-files';
import { uniqueName } from './unique-name';

export const tiles = (page: Page) => page.getByRole('list', { name: 'Imagens' }).getByRole('listitem');

export const chooser = (page: Page) => page.getByLabel('Arquivos de imagem').first();
export const row = (page: Page, { name }: PictureFile) =>
  page.getByRole('region', { name: 'Envios' }).getByRole('listitem', { name });
export const tile = (page: Page, name: string) =>
  page.getByRole('list', { name: 'Imagens' }).getByRole('link').filter({ hasText: name });

/** Uploads a picture and opens it. */
export async function openUploaded(page: Page, file: PictureFile) {
  await openPanel(page, '/painel/midia');
  await chooser(page).setInputFiles(file);
  await row(page, file).getByRole('link', { name: 'Descrever' }).click();
  await expect(page.getByRole('heading', { level: 1, name: file.name })).toBeFocused();
}

/** Uploads pictures for this test, and opens the list filtered to them, newest first. */
export async function openOwnPictures(page: Page, letters: string[]) {
  const name = uniqueName('foto').replaceAll(' ', '-');
  await openPanel(page, `/painel/midia?busca=${encodeURIComponent(name)}`);
  for (const letter of letters) {
    const file = await pictureFile();
    await chooser(page).setInputFiles({ ...file, name: `${name}-${letter}.jpg` });
    await expect(tiles(page).filter({ hasText: `${name}-${letter}` })).toBeVisible();
  }
  await page.reload();
  await expect(tiles(page)).toHaveCount(letters.length);
  return (letter: string) => `${name}-${letter}.jpg`;
}

/** Deletes a test's pictures at its end. */
export async function deletePictures(page: Page, name: (letter: string) => string) {
  const search = name('').split('-.')[0] ?? '';
  type Row = { id: number; version: number };
  const { rows } = await callApi<{ rows: Row[] }>(page, 'GET', `/api/panel/media?search=${search}`);
  if (rows.length === 0) return;
  const named = rows.map(({ id, version }) => ({ id, version }));
  await callApi(page, 'POST', '/api/panel/media/acts', { act: 'delete', rows: named });
}
