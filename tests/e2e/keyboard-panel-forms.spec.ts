// Walks through the panel's forms by keyboard alone: errors, leaving, conflict, working copy, order, settings, texts.
import type { Page } from '@playwright/test';
import { expect, hold } from '../helpers/browser';
import { expectToast } from '../helpers/browser-accounts';
import { skip, use, walkTo } from '../helpers/keyboard';
import { callApi, forget, openPanel, signInAdmin, test } from '../helpers/panel';
import { createPost, readPost } from '../helpers/posts';
import { createProduct, deleteProducts } from '../helpers/products';
import { expectSaid, listen } from '../helpers/spoken';
import { kept } from '../helpers/working-copies';

const main = (page: Page) => page.getByRole('main');
const title = (page: Page) => page.getByRole('heading', { level: 1 });
const SAVE = 'ControlOrMeta+s';

/** Replaces the text of the field that has the focus. */
async function retype(page: Page, text: string) {
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(text);
}

test('an editor is led to a wrong field, corrects it, and hears that it is saved', async ({ page }) => {
  await signInAdmin(page);
  const { id, name } = await createProduct(page);
  await listen(page);
  await openPanel(page, `/painel/produtos/${id}`);
  await skip(page);
  const price = page.getByLabel('Preço', { exact: true });
  await walkTo(page, price);
  await retype(page, 'abc');
  await page.keyboard.press(SAVE);
  await expect(price).toBeFocused();
  await expect(price).toHaveAttribute('aria-invalid', 'true');
  await expect(price).toHaveAccessibleDescription(/./);
  await retype(page, '14,50');
  await page.keyboard.press(SAVE);
  await expectSaid(page, 'Produto atualizado');
  await expect(price).toBeFocused();
  await deleteProducts(page, name);
});

