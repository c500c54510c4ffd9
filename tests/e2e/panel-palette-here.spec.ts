import type { Page } from '@playwright/test';
import { settingLabels } from '../../src/shared/setting-labels';
import { expect } from '../helpers/browser';
import { openPanel, test } from '../helpers/panel';
import { openUploaded } from '../helpers/panel-pictures';
import { pictureFile } from '../helpers/picture-files';
import { createProduct, deleteProducts } from '../helpers/products';

const palette = (page: Page) => page.getByRole('dialog', { name: 'Buscar ou ir para' });
const option = (page: Page, name: string | RegExp) => palette(page).getByRole('option', { name });
const field = (page: Page) => palette(page).getByRole('combobox');

async function type(page: Page, query: string) {
  await page.keyboard.press('ControlOrMeta+k');
  await expect(field(page)).toBeFocused();
  await page.keyboard.type(query);
}

test('the palette runs the actions of the open screen, and opens its dialogs', async ({ page }) => {
  await openPanel(page);
  const { id, name } = await createProduct(page);
  await openPanel(page, `/painel/produtos/${id}`);
  await type(page, 'histor');
  const here = palette(page).getByRole('group', { name: 'Nesta tela' }).getByRole('option');
  await expect(here).toHaveText(['Histórico']);
  await page.keyboard.press('Enter');
  await expect(palette(page)).toBeHidden();
  const history = page.getByRole('dialog', { name: /Histórico/ });
  await expect(history).toBeOnScreen();
  await expect(history.locator(':focus')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(history).toBeHidden();

  await page.getByLabel('Nome', { exact: true }).fill(`${name} mudado`);
  // Found by "salvar", whatever the button's label.
  await type(page, 'salvar');
  await expect(here).toHaveText(['Atualizarsalvar']);
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^Salvo às/)).toBeOnScreen();
  await deleteProducts(page, name);
});

test('the palette replaces the file of a picture and deletes it, and offers its original', async ({ page }) => {
  await openUploaded(page, await pictureFile());
  await page.keyboard.press('ControlOrMeta+k');
  const here = palette(page).getByRole('group', { name: 'Nesta tela' }).getByRole('option');
  await expect(here.filter({ hasText: 'Abrir o original (abre em nova aba)' })).toBeVisible();
  await expect(here.filter({ hasText: 'Salvar' })).toHaveText('Salvar');
  const chooser = page.waitForEvent('filechooser');
  await page.keyboard.type('substit');
  await page.keyboard.press('Enter');
  await (await chooser).setFiles(await pictureFile(300, 300));
  await expect(page.getByText('Arquivo substituído')).toBeOnScreen();
  // The new file is square. It loads before its picture is deleted, and with it the file.
  const shown = page.locator('main img').first();
  await expect
    .poll(() => shown.evaluate(({ naturalWidth: width, naturalHeight }: HTMLImageElement) => width / naturalHeight))
    .toBe(1);
  await type(page, 'excluir');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Cancelar' })).toBeFocused();
  await page.getByRole('dialog').getByRole('button', { name: 'Excluir' }).click();
  await expect(page).toHaveURL('/painel/midia');
});

test('the shortcut that opens the palette closes it, and returns the focus', async ({ page }) => {
  await openPanel(page, '/painel/produtos');
  const search = page.getByRole('searchbox', { name: 'Buscar produto' });
  await search.focus();
  await page.keyboard.press('ControlOrMeta+k');
  await expect(field(page)).toBeFocused();
  await page.keyboard.press('ControlOrMeta+k');
  await expect(palette(page)).toBeHidden();
  await expect(search).toBeFocused();
});

test('the palette offers to search a list for the same words', async ({ page }) => {
  await openPanel(page);
  await type(page, 'soul');
  await option(page, 'Buscar “soul” em Produtos').click();
  await expect(page).toHaveURL('/painel/produtos?busca=soul');
  await expect(page.getByRole('searchbox', { name: 'Buscar produto' })).toHaveValue('soul');
  // With a typo, the list's own search would find nothing.
  await type(page, 'chocolte');
  await expect(palette(page).getByRole('group').first()).toHaveAccessibleName('Produtos');
  await expect(option(page, /Chocolate/).first()).toBeVisible();
  await expect(option(page, /^Buscar/)).toHaveCount(0);
});

test('a screen is found despite a typo, and an import opens with its table chosen', async ({ page }) => {
  await openPanel(page);
  await type(page, 'produots');
  await expect(palette(page).getByRole('option').first()).toHaveText('Produtos');
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('importar loc');
  await option(page, 'Importar locais').click();
  await expect(page.getByLabel('O que importar')).toHaveValue('locations');
});

test('a setting is found by its label, and the address of every setting focuses its field', async ({ page }) => {
  await openPanel(page);
  await type(page, 'telefone');
  await expect(option(page, /^Telefone$/)).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/painel/configuracoes#phone');
  await expect(page.getByLabel('Telefone', { exact: true })).toBeFocused();
  for (const name of Object.keys(settingLabels).filter((one) => one !== 'branch')) {
    await page.goto(`/painel/configuracoes#${name}`);
    const own = `[name="${name}"], [id="${name}"]`;
    await expect(page.locator(`:is(${own}):focus`), name).toHaveCount(1);
    await expect(page.locator(own)).toBeOnScreen();
  }
});
