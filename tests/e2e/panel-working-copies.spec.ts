// Changes to a published record are stored by the server, previewed by a link, and go live only on save.
import type { Page } from '@playwright/test';
import { expect, hold, open } from '../helpers/browser';
import { expectToast } from '../helpers/browser-accounts';
import { anotherEditor, callApi, callAs, forget, openPanel, signInAs, test } from '../helpers/panel';
import { card, content, createPost, readPost, save } from '../helpers/posts';
import { createProduct, deleteProducts } from '../helpers/products';

const excerpt = (page: Page) => page.getByRole('textbox', { name: 'Resumo' });
const pending = (page: Page) => page.getByRole('status').filter({ hasText: 'Alterações não publicadas' });
const kept = (page: Page) => page.getByText(/guardadas às \d\d:\d\d/);
const copyOf = async (page: Page, id: number) =>
  (
    await callApi<{ copy: { fields: object; version: number } | null }>(
      page,
      'GET',
      `/api/panel/posts/${id}/working-copy`,
    )
  ).copy;

test('a working copy is stored on the server, continued elsewhere, previewed by a link, and published by a save', {
  tag: '@main',
}, async ({ page, browser, baseURL }) => {
  await openPanel(page, '/painel/blog');
  const post = await createPost(page, { excerpt: 'Como era' });
  await page.goto(`/painel/blog/${post.id}`);
  await excerpt(page).fill('Como vai ser');
  await expect(pending(page)).toBeOnScreen();
  await expect(pending(page)).toContainText('“Salvar” muda o site na hora');
  await excerpt(page).blur();
  await expect(kept(page)).toBeOnScreen();
  expect(await copyOf(page, post.id)).toMatchObject({ fields: { excerpt: 'Como vai ser' } });
  expect(await readPost(page, post.id)).toMatchObject({ excerpt: 'Como era', version: 1 });
  // Leaving asks nothing, because the changes are kept.
  await page.getByRole('button', { name: 'Fechar', exact: true }).click();
  await expect(page).toHaveURL('/painel/blog');
  await page.goto(`/painel/blog?situacao=alteradas&busca=${encodeURIComponent(post.title)}`);
  await expect(card(page, post.title).getByText('Alterações não publicadas')).toBeOnScreen();

  const context = await browser.newContext({
    baseURL: baseURL ?? '',
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
  });
  const elsewhere = await context.newPage();
  await openPanel(elsewhere, `/painel/blog/${post.id}`);
  await expect(excerpt(elsewhere)).toHaveValue('Como vai ser');
  await expect(pending(elsewhere)).toContainText('continue de onde você parou');
  await elsewhere.getByLabel('Título', { exact: true }).fill(`${post.title}, de novo`);
  await elsewhere.getByRole('button', { name: 'Link de prévia' }).click();
  const dialog = elsewhere.getByRole('dialog', { name: 'Link de prévia' });
  const address = dialog.getByLabel('Endereço');
  await expect(address).toHaveValue(/\/previa\/blog\//);
  const link = await address.inputValue();
  await dialog.getByRole('button', { name: 'Fechar' }).click();
  await expect(kept(elsewhere)).toBeOnScreen();

  const stranger = await (await browser.newContext({ baseURL: baseURL ?? '' })).newPage();
  await open(stranger, link);
  await expect(stranger.getByRole('heading', { level: 1 })).toHaveText(`${post.title}, de novo`);
  await expect(stranger.getByText('Como vai ser')).toBeVisible();
  await expect(stranger.getByRole('complementary', { name: 'Prévia' })).toBeInViewport();
  await stranger.goto(`/blog/${post.id}`);
  await expect(stranger.getByText('Como era')).toBeVisible();

  await save(elsewhere).click();
  await expectToast(elsewhere, 'Postagem atualizada');
  await expect(pending(elsewhere)).toHaveCount(0);
  expect(await readPost(page, post.id)).toMatchObject({
    excerpt: 'Como vai ser',
    title: `${post.title}, de novo`,
    version: 2,
  });
  expect(await copyOf(page, post.id)).toBeNull();
  await stranger.goto(link);
  await expect(stranger.getByRole('heading', { name: 'Este link de prévia não vale mais' })).toBeVisible();
  await stranger.context().close();
  await context.close();
});

test('a working copy is compared with the live post, restored field by field, discarded, and brought back by undo', async ({
  page,
}) => {
  await openPanel(page, '/painel/blog');
  const post = await createPost(page, { excerpt: 'Como era', content: '<p>Um.</p>' });
  await page.goto(`/painel/blog/${post.id}`);
  await content(page).fill('Dois.');
  await excerpt(page).fill('Como vai ser');
  await page.getByRole('button', { name: 'Comparar com o que está no ar' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Comparar com o que está no ar' });
  await expect(dialog.getByRole('region', { name: 'Resumo' }).getByRole('insertion')).toContainText('vai ser');
  await expect(dialog.getByRole('region', { name: 'Conteúdo' })).toContainText('Um.');
  await dialog.getByRole('button', { name: 'Restaurar este campo: Resumo' }).click();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(excerpt(page)).toHaveValue('Como era');
  await expect(kept(page)).toBeOnScreen();
  await page.getByRole('button', { name: 'Descartar alterações' }).click();
  await page.getByRole('dialog', { name: 'Descartar alterações?' }).getByRole('button', { name: 'Descartar' }).click();
  await expectToast(page, 'Alterações descartadas');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(content(page)).toHaveText('Um.');
  expect(await copyOf(page, post.id)).toBeNull();
  await page.getByRole('region', { name: 'Avisos' }).getByRole('button', { name: 'Desfazer' }).click();
  await expect(content(page)).toHaveText('Dois.');
  await expect.poll(() => copyOf(page, post.id)).toMatchObject({ fields: { content: '<p>Dois.</p>' } });
  expect(await readPost(page, post.id)).toMatchObject({ content: '<p>Um.</p>', version: 1 });
});

test('a comparison shows both addresses of a changed link and picture', async ({ page }) => {
  await openPanel(page, '/painel/blog');
  const picture = (src: string) => `<figure><img src="${src}" alt="Um copo"></figure>`;
  const body = (href: string, src: string) => `<p>Veja <a href="${href}">o cardápio</a> hoje.</p>${picture(src)}`;
  const post = await createPost(page, { content: body('/produtos', '/images/novidade.webp') });
  await callApi(page, 'PUT', `/api/panel/posts/${post.id}/working-copy`, {
    fields: { content: body('/produtos/soulshake', '/images/categorias/soulfuel.webp') },
    base: { content: post.content },
    baseVersion: 1,
    version: 0,
  });
  await page.goto(`/painel/blog/${post.id}`);
  await page.getByRole('button', { name: 'Comparar com o que está no ar' }).click();
  const compared = page.getByRole('dialog', { name: 'Comparar com o que está no ar' });
  await expect(compared.getByRole('heading', { level: 3 })).toHaveText(['Conteúdo']);
  const told = compared.getByRole('region', { name: 'Conteúdo' });
  await expect(told.getByText('Link de “o cardápio”:')).toBeOnScreen();
  await expect(told.getByText('Imagem “Um copo”:')).toBeOnScreen();
  await expect(told.getByRole('deletion')).toHaveText([/ \/produtos$/, /novidade\.webp$/]);
  await expect(told.getByRole('insertion')).toHaveText([/ \/produtos\/soulshake$/, /soulfuel\.webp$/]);
  await expect(told.getByText('mudou só a formatação')).toHaveCount(0);
});

test('concurrent working copies of one post are merged, and a conflict is resolved by a choice', async ({
  page,
  request,
  problems,
}) => {
  await openPanel(page, '/painel/blog');
  const ana = await anotherEditor(page, request);
  const post = await createPost(page, { excerpt: 'Como era', category: 'Treino' });
  await page.goto(`/painel/blog/${post.id}`);
  await expect(excerpt(page)).toHaveValue('Como era');
  const path = `/api/panel/posts/${post.id}/working-copy`;
  const base = { excerpt: 'Como era', category: 'Treino' };
  const keep = (fields: object, version: number) =>
    callAs<{ version: number }>(request, 'PUT', path, { fields, base, baseVersion: 1, version });
  const first = await keep({ category: 'Nutrição' }, 0);
  await excerpt(page).fill('Meu resumo');
  await excerpt(page).blur();
  await expect(page.getByLabel('Categoria')).toHaveValue('Nutrição');
  await expectToast(page, `${ana.name} também está editando`, 'Entrou neste formulário: Categoria.');
  await expect(kept(page)).toBeOnScreen();
  await keep({ category: 'Nutrição', excerpt: 'Resumo dela' }, first.version + 1);
  await excerpt(page).fill('Meu outro resumo');
  await excerpt(page).blur();
  await expect(pending(page)).toContainText(`${ana.name} mudou o mesmo que você`);
  await page.getByRole('button', { name: 'Escolher o que fica' }).click();
  const dialog = page.getByRole('dialog', { name: `${ana.name} editou este registro` });
  await expect(dialog.getByRole('group')).toHaveCount(1);
  await dialog.getByRole('group', { name: 'Resumo' }).getByRole('radio', { name: 'A outra versão' }).check();
  await dialog.getByRole('button', { name: 'Ficar com o escolhido' }).click();
  await expect(excerpt(page)).toHaveValue('Resumo dela');
  // Another person's changes are published only on purpose.
  await save(page).click();
  const question = page.getByRole('dialog', { name: `Publicar também o que ${ana.name} escreveu?` });
  await expect(question).toContainText('Ainda não foi publicado e iria ao ar junto: Categoria');
  await question.getByRole('button', { name: 'Voltar e conferir' }).click();
  expect(await readPost(page, post.id)).toMatchObject({ excerpt: 'Como era', category: 'Treino', version: 1 });
  await save(page).click();
  await question.getByRole('button', { name: 'Publicar tudo' }).click();
  await expectToast(page, 'Postagem atualizada');
  expect(await readPost(page, post.id)).toMatchObject({ excerpt: 'Resumo dela', category: 'Nutrição', version: 2 });
  forget(problems, '409');
});

test('a conflict between two windows of one person says so', async ({ page, problems }) => {
  await openPanel(page, '/painel/blog');
  const post = await createPost(page, { excerpt: 'Como era' });
  await page.goto(`/painel/blog/${post.id}`);
  await expect(excerpt(page)).toHaveValue('Como era');
  const [fields, base] = [{ excerpt: 'Na outra janela' }, { excerpt: 'Como era' }];
  await callApi(page, 'PUT', `/api/panel/posts/${post.id}/working-copy`, { fields, base, baseVersion: 1, version: 0 });
  await excerpt(page).fill('Nesta janela');
  await excerpt(page).blur();
  await expect(pending(page)).toContainText('você mudou o mesmo em outra janela');
  await page.getByRole('button', { name: 'Escolher o que fica' }).click();
  await expect(page.getByRole('dialog', { name: 'Você editou este registro em outra janela' })).toBeVisible();
  forget(problems, '409');
});

test('without a network a working copy stays in this browser, and is sent when the network is back', async ({
  page,
  problems,
}) => {
  await openPanel(page, '/painel/blog');
  const post = await createPost(page, { excerpt: 'Como era' });
  await page.goto(`/painel/blog/${post.id}`);
  await expect(excerpt(page)).toHaveValue('Como era');
  await page.context().setOffline(true);
  await excerpt(page).fill('Escrito no metrô');
  await excerpt(page).blur();
  await expect(pending(page)).toContainText('só neste navegador por enquanto');
  await page.context().setOffline(false);
  await expect(kept(page)).toBeOnScreen();
  expect(await copyOf(page, post.id)).toMatchObject({ fields: { excerpt: 'Escrito no metrô' } });
  forget(problems, 'ERR_INTERNET_DISCONNECTED');

  // Typed during a save, in a form that is left before the answer, while the copy does not reach the server.
  const release = await hold(page, `/api/panel/posts/${post.id}`);
  await save(page).click();
  await excerpt(page).fill('Escrito às pressas');
  await page.route('**/working-copy', (route) =>
    route.request().method() === 'PUT' ? route.abort() : route.fallback(),
  );
  await page.getByRole('button', { name: 'Fechar', exact: true }).click();
  await expect(page).toHaveURL('/painel/blog');
  release();
  await expectToast(page, 'Postagem atualizada');
  await page.goto(`/painel/blog/${post.id}`);
  await expect(excerpt(page)).toHaveValue('Escrito às pressas');
  forget(problems, 'ERR_FAILED');
});

test('the working copy of a product is kept for an editor on a phone, and saved by Ctrl+S', async ({
  page,
  request,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openPanel(page, '/painel/produtos');
  const { id, name } = await createProduct(page, { active: true });
  await signInAs(page, request, 'editor', `/painel/produtos/${id}`);
  await page.getByLabel('Preço').fill('99,');
  await expect(pending(page)).toBeOnScreen();
  await page.getByLabel('Preço').press('Tab');
  await expect(kept(page)).toBeOnScreen();
  await page.reload();
  await expect(page.getByLabel('Preço')).toHaveValue('99,00');
  await page.getByLabel('Preço').fill('99,5');
  await page.keyboard.press('ControlOrMeta+s');
  await expectToast(page, 'Produto atualizado');
  await expect(pending(page)).toHaveCount(0);
  expect((await callApi<{ priceCents: number }>(page, 'GET', `/api/panel/products/${id}`)).priceCents).toBe(9950);
  await deleteProducts(page, name);
});
