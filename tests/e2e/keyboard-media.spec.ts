// Walks through Mídia by keyboard alone: upload, text, focal point, shapes, replacement, deletion.
import type { Page } from '@playwright/test';
import { expect } from '../helpers/browser';
import { expectToast } from '../helpers/browser-accounts';
import { skip, use, walkTo, write } from '../helpers/keyboard';
import { openPanel, test } from '../helpers/panel';
import { openUploaded, row } from '../helpers/panel-pictures';
import { type PictureFile, pictureFile } from '../helpers/picture-files';
import { expectSaid, listen } from '../helpers/spoken';

const main = (page: Page) => page.getByRole('main');
const button = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true });

/** Presses a button that opens the browser's file chooser, and chooses a file in it. */
async function choose(page: Page, name: string, file: PictureFile) {
  const chosen = page.waitForEvent('filechooser');
  await use(page, button(page, name).first());
  await (await chosen).setFiles(file);
}

test('an editor uploads a picture, hears that it arrived, and describes it', async ({ page }) => {
  const photo = await pictureFile();
  await listen(page);
  await openPanel(page, '/painel/midia');
  await skip(page);
  await choose(page, 'Enviar imagens', photo);
  await expect(row(page, photo)).toContainText('Enviada');
  await use(page, row(page, photo).getByRole('link', { name: 'Descrever' }));
  await expect(page.getByRole('heading', { level: 1, name: photo.name })).toBeFocused();
  await write(page, page.getByRole('textbox', { name: 'Texto alternativo' }), 'Um copo de açaí');
  await page.keyboard.press('ControlOrMeta+s');
  await expectSaid(page, 'Imagem salva');
  await expect(page.getByRole('textbox', { name: 'Texto alternativo' })).toBeFocused();
});

test('an editor moves the focal point, gives one shape its own, and replaces the file', async ({ page }) => {
  await listen(page);
  await openUploaded(page, await pictureFile());
  const point = page.getByRole('slider', { name: 'Ponto focal' });
  await walkTo(page, point);
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Shift+ArrowUp');
  await expect(point).toHaveAttribute('aria-valuetext', '49% da esquerda, 40% do topo');
  const shapes = page.getByRole('group', { name: 'Enquadramento' });
  const all = shapes.getByRole('radio', { name: 'Todos os formatos' });
  await walkTo(page, all);
  await page.keyboard.press('ArrowDown');
  await expect(shapes.locator(':focus')).toBeChecked();
  await expect(all).not.toBeChecked();
  await walkTo(page, point, 'Shift+Tab');
  await page.keyboard.press('ArrowDown');
  const back = button(page, 'Voltar ao ponto de todos os formatos');
  await use(page, back);
  await expect(page.locator(':focus')).toHaveCount(1);
  await expect(point).toHaveAttribute('aria-valuetext', '49% da esquerda, 40% do topo');
  await choose(page, 'Substituir o arquivo', await pictureFile(500, 700));
  await expectSaid(page, 'Arquivo substituído');
  await expect(page.getByText('500 × 700 pixels')).toBeVisible();
});

test('an editor deletes a picture, and takes that back from the toast', async ({ page }) => {
  await listen(page);
  await openUploaded(page, await pictureFile());
  await use(page, button(page, 'Excluir'));
  const question = page.getByRole('dialog', { name: 'Excluir esta imagem?' });
  await use(page, question.getByRole('button', { name: 'Excluir' }));
  await expectSaid(page, 'Imagem excluída');
  await expect(page).toHaveURL(/\/painel\/midia$/);
  // The toast follows the whole library in the order of Tab: a shortcut undoes what it tells of.
  await page.keyboard.press('Control+z');
  await expectToast(page, 'Pronto, desfizemos');
  await expect(page.locator(':focus')).toHaveCount(1);
});
