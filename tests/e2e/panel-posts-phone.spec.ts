// Writing a post by touch: the keyboard of a phone, and its landscape, leave little room for the text.
import { expect } from '../helpers/browser';
import { openPanel, test } from '../helpers/panel';
import { content, createPost, save } from '../helpers/posts';

test.use({ hasTouch: true });

const LONG = Array.from({ length: 40 }, (_, index) => `<p>Parágrafo ${index + 1}</p>`).join('');

for (const viewport of [
  { width: 390, height: 420 },
  { width: 844, height: 390 },
]) {
  test.describe(`in a window of ${viewport.width} × ${viewport.height}`, () => {
    test.use({ viewport });

    test('the bar scrolls with the text, and only the toolbar stays', async ({ page }) => {
      await openPanel(page);
      const { id } = await createPost(page, { content: LONG });
      await page.goto(`/painel/blog/${id}`);
      await expect(save(page)).toBeOnScreen();
      await content(page).getByText('Parágrafo 30').click();
      await page.keyboard.type('!');
      await expect(save(page)).not.toBeInViewport();
      const toolbar = page.getByRole('toolbar', { name: 'Formatação' });
      await expect(toolbar).toBeOnScreen();
      const { y, height } = (await toolbar.boundingBox()) ?? { y: 0, height: 0 };
      expect(y + height).toBeLessThan(viewport.height / 4);
      await expect(content(page).getByText('Parágrafo 30')).toBeOnScreen();
      await page
        .getByRole('dialog', { name: 'Editar Postagem' })
        .locator('form')
        .evaluate((form) => form.scrollTo(0, 0));
      await expect(save(page)).toBeOnScreen();
    });
  });
}

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
