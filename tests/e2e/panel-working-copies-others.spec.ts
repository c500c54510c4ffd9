// Two editors in one record: what one of them typed stays hers in the form of the other.
import type { APIRequestContext, Browser, Page } from '@playwright/test';
import { expect } from '../helpers/browser';
import { expectToast, signIn, test } from '../helpers/browser-accounts';
import { anotherEditor, callApi, forget, openPanel } from '../helpers/panel';
import { createPost, readPost, save } from '../helpers/posts';
import { createProduct, deleteProducts } from '../helpers/products';
import { kept } from '../helpers/working-copies';

type Around = { page: Page; request: APIRequestContext; browser: Browser; baseURL: string | undefined };

const title = (page: Page) => page.getByLabel('Título', { exact: true });
const excerpt = (page: Page) => page.getByRole('textbox', { name: 'Resumo' });
const category = (page: Page) => page.getByLabel('Categoria');
const dialogs = (page: Page) => page.getByRole('dialog').filter({ hasNotText: 'Editar Postagem' });

/** Returns the window of another editor, with a clock of its own: her form hears of writes when it is moved. */
async function anotherWindow({ page, request, browser, baseURL }: Around) {
  const person = await anotherEditor(page, request);
  const context = await browser.newContext({
    baseURL: baseURL ?? '',
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
  });
  const hers = await context.newPage();
  await signIn(hers, person);
  await hers.clock.install();
  return { hers, name: person.name };
}

/** Types into a field of a form, and waits until the server has it. */
async function keepIn(page: Page, field: (page: Page) => ReturnType<Page['getByLabel']>, text: string) {
  await field(page).fill(text);
  await field(page).blur();
  await expect(kept(page)).toBeVisible();
}

/** Opens a post in both windows after the other editor has typed a title, which so is in both forms. */
async function opened(around: Around, fields: object) {
  const { page } = around;
  await openPanel(page, '/painel/blog');
  const { hers, name } = await anotherWindow(around);
  const post = await createPost(page, { excerpt: 'Como era', category: 'Treino', ...fields });
  const heard = hers.waitForResponse(`**/api/panel/presence/posts/${post.id}`);
  await hers.goto(`/painel/blog/${post.id}`);
  await heard;
  await keepIn(hers, title, `${post.title}, dela`);
  await page.goto(`/painel/blog/${post.id}`);
  await expect(title(page)).toHaveValue(`${post.title}, dela`);
  return { post, hers, name };
}

test('a title that another editor typed and then saved, better, is not replaced by her older one', async ({
  page,
  request,
  browser,
  baseURL,
  problems,
}) => {
  const { post, hers } = await opened({ page, request, browser, baseURL }, {});
  const better = `${post.title}, dela, melhor`;
  await title(hers).fill(better);
  await save(hers).click();
  await expectToast(hers, 'Postagem atualizada');
  await excerpt(page).fill('Meu resumo');
  await excerpt(page).blur();
  await expect(title(page)).toHaveValue(better);
  await expect(kept(page)).toBeOnScreen();
  await save(page).click();
  await expectToast(page, 'Postagem atualizada');
  await expect(dialogs(page)).toHaveCount(0);
  expect(await readPost(page, post.id)).toMatchObject({ title: better, excerpt: 'Meu resumo', version: 3 });
  await hers.clock.runFor(20_000);
  await expect(hers.getByText('Entrou neste formulário: Resumo.')).toBeOnScreen();
  await expect(title(hers)).toHaveValue(better);
  await expect(excerpt(hers)).toHaveValue('Meu resumo');
  await hers.goto(`/blog/${post.id}`);
  await expect(hers.getByRole('heading', { level: 1 })).toHaveText(better);
  // Articles of other tests below may have it, too.
  await expect(hers.getByText('Meu resumo').first()).toBeOnScreen();
  await hers.context().close();
  forget(problems, '409');
});

