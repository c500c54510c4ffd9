// A save stays on the form; a new record continues under its own address, without losing text or the caret.
import type { Page } from '@playwright/test';
import type { SlideRecord } from '../../src/shared/slide';
import { expect, hold } from '../helpers/browser';
import { expectToast } from '../helpers/browser-accounts';
import { withLocation } from '../helpers/locations';
import { callApi, openPanel, test } from '../helpers/panel';
import { openUploaded } from '../helpers/panel-pictures';
import { pictureFile } from '../helpers/picture-files';
import { content, createPost, dialog, readPost } from '../helpers/posts';
import { uniqueName } from '../helpers/unique-name';

const saved = (page: Page) => page.getByText(/^Salvo às \d\d:\d\d$/);

test('Ctrl+S creates a post as a draft, which continues at its own address without losing text or caret', {
  tag: '@main',
}, async ({ page }) => {
  await openPanel(page, '/painel/blog/novo');
  await page.getByLabel('Título', { exact: true }).fill('Chá de gengibre');
  await content(page).click();
  await page.keyboard.type('Ferva');
  const release = await hold(page, '/api/panel/posts');
  await page.keyboard.press('ControlOrMeta+s');
  await page.keyboard.type(' a água');
  release();
  await expectToast(page, 'Postagem criada');
  await expect(dialog(page, 'Editar Postagem')).toBeVisible();
  await expect(page).toHaveURL(/\/painel\/blog\/\d+$/);
  await expect(page.getByText('Alterações não salvas')).toBeVisible();
  await expect(content(page)).toBeFocused();
  await page.keyboard.type(' e espere.');
  await page.keyboard.press('ControlOrMeta+s');
  await expect(saved(page)).toBeOnScreen();
  const id = Number(new URL(page.url()).pathname.split('/').pop());
  expect(await readPost(page, id)).toMatchObject({
    content: '<p>Ferva a água e espere.</p>',
    publishedAt: null,
    version: 2,
  });
  await page.reload();
  await expect(content(page)).toHaveText('Ferva a água e espere.');
  await expect(page.getByText(/^Recuperamos/)).toHaveCount(0);
  await page.goto('/painel/blog/novo');
  await expect(page.getByLabel('Título', { exact: true })).toHaveValue('');
});

test('on a phone one press creates a draft, even when publishing is chosen', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openPanel(page, '/painel/blog/novo');
  const name = uniqueName('Rascunho');
  const draft = page.getByRole('button', { name: 'Criar rascunho' });
  // Missing values are reported, and nothing is published yet.
  await draft.click();
  await expect(page.getByRole('button', { name: 'Um campo a corrigir' })).toBeOnScreen();
  await page.getByLabel('Título', { exact: true }).fill(name);
  await page.getByRole('button', { name: 'Detalhes', exact: true }).click();
  await expect(page.getByRole('radio', { name: 'Rascunho' })).toBeChecked();
  await page.getByRole('radio', { name: 'Publicar agora' }).check();
  await draft.click();
  await expectToast(page, 'Postagem criada');
  await expect(page).toHaveURL(/\/painel\/blog\/\d+$/);
  await expect(draft).toHaveCount(0);
  const id = Number(new URL(page.url()).pathname.split('/').pop());
  expect(await readPost(page, id)).toMatchObject({ title: name, publishedAt: null });
});

test('a refused Ctrl+S leaves the chosen publication as it was', async ({ page }) => {
  await openPanel(page, '/painel/blog/novo');
  await page.getByLabel('Título', { exact: true }).press('ControlOrMeta+s');
  await expect(page.getByRole('button', { name: /a corrigir$/ })).toBeOnScreen();
  await expect(page.getByRole('radio', { name: 'Publicar agora' })).toBeChecked();
});