test('an editor leaves a form with changes, is asked, and stays', async ({ page }) => {
  await openPanel(page, '/painel/perguntas/nova');
  // A new form begins in its first field.
  await expect(main(page).locator('form :focus')).toHaveCount(1);
  const question = page.getByLabel('Pergunta', { exact: true });
  if (!(await question.evaluate((field) => field === document.activeElement))) await walkTo(page, question);
  await page.keyboard.type('E agora?');
  const cancel = main(page).getByRole('link', { name: 'Cancelar' });
  await walkTo(page, cancel, 'Shift+Tab');
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Descartar alterações?' });
  await expect(dialog.getByRole('button', { name: 'Continuar editando' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(cancel).toBeFocused();
  await expect(question).toHaveValue('E agora?');
});

test('an editor resolves a conflict, and keeps the other version', async ({ page, problems }) => {
  await openPanel(page, '/painel');
  const post = await createPost(page, { publishedAt: null, excerpt: 'Como era' });
  await page.goto(`/painel/blog/${post.id}`);
  const excerpt = page.getByRole('textbox', { name: 'Resumo' });
  await expect(excerpt).toBeVisible();
  await walkTo(page, excerpt);
  await retype(page, 'Minha frase');
  const { id, version, ...fields } = post;
  await callApi(page, 'PUT', `/api/panel/posts/${id}`, { ...fields, excerpt: 'Outra frase', version });
  await page.keyboard.press(SAVE);
  const dialog = page.getByRole('dialog', { name: 'Você salvou este registro em outra janela' });
  const choice = dialog.getByRole('group', { name: 'Resumo' });
  await expect(choice.getByRole('radio', { name: 'Sua versão' })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(choice.getByRole('radio', { name: 'Versão salva' })).toBeChecked();
  await use(page, dialog.getByRole('button', { name: 'Salvar o escolhido' }));
  await expect(dialog).toBeHidden();
  await expect(excerpt).toHaveValue('Outra frase');
  await expect(excerpt).toBeFocused();
  forget(problems, '409');
});

test('an editor changes a published post without publishing, hears that it is kept, and discards it', async ({
  page,
}) => {
  await openPanel(page, '/painel');
  const { id } = await createPost(page, { excerpt: 'Como era' });
  await listen(page);
  await page.goto(`/painel/blog/${id}`);
  const excerpt = page.getByRole('textbox', { name: 'Resumo' });
  await expect(excerpt).toBeVisible();
  await walkTo(page, excerpt);
  await retype(page, 'Como vai ser');
  await expectSaid(page, 'Alterações não publicadas');
  await page.keyboard.press('Tab');
  await expect(kept(page)).toBeOnScreen();
  const link = page.getByRole('button', { name: 'Link de prévia' });
  await walkTo(page, link, 'Shift+Tab');
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Link de prévia' });
  await expect(dialog.getByLabel('Endereço')).toHaveValue(/\/previa\//);
  await page.keyboard.press('Escape');
  await expect(link).toBeFocused();
  expect(await readPost(page, id)).toMatchObject({ excerpt: 'Como era' });
});

test('an editor moves a benefit of a product by buttons, and hears where it is', async ({ page }) => {
  await signInAdmin(page);
  const { id, name } = await createProduct(page);
  await openPanel(page, `/painel/produtos/${id}`);
  await skip(page);
  const down = page.getByRole('button', { name: 'Mover benefício 1 para baixo' });
  await use(page, down);
  await expect(page.getByRole('button', { name: 'Mover benefício 2 para baixo' })).toBeFocused();
  await deleteProducts(page, name);
});

test('an editor adds opening hours, hears the text of the site’s, and removes them', async ({ page }) => {
  await openPanel(page, '/painel/locations/novo');
  const add = page.getByRole('button', { name: 'Adicionar horário' });
  await use(page, add);
  const line = page.getByRole('group', { name: 'Horário 1' });
  await expect(line.getByRole('button', { name: 'segunda' })).toBeFocused();
  const saturday = line.getByRole('button', { name: 'sábado' });
  await walkTo(page, saturday);
  await page.keyboard.press('Space');
  await walkTo(page, line.getByLabel('Abre às'));
  await page.keyboard.type('0830');
  await expect(saturday).toHaveAttribute('aria-pressed', 'true');
  await expect(line.getByLabel('Abre às')).toHaveValue('08:30');
  await expect(page.getByText(/^No site: Segunda a sábado, 8h30/)).toBeOnScreen({ scrolled: true });
  await use(page, line.getByRole('button', { name: 'Remover horário 1' }));
  await expect(line).toBeHidden();
  await expect(add).toBeFocused();
});

test('an editor chooses a picture for a field, by a search in Mídia', async ({ page }) => {
  await listen(page);
  await openPanel(page, '/painel/slides/novo');
  const opener = page.getByRole('button', { name: 'Escolher da Mídia' }).first();
  await use(page, opener);
  const picker = page.getByRole('dialog', { name: 'Escolher da Mídia' });
  const search = picker.getByRole('searchbox', { name: 'Buscar imagem' });
  await expect(search).toBeFocused();
  await page.keyboard.type('pistache');
  await expectSaid(page, /^1\d itens na lista$/);
  const picture = picker.getByRole('listitem').getByRole('button').first();
  await walkTo(page, picker.getByRole('button', { name: 'Enviar imagens' }));
  await page.keyboard.press('Tab');
  await expect(picture).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(picker).toBeHidden();
  await expect(opener).toBeFocused();
  await expect(page.getByLabel('URL da Imagem')).toHaveValue(/^\/images\//);
});

test('an administrator changes a setting and resets it', async ({ page }) => {
  await openPanel(page, '/painel/configuracoes');
  await skip(page);
  const name = page.getByLabel('Nome da marca', { exact: true });
  await walkTo(page, name);
  await retype(page, 'Outra marca');
  const reset = page.getByRole('button', { name: 'Restaurar padrão de Nome da marca' });
  await use(page, reset);
  await expect(name).toHaveValue('Soul');
  await expect(name).toBeFocused();
});

test('an editor goes to a section of a page’s texts, and hears what is saved', async ({ page }) => {
  await listen(page);
  await openPanel(page, '/painel/paginas/sobre');
  await skip(page);
  await use(
    page,
    page.getByRole('navigation', { name: 'Seções desta página' }).getByRole('button', { name: 'Missão' }),
  );
  const [first] = await walkTo(page, page.getByLabel('Título da missão'));
  expect(first).toContain('Título da missão');
});

test('while a save is under way the button says so and keeps the focus', async ({ page }) => {
  await signInAdmin(page);
  const { id, name } = await createProduct(page);
  await openPanel(page, `/painel/produtos/${id}`);
  await skip(page);
  const field = page.getByLabel('Nome', { exact: true });
  await walkTo(page, field);
  await page.keyboard.press('End');
  await page.keyboard.type(' nova');
  const release = await hold(page, `/api/panel/products/${id}`);
  const update = page.getByRole('button', { name: /^(Atualizar|Salvando)/ });
  await walkTo(page, update, 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(update).toHaveText(/Salvando/);
  release();
  await expectToast(page, 'Produto atualizado');
  await expect(page.locator(':focus')).toHaveCount(1);
  await expect(title(page).or(update).or(field).and(page.locator(':focus'))).toHaveCount(1);
  await deleteProducts(page, name);
});
