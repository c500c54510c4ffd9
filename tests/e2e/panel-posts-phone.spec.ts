// Writing a post by touch: a phone leaves little room for the buttons of its toolbar.
import { expect } from '../helpers/browser';
import { openPanel, test } from '../helpers/panel';

test.use({ hasTouch: true });

for (const width of [390, 320]) {
  test(`at ${width} px the toolbar begins with the most used buttons, and a press shows the others`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await openPanel(page, '/painel/blog/novo');
    const toolbar = page.getByRole('toolbar', { name: 'Formatação' });
    const tool = (name: string) => toolbar.getByRole('button', { name, exact: true });
    for (const name of ['Seção', 'Subseção', 'Negrito', 'Itálico', 'Lista']) await expect(tool(name)).toBeOnScreen();
    const names = await toolbar.getByRole('button').evaluateAll((all) => all.map(({ ariaLabel }) => ariaLabel));
    expect(names.slice(5, 10)).toEqual(['Lista numerada', 'Link', 'Imagem', 'Produto', 'Vídeo']);
    await expect(tool('Tabela')).not.toBeInViewport();
    const more = page.getByTitle('Mais botões');
    await expect(more).toBeOnScreen();
    await more.tap();
    for (const name of ['Link', 'Imagem']) await expect(tool(name)).toBeOnScreen();
    await expect(async () => {
      await more.tap();
      await expect(tool('Tabela')).toBeInViewport({ timeout: 100 });
    }).toPass();
    await more.tap();
    await expect(tool('Seção')).toBeOnScreen();
  });
}

test('the buttons of a wide touch screen name no keys', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openPanel(page, '/painel/slides/1');
  await expect(page.getByRole('button', { name: 'Atualizar' })).toBeOnScreen();
  await expect(page.locator('kbd').filter({ visible: true })).toHaveCount(0);
});