test('after a record was created, a new form is empty', async ({ page }) => {
  await openPanel(page, '/painel/produtos/categorias/nova');
  const name = `Chás ${Date.now()}`;
  await page.getByLabel('Nome', { exact: true }).fill(name);
  await page.getByLabel('URL da Imagem').fill('/images/categorias/soulfuel.webp');
  await page.getByRole('button', { name: 'Criar' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Editar Categoria' })).toBeVisible();
  await expect(page.getByLabel('Nome', { exact: true })).toHaveValue(name);
  await expect(page).not.toHaveURL(/\/nova$/);
  const key = new URL(page.url()).pathname.split('/').pop();
  await page.keyboard.press('ControlOrMeta+k');
  await expect(page.getByRole('combobox')).toBeFocused();
  await page.keyboard.type('nova categoria');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Nova Categoria' })).toBeVisible();
  await expect(page.getByLabel('Nome', { exact: true })).toHaveValue('');
  await callApi(page, 'DELETE', `/api/panel/categories/${key}?version=1`);
});

test('the save button keeps the focus during a save', async ({ page }) => {
  await openPanel(page, '/painel/blog');
  const { id } = await createPost(page, { publishedAt: null });
  await page.goto(`/painel/blog/${id}`);
  await page.getByRole('button', { name: 'Salvar' }).focus();
  const answer = await hold(page, `/api/panel/posts/${id}`);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Salvando...' })).toBeDisabled();
  answer();
  await expect(saved(page)).toBeOnScreen();
  await expect(page.getByRole('button', { name: 'Salvar' })).toBeFocused();
});

test('a save deletes cached pages of the site', async ({ page }) => {
  await openPanel(page, '/painel/blog/novo');
  await page.evaluate(async () => (await caches.open('soul-0123-pages')).put('/blog', new Response('De antes')));
  await page.getByLabel('Título', { exact: true }).fill('Chá de hortelã');
  await page.getByRole('radio', { name: 'Rascunho' }).check();
  await page.keyboard.press('ControlOrMeta+s');
  await expectToast(page, 'Postagem criada');
  expect(await page.evaluate(() => caches.keys())).not.toContain('soul-0123-pages');
});

test('leaving while a record is being created does not lead back to it', async ({ page }) => {
  await openPanel(page, '/painel/blog/novo');
  await page.getByLabel('Título', { exact: true }).fill('Deixado no caminho');
  await page.getByRole('radio', { name: 'Rascunho' }).check();
  const release = await hold(page, '/api/panel/posts');
  await page.keyboard.press('ControlOrMeta+s');
  await page.getByRole('button', { name: 'Fechar', exact: true }).click();
  await page.getByRole('button', { name: 'Descartar', exact: true }).click();
  await expect(page).toHaveURL('/painel/blog');
  release();
  await expectToast(page, 'Postagem criada');
  await expect(page).toHaveURL('/painel/blog');
});

test('what is typed during a creation and kept on leaving is in the created record, and nothing is typed while leaving', async ({
  page,
}) => {
  await openPanel(page, '/painel/blog/novo');
  const title = page.getByLabel('Título', { exact: true });
  const first = uniqueName('Postagem');
  await title.fill(first);
  await page.getByRole('radio', { name: 'Rascunho' }).check();
  const created = await hold(page, '/api/panel/posts');
  await page.keyboard.press('ControlOrMeta+s');
  await title.fill(`${first}, e mais`);
  const left = await hold(page, '/assets/panel/list-*.js');
  await page.getByRole('button', { name: 'Fechar', exact: true }).click();
  const question = page.getByRole('dialog', { name: 'Descartar alterações?' });
  await question.getByRole('button', { name: 'Guardar e sair' }).click();
  await expect(question.getByText('Saindo...')).toBeOnScreen();
  await expect(question.getByRole('button', { name: 'Continuar editando' })).toBeDisabled();
  left();
  await expect(page).toHaveURL('/painel/blog');
  await expect(question).toBeHidden();
  created();
  await expectToast(page, 'Postagem criada');
  await page.unroute('**/api/panel/posts');
  await page.getByRole('link', { name: first }).click();
  await expect(title).toHaveValue(`${first}, e mais`);
});

/** Returns the slide in the middle, which no other test edits. */
async function someSlide(page: Page) {
  await openPanel(page);
  const { rows } = await callApi<{ rows: SlideRecord[] }>(page, 'GET', '/api/panel/slides');
  return rows.find(({ position }) => position === 2);
}

for (const { screen, edit, some, wait } of [
  { screen: '/painel/slides', edit: '/editar', some: someSlide, wait: 'Slide salvo com sucesso!' },
  { screen: '/painel/locations', edit: '', some: withLocation, wait: 'Local atualizado' },
]) {
  test(`at ${screen} Ctrl+S saves in place, and the button returns to the list`, async ({ page }) => {
    const record = await some(page);
    await page.goto(`${screen}/${record?.id}${edit}`);
    await expect(page.getByRole('button', { name: 'Atualizar' })).toBeVisible();
    const { pathname } = new URL(page.url());
    await page.keyboard.press('ControlOrMeta+s');
    await expectToast(page, wait);
    await expect(saved(page)).toBeOnScreen();
    await expect(page).toHaveURL(pathname);
    await page.getByRole('button', { name: 'Atualizar' }).click();
    await expect(page).toHaveURL(screen);
  });
}

test('a draft is not offered to another user of the same browser', async ({ page }) => {
  await openPanel(page, '/painel/slides/novo');
  await page.getByLabel('Título', { exact: true }).fill('Segredo de outra pessoa');
  await page.evaluate(() => {
    for (const key of Object.keys(localStorage).filter((name) => name.startsWith('soul-draft:'))) {
      localStorage.setItem(key.replace(/:\d+:/, ':999999:'), localStorage.getItem(key) ?? '');
      localStorage.removeItem(key);
    }
  });
  page.once('dialog', (leave) => leave.accept());
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Novo Slide' })).toBeVisible();
  await expect(page.getByLabel('Título', { exact: true })).toHaveValue('');
});

test('cancelling “save and leave” keeps the form open when the save succeeds', async ({ page }) => {
  await openUploaded(page, await pictureFile());
  const { pathname } = new URL(page.url());
  const alt = page.getByRole('textbox', { name: 'Texto alternativo' });
  await alt.fill('Um retângulo violeta');
  const release = await hold(page, '/api/panel/media/*');
  await page.getByRole('link', { name: 'Atividade', exact: true }).click();
  const question = page.getByRole('dialog', { name: 'Descartar alterações?' });
  await question.getByRole('button', { name: 'Salvar e sair' }).click();
  await expect(question.getByRole('button', { name: 'Salvando...' })).toBeVisible();
  await question.getByRole('button', { name: 'Continuar editando' }).click();
  await expect(question).toBeHidden();
  release();
  await expectToast(page, 'Imagem salva');
  await expect(page).toHaveURL(pathname);
  await expect(alt).toHaveValue('Um retângulo violeta');
  await page.getByRole('link', { name: 'Atividade', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Atividade' })).toBeOnScreen();
});
