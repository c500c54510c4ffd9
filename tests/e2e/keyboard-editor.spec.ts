// Walks through the post editor by keyboard alone: toolbar, insert menu, link, table, product, video.
import type { Page } from '@playwright/test';
import { expect } from '../helpers/browser';
import { use, walkTo, write } from '../helpers/keyboard';
import { openPanel, test } from '../helpers/panel';
import { content, expectContent } from '../helpers/posts';

const toolbar = (page: Page) => page.getByRole('toolbar', { name: 'Formatação' });
const tool = (page: Page, name: string) => toolbar(page).getByRole('button', { name, exact: true });
const insertMenu = (page: Page) => page.getByRole('listbox', { name: 'Inserir' });

/** Opens a new post and goes from its title to its text. */
async function openText(page: Page) {
  await openPanel(page, '/painel/blog/novo');
  await expect(content(page)).toBeVisible();
  await page.keyboard.type('Teclado');
  await page.keyboard.press('Enter');
  await expect(content(page)).toBeFocused();
}

/** Chooses an entry of the menu that a slash opens. */
async function insert(page: Page, letters: string, name: string) {
  await page.keyboard.type(`/${letters}`);
  const option = insertMenu(page).getByRole('option', { name, exact: true });
  await expect(option).toHaveAttribute('aria-selected', 'true');
  await expect(content(page)).toHaveAttribute('aria-activedescendant', (await option.getAttribute('id')) ?? '');
  await expect(option).toBeOnScreen();
  await page.keyboard.press('Enter');
  await expect(insertMenu(page)).toBeHidden();
}

test('an editor formats words from the toolbar, and Escape returns to the text', async ({ page }) => {
  await openText(page);
  await page.keyboard.press('Alt+F10');
  expect(await walkTo(page, tool(page, 'Seção'), 'ArrowRight')).toContain('button "Seção"');
  await page.keyboard.press('Enter');
  await expect(content(page)).toBeFocused();
  await expect(tool(page, 'Seção')).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.type('Preparo');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Alt+F10');
  await walkTo(page, tool(page, 'Negrito'), 'ArrowRight');
  await page.keyboard.press('Escape');
  await expect(content(page)).toBeFocused();
  await page.keyboard.press('ControlOrMeta+b');
  await page.keyboard.type('Bata');
  await expectContent(page, '<h2>Preparo</h2><p><strong>Bata</strong></p>');
});

test('an editor reaches the toolbar of a long text without losing the place in it', async ({ page }) => {
  await openText(page);
  await content(page).evaluate((text) => {
    const data = new DataTransfer();
    data.setData('text/plain', Array.from({ length: 60 }, (_, line) => `Linha ${line + 1}`).join('\n\n'));
    text.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }));
  });
  const place = content(page).getByText('Linha 30', { exact: true });
  await place.click();
  const before = (await place.boundingBox())?.y;
  await page.keyboard.press('Alt+F10');
  await expect(page.locator('[role="toolbar"] :focus')).toBeOnScreen();
  expect((await place.boundingBox())?.y).toBe(before);
});

test('an editor links a word, and changes the link from the text', async ({ page }) => {
  await openText(page);
  await page.keyboard.press('ControlOrMeta+k');
  const link = page.getByRole('dialog', { name: 'Link', exact: true });
  await expect(link.getByLabel('Endereço do link')).toBeFocused();
  await page.keyboard.type('sobre');
  const pages = link.getByRole('list', { name: 'Páginas do site' });
  await expect(pages.getByRole('button', { name: /^Sobre/ })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(pages.locator(':focus')).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect(link.getByLabel('Endereço do link')).toHaveValue('/sobre');
  await write(page, link.getByLabel('Texto do link'), 'A marca');
  await page.keyboard.press('Enter');
  await expect(content(page)).toBeFocused();
  await expectContent(page, '<p><a href="/sobre">A marca</a></p>');
  await page.keyboard.press('ArrowLeft');
  const bubble = page.getByRole('group', { name: 'Link do texto' });
  await expect(bubble).toBeOnScreen();
  await use(page, bubble.getByRole('button', { name: 'Remover link' }));
  await expect(content(page)).toBeFocused();
  await expectContent(page, '<p>A marca</p>');
});

test('an editor inserts a table, adds a row to it, and deletes it', async ({ page }) => {
  await openText(page);
  await insert(page, 'tab', 'Tabela');
  await expect(content(page).getByRole('table')).toBeOnScreen();
  const rows = await content(page).getByRole('row').count();
  await page.keyboard.type('Medida');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Valor');
  await expect(content(page).getByRole('columnheader')).toContainText(['Medida', 'Valor']);
  await page.keyboard.press('Alt+F10');
  await page.keyboard.press('End');
  await expect(tool(page, 'Tabela')).toHaveAttribute('aria-expanded', 'false');
  await page.keyboard.press('Enter');
  await walkTo(page, tool(page, 'Inserir linha abaixo'), 'ArrowDown');
  await page.keyboard.press('Enter');
  await expect(content(page).getByRole('row')).toHaveCount(rows + 1);
  await page.keyboard.press('Escape');
  await expect(content(page)).toBeFocused();
});

test('an editor inserts a product’s card and a video', async ({ page }) => {
  await openText(page);
  await insert(page, 'prod', 'Produto');
  const picker = page.getByRole('dialog', { name: 'Escolher produto' });
  await expect(picker.getByRole('searchbox', { name: 'Buscar produto' })).toBeFocused();
  await page.keyboard.type('crunch tradicional');
  await expect(picker.getByRole('listitem')).toHaveCount(1);
  await use(page, picker.getByRole('button', { name: 'Soul Crunch Tradicional' }));
  await expect(content(page).getByRole('figure', { name: 'Cartão de Soul Crunch Tradicional' })).toBeOnScreen();
  await expect(content(page)).toBeFocused();

  await page.keyboard.press('ControlOrMeta+End');
  await page.keyboard.press('Enter');
  await insert(page, 'vid', 'Vídeo');
  const video = page.getByRole('dialog', { name: 'Vídeo', exact: true });
  const address = video.getByLabel('Endereço do vídeo');
  await expect(address).toBeFocused();
  await page.keyboard.type('https://example.com');
  await page.keyboard.press('Enter');
  await expect(address).toHaveAccessibleDescription(/Use um endereço de vídeo do YouTube\./);
  await expect(address).toBeFocused();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('https://youtu.be/dQw4w9WgXcQ');
  await write(page, video.getByLabel('Título'), 'Um shake');
  await page.keyboard.press('Enter');
  await expect(content(page).getByRole('figure', { name: 'Vídeo: Um shake' })).toBeVisible();
  await expect(content(page)).toBeFocused();
});
