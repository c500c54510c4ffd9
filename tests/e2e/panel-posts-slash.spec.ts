import { expect } from '../helpers/browser';
import { openPanel, test } from '../helpers/panel';
import { content, createPost, dialog, expectContent } from '../helpers/posts';

const NEW = '/painel/blog/novo';

test('a slash on an empty line opens the insert menu, and more letters filter it', async ({ page }) => {
  await openPanel(page, NEW);
  const menu = page.getByRole('listbox', { name: 'Inserir' });
  const option = (name: string) => menu.getByRole('option', { name, exact: true });
  await content(page).focus();
  await page.keyboard.type('/');
  await expect(option('Seção')).toBeOnScreen();
  await expect(option('Seção')).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.type('lista');
  await expect(menu.getByRole('option')).toHaveText(['Lista', 'Lista numerada']);
  await page.keyboard.press('ArrowDown');
  await expect(option('Lista numerada')).toHaveAttribute('aria-selected', 'true');
  const named = await content(page).getAttribute('aria-activedescendant');
  await expect(option('Lista numerada')).toHaveId(named ?? '');
  await page.keyboard.press('Enter');
  await expect(menu).toBeHidden();
  await page.keyboard.type('Um');
  await expectContent(page, '<ol><li>Um</li></ol>');
});

test('Esc closes only the insert menu, and a slash within a line opens none', async ({ page }) => {
  await openPanel(page, NEW);
  const menu = page.getByRole('listbox', { name: 'Inserir' });
  await content(page).focus();
  await page.keyboard.type('/');
  await expect(menu).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(dialog(page, 'Nova Postagem')).toBeVisible();
  await page.keyboard.type('xyz e/ou 1 / 2');
  await expect(menu).toBeHidden();
  await expectContent(page, '<p>/xyz e/ou 1 / 2</p>');
});

for (const [where, typed, html] of [
  ['list', '- /', '<ul><li>/</li></ul>'],
  ['quote', '> /', '<blockquote><p>/</p></blockquote>'],
] as const) {
  test(`a slash within a ${where} opens no menu`, async ({ page }) => {
    await openPanel(page, NEW);
    await content(page).focus();
    await page.keyboard.type(typed);
    await expectContent(page, html);
    await expect(page.getByRole('listbox', { name: 'Inserir' })).toBeHidden();
  });
}

test('inserting a product from the menu removes the slash command', async ({ page }) => {
  await openPanel(page, NEW);
  await content(page).focus();
  await page.keyboard.type('/prod');
  await page.getByRole('option', { name: 'Produto', exact: true }).click();
  const picker = page.getByRole('dialog', { name: 'Escolher produto' });
  await expect(picker.getByRole('searchbox', { name: 'Buscar produto' })).toBeFocused();
  await page.keyboard.type('tradicional');
  await picker.getByRole('button', { name: 'Soul Crunch Tradicional' }).click();
  await expect(content(page).getByRole('figure')).toHaveCount(1);
  await expect(content(page)).toBeFocused();
  await expect(content(page)).not.toContainText('/prod');
});

for (const viewport of [
  { width: 320, height: 640 },
  { width: 844, height: 390 },
]) {
  test(`the line with the slash and the selected option stay in view at ${viewport.width}×${viewport.height}`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await openPanel(page, '/painel');
    const paragraphs = Array.from({ length: 30 }, (_, number) => `<p>Parágrafo ${number}.</p>`).join('');
    const { id } = await createPost(page, { content: paragraphs, publishedAt: null });
    await openPanel(page, `/painel/blog/${id}`);
    await content(page).getByText('Parágrafo 2.', { exact: true }).click();
    await page.keyboard.press('End');
    await page.keyboard.press('Enter');
    await page.keyboard.type('/');
    const menu = page.getByRole('listbox', { name: 'Inserir' });
    await expect(content(page).getByText('/', { exact: true })).toBeOnScreen();
    await page.keyboard.press('ArrowUp');
    await expect(menu.getByRole('option', { selected: true })).toHaveText('Tabela');
    await expect(menu.getByRole('option', { selected: true })).toBeOnScreen();
  });
}

for (const [name, open] of [
  ['Link', 'ControlOrMeta+k'],
  ['Escolher produto', 'Produto'],
  ['Vídeo', 'Vídeo'],
  ['Imagem', 'Imagem'],
] as const) {
  test(`Esc in the dialog ${name} returns the caret to its place in the text`, async ({ page }) => {
    await openPanel(page, '/painel/blog/novo');
    await content(page).focus();
    await page.keyboard.type('Antes');
    if (open.includes('+')) await page.keyboard.press(open);
    else await page.getByRole('button', { name: open, exact: true }).click();
    const dialog = page.getByRole('dialog', { name, exact: true });
    if (name === 'Imagem') {
      // Mídia opens first; the dialog for an address is behind it.
      await expect(page.getByRole('dialog', { name: 'Escolher da Mídia' })).toBeVisible();
      await page.keyboard.press('Escape');
    }
    await expect(dialog.locator(':focus')).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(content(page)).toBeFocused();
    await expect.poll(() => page.evaluate(() => getSelection()?.anchorNode?.nodeName)).toBe('#text');
    await page.keyboard.type(' e depois');
    await expect(content(page)).toHaveText('Antes e depois');
  });
}
