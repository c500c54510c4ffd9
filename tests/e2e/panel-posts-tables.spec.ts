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
  test(`a caret that comes into a table and leaves it moves no text at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await openTable(page);
    const height = async () => (await toolbar(page).boundingBox())?.height;
    const before = await height();
    await content(page).getByText('Valor').click();
    await expect(tool(page, 'Excluir tabela')).toBeVisible();
    expect(await height()).toBe(before);
    await content(page).getByText('Depois').click();
    await expect(tool(page, 'Excluir tabela')).toBeHidden();
    expect(await height()).toBe(before);
  });
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('the tools of a table are what one sees first while the caret is in it', async ({ page }) => {
    await openTable(page);
    await tool(page, 'Vídeo').scrollIntoViewIfNeeded();
    await content(page).getByText('Valor').click();
    for (const name of ['Inserir linha acima', 'Inserir coluna à direita', 'Excluir tabela']) {
      await expect(tool(page, name)).toBeOnScreen();
    }
    await tool(page, 'Inserir linha abaixo').tap();
    await expect(content(page).getByRole('row')).toHaveCount(2);
    // The rest is still there, behind them.
    await expect(tool(page, 'Negrito')).toBeOnScreen({ scrolled: true });
  });
});

test('in a table stands what a table holds, and a heading that came with it can be taken back', async ({ page }) => {
  await openPanel(page, '/painel');
  const cell = '<td><h2>Medida</h2></td><td>Valor</td>';
  const { id } = await createPost(page, {
    content: `<table><tbody><tr>${cell}</tr></tbody></table>`,
    publishedAt: null,
  });
  await openPanel(page, `/painel/blog/${id}`);
  await content(page).getByText('Valor').click();
  await expect(tool(page, 'Excluir tabela')).toBeVisible();
  for (const name of ['Seção', 'Citação', 'Vídeo', 'Tabela']) await expect(tool(page, name)).toHaveCount(0);
  await content(page).getByText('Medida').click();
  await tool(page, 'Seção').click();
  await expect(content(page).getByRole('heading')).toHaveCount(0);
});
