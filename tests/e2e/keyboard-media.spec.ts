// Walks through Mídia by keyboard alone: upload and alternative text.
import type { Page } from '@playwright/test';
import { expect } from '../helpers/browser';
import { skip, use, write } from '../helpers/keyboard';
import { openPanel, test } from '../helpers/panel';
import { row } from '../helpers/panel-pictures';
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
  await expectSaid(page, 'Imagem salva com sucesso!');
  await expect(page.getByRole('textbox', { name: 'Texto alternativo' })).toBeFocused();
});