for (const [what, fields, verb] of [
  ['a published post', {}, 'Publicar'],
  ['a draft', { publishedAt: null }, 'Salvar'],
] as const) {
  test(`a save of ${what} asks only about what another editor has not saved yet`, async ({
    page,
    request,
    browser,
    baseURL,
    problems,
  }) => {
    const { post, hers, name } = await opened({ page, request, browser, baseURL }, fields);
    await save(hers).click();
    await expectToast(hers, 'Postagem atualizada');
    // Saved before this form has heard of hers.
    await excerpt(page).fill('Meu resumo');
    await page.keyboard.press('ControlOrMeta+s');
    await expectToast(page, 'Postagem atualizada');
    await expect(dialogs(page)).toHaveCount(0);
    expect(await readPost(page, post.id)).toMatchObject({ title: `${post.title}, dela`, excerpt: 'Meu resumo' });

    await hers.clock.runFor(20_000);
    await expect(excerpt(hers)).toHaveValue('Meu resumo');
    await keepIn(hers, title, `${post.title}, outra vez`);
    await page.reload();
    await expect(title(page)).toHaveValue(`${post.title}, outra vez`);
    await save(hers).click();
    await expect(hers.getByText(/^Salvo às/)).toBeVisible();
    await keepIn(hers, category, 'Nutrição');
    await excerpt(page).fill('Meu outro resumo');
    await page.keyboard.press('ControlOrMeta+s');
    const question = page.getByRole('dialog', { name: `${verb} também o que ${name} escreveu?` });
    await expect(question).toContainText(/: Categoria\.$/m);
    await question.getByRole('button', { name: `${verb} tudo` }).click();
    await expect
      .poll(() => readPost(page, post.id))
      .toMatchObject({
        title: `${post.title}, outra vez`,
        excerpt: 'Meu outro resumo',
        category: 'Nutrição',
      });
    await hers.context().close();
    forget(problems, '409');
  });
}

test('a title that another editor discards leaves the form of the other, which keeps its own text', async ({
  page,
  request,
  browser,
  baseURL,
}) => {
  const { post, hers } = await opened({ page, request, browser, baseURL }, {});
  await hers.getByRole('button', { name: 'Descartar alterações' }).click();
  await hers.getByRole('dialog', { name: 'Descartar alterações?' }).getByRole('button', { name: 'Descartar' }).click();
  await expectToast(hers, 'Alterações descartadas');
  await excerpt(page).fill('Meu resumo');
  await page.keyboard.press('ControlOrMeta+s');
  await expectToast(page, 'Postagem atualizada');
  await expect(dialogs(page)).toHaveCount(0);
  await expect(title(page)).toHaveValue(post.title);
  expect(await readPost(page, post.id)).toMatchObject({ title: post.title, excerpt: 'Meu resumo' });
  await hers.context().close();
});

test('a title that both typed is a choice between this editor’s and the one that the other saved', async ({
  page,
  request,
  browser,
  baseURL,
  problems,
}) => {
  const { post, hers, name } = await opened({ page, request, browser, baseURL }, {});
  await title(hers).fill(`${post.title}, melhor`);
  await save(hers).click();
  await expectToast(hers, 'Postagem atualizada');
  await title(page).fill(`${post.title}, dela e meu`);
  await save(page).click();
  const choice = page
    .getByRole('dialog', { name: `${name} salvou este registro` })
    .getByRole('group', { name: 'Título' });
  await expect(choice.getByRole('radio', { name: 'Sua versão' })).toBeChecked();
  await expect(choice.getByText('e meu')).toBeOnScreen();
  await choice.getByRole('radio', { name: 'Versão salva' }).check();
  await page.getByRole('button', { name: 'Salvar o escolhido' }).click();
  await expectToast(page, 'Postagem atualizada');
  await expect(title(page)).toHaveValue(`${post.title}, melhor`);
  await hers.context().close();
  forget(problems, '409');
});

test('a price that another editor typed and then saved, lower, is not replaced by hers from a form that was offline', async ({
  page,
  request,
  browser,
  baseURL,
  problems,
}) => {
  await openPanel(page, '/painel/produtos');
  const { id, name } = await createProduct(page, { active: true });
  const { hers } = await anotherWindow({ page, request, browser, baseURL });
  const price = (window: Page) => window.getByLabel('Preço');
  await hers.goto(`/painel/produtos/${id}`);
  await keepIn(hers, price, '99,00');
  await page.goto(`/painel/produtos/${id}`);
  await expect(price(page)).toHaveValue('99,00');
  await page.context().setOffline(true);
  await page.getByLabel('Nome', { exact: true }).fill(`${name}, meu`);
  await page.getByLabel('Nome', { exact: true }).blur();
  await expect(page.getByText('guardadas só neste navegador por enquanto')).toBeVisible();
  await price(hers).fill('89,00');
  await hers.keyboard.press('ControlOrMeta+s');
  await expectToast(hers, 'Produto atualizado');
  // The form is opened again with the draft that this browser kept.
  await page.context().setOffline(false);
  await page.reload();
  await expect(page.getByLabel('Nome', { exact: true })).toHaveValue(`${name}, meu`);
  await page.keyboard.press('ControlOrMeta+s');
  await expectToast(page, 'Produto atualizado');
  await expect(price(page)).toHaveValue('89,00');
  const stored = await callApi<{ priceCents: number; name: string }>(page, 'GET', `/api/panel/products/${id}`);
  expect(stored).toMatchObject({ priceCents: 8900, name: `${name}, meu` });
  await deleteProducts(page, name);
  await hers.context().close();
  forget(problems, '409');
  forget(problems, 'ERR_INTERNET_DISCONNECTED');
});
