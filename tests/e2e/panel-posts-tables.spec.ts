import type { Page } from '@playwright/test';
import { expect } from '../helpers/browser';
import { openPanel, test } from '../helpers/panel';
import { content, createPost } from '../helpers/posts';

const BODY = '<p>Antes</p><table><tbody><tr><td>Medida</td><td>Valor</td></tr></tbody></table><p>Depois</p>';
const toolbar = (page: Page) => page.getByRole('toolbar', { name: 'Formatação' });
const tool = (page: Page, name: string) => toolbar(page).getByRole('button', { name, exact: true });

async function openTable(page: Page) {
  await openPanel(page, '/painel');
  const { id } = await createPost(page, { content: BODY, publishedAt: null });
  await openPanel(page, `/painel/blog/${id}`);
  await content(page).getByText('Antes').click();
  await expect(tool(page, 'Tabela')).toBeVisible();
}

for (const width of [640, 768, 1024, 1280, 1440, 1920]) {
  test(`moving the caret into a table and out of it keeps the toolbar’s height at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await openTable(page);
    const height = async () => (await toolbar(page).boundingBox())?.height;
    const before = await height();
    await content(page).getByText('Valor').click();
    await expect(tool(page, 'Tabela')).toHaveAttribute('aria-expanded', 'false');
    expect(await height()).toBe(before);
    await tool(page, 'Tabela').click();
    await expect(tool(page, 'Excluir tabela')).toBeOnScreen();
    expect(await height()).toBe(before);
    // A press outside closes them.
    await page.getByLabel('Título', { exact: true }).click();
    await expect(tool(page, 'Excluir tabela')).toBeHidden();
    await content(page).getByText('Depois').click();
    await expect(tool(page, 'Tabela')).not.toHaveAttribute('aria-expanded');
    expect(await height()).toBe(before);
  });
}

for (const width of [640, 1024, 1366, 1920]) {
  test(`the table tools open at their button, within the text, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await openTable(page);
    await content(page).getByText('Valor').click();
    await tool(page, 'Tabela').click();
    const menu = toolbar(page).getByRole('group', { name: 'Linhas e colunas da tabela' });
    await expect(menu).toBeOnScreen();
    const [button, list, bar] = await Promise.all(
      [tool(page, 'Tabela'), menu, toolbar(page)].map(async (part) => {
        const { x, y, width: across, height } = (await part.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
        return { left: x, right: x + across, top: y, bottom: y + height };
      }),
    );
    if (!button || !list || !bar) throw new Error('Nothing to measure');
    expect(list.top - button.bottom).toBeLessThan(16);
    expect(list.left).toBeLessThanOrEqual(button.right);
    expect(list.right).toBeGreaterThanOrEqual(button.left);
    expect(list.left).toBeGreaterThanOrEqual(bar.left);
    expect(list.right).toBeLessThanOrEqual(bar.right);
  });
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('the table tools are behind a button that is in view while the caret is in a table', async ({ page }) => {
    await openTable(page);
    await content(page).getByText('Valor').click();
    await expect(tool(page, 'Tabela')).toBeOnScreen();
    await tool(page, 'Tabela').tap();
    for (const name of ['Inserir linha acima', 'Inserir coluna à direita', 'Excluir tabela']) {
      await expect(tool(page, name)).toBeOnScreen();
    }
    await tool(page, 'Inserir linha abaixo').tap();
    await expect(content(page).getByRole('row')).toHaveCount(2);
    // Several can be used in a row.
    await tool(page, 'Inserir linha abaixo').tap();
    await expect(content(page).getByRole('row')).toHaveCount(3);
    await tool(page, 'Tabela').tap();
    await expect(tool(page, 'Inserir linha abaixo')).toBeHidden();
    await content(page).getByText('Depois').tap();
    await expect(tool(page, 'Seção')).toBeOnScreen();
  });
});

test('the table tools are used by keyboard, and Esc returns to the text', async ({ page }) => {
  await openTable(page);
  await content(page).getByText('Valor').click();
  await expect(tool(page, 'Tabela')).toHaveAttribute('aria-expanded', 'false');
  await page.keyboard.press('Alt+F10');
  await page.keyboard.press('End');
  await expect(tool(page, 'Tabela')).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(tool(page, 'Inserir linha abaixo')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(content(page).getByRole('row')).toHaveCount(2);
  await page.keyboard.press('Escape');
  await expect(content(page)).toBeFocused();
  await expect(tool(page, 'Inserir linha abaixo')).toBeHidden();
});

test('tools that a table cannot hold are disabled in it, but a heading in a cell can be removed', async ({ page }) => {
  await openPanel(page, '/painel');
  const cell = '<td><h2>Medida</h2></td><td>Valor</td>';
  const { id } = await createPost(page, {
    content: `<table><tbody><tr>${cell}</tr></tbody></table>`,
    publishedAt: null,
  });
  await openPanel(page, `/painel/blog/${id}`);
  await content(page).getByText('Valor').click();
  for (const name of ['Seção', 'Citação', 'Vídeo']) await expect(tool(page, name)).toBeDisabled();
  await content(page).getByText('Medida').click();
  await tool(page, 'Seção').click();
  await expect(content(page).getByRole('heading')).toHaveCount(0);
});
