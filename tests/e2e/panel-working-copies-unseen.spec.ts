// Changes to unpublished records are also stored by the server, with messages of their own.
import type { Page } from '@playwright/test';
import { expect } from '../helpers/browser';
import { expectToast } from '../helpers/browser-accounts';
import { anotherEditor, callApi, callAs, forget, openPanel, test } from '../helpers/panel';
import { card, createPost, readPost, save } from '../helpers/posts';

const excerpt = (page: Page) => page.getByRole('textbox', { name: 'Resumo' });
const pending = (page: Page) => page.getByRole('status').filter({ hasText: 'Alterações não salvas' });
const kept = (page: Page) => page.getByText(/guardadas às \d\d:\d\d/);

/** To the minute, as in the form. */
const IN_A_YEAR = `${new Date(Date.now() + 365 * 24 * 60 * 60 * 1000).toISOString().slice(0, 16)}:00.000Z`;

for (const [what, publishedAt] of [
  ['a draft', null],
  ['a planned post', IN_A_YEAR],
] as const) {
  test(`the working copy of ${what} continues on another computer, and is saved there`, async ({
    page,
    browser,
    baseURL,
  }) => {
    await openPanel(page, '/painel/blog');
    const post = await createPost(page, { excerpt: 'Como era', publishedAt });
    await page.goto(`/painel/blog/${post.id}`);
    await excerpt(page).fill('Como vai ser');
    await expect(pending(page)).toBeOnScreen();
    await excerpt(page).blur();
    await expect(kept(page)).toBeOnScreen();
    expect(await readPost(page, post.id)).toMatchObject({ excerpt: 'Como era', version: 1 });
    // Leaving asks nothing, because the changes are kept.
    await page.getByRole('button', { name: 'Fechar', exact: true }).click();
    await expect(page).toHaveURL('/painel/blog');
    await page.goto(`/painel/blog?situacao=alteradas&busca=${encodeURIComponent(post.title)}`);
    await expect(card(page, post.title).getByText('Alterações não salvas')).toBeOnScreen();

    const context = await browser.newContext({ baseURL: baseURL ?? '', locale: 'pt-BR' });
    const elsewhere = await context.newPage();
    await openPanel(elsewhere, `/painel/blog/${post.id}`);
    await expect(excerpt(elsewhere)).toHaveValue('Como vai ser');
    await expect(pending(elsewhere)).toContainText('continue de onde você parou');
    await save(elsewhere).click();
    await expectToast(elsewhere, 'Postagem atualizada');
    await expect(pending(elsewhere)).toHaveCount(0);
    expect(await readPost(elsewhere, post.id)).toMatchObject({ excerpt: 'Como vai ser', publishedAt });
    await elsewhere.goto(`/painel/blog?busca=${encodeURIComponent(post.title)}`);
    await expect(card(elsewhere, post.title)).toBeOnScreen();
    await expect(card(elsewhere, post.title).getByText('Alterações não salvas')).toHaveCount(0);
    await context.close();
  });
}

test('the messages of a draft’s working copy never call it live, and another person’s part needs confirmation', async ({
  page,
  request,
  problems,
}) => {
  await openPanel(page, '/painel/blog');
  const ana = await anotherEditor(page, request);
  const post = await createPost(page, { excerpt: 'Como era', category: 'Treino', publishedAt: null });
  await page.goto(`/painel/blog/${post.id}`);
  await expect(excerpt(page)).toHaveValue('Como era');
  const path = `/api/panel/posts/${post.id}/working-copy`;
  const typed = { fields: { category: 'Nutrição' }, base: { category: 'Treino' } };
  await callAs(request, 'PUT', path, { ...typed, baseVersion: 1, version: 0 });
  await excerpt(page).fill('Como vai ser');
  await excerpt(page).blur();
  await expectToast(page, `${ana.name} também está editando`, 'Entrou neste formulário: Categoria.');
  await page.getByRole('button', { name: 'Comparar com a versão salva' }).click();
  const compared = page.getByRole('dialog', { name: 'Comparar com a versão salva' });
  await expect(compared).toContainText('só na versão salva');
  await expect(compared.getByRole('region', { name: 'Categoria' }).getByRole('insertion')).toContainText('Nutrição');
  await expect(compared).not.toContainText('no ar');
  await compared.getByRole('button', { name: 'Voltar ao formulário' }).click();
  await save(page).click();
  const question = page.getByRole('dialog', { name: `Salvar também o que ${ana.name} escreveu?` });
  await expect(question).toContainText('Ainda não foi salvo e seria salvo junto: Categoria.');
  await question.getByRole('button', { name: 'Voltar e conferir' }).click();
  await page.getByRole('button', { name: 'Descartar alterações' }).click();
  const discarding = page.getByRole('dialog', { name: 'Descartar alterações?' });
  await expect(discarding).toContainText('A versão salva fica como está.');
  await discarding.getByRole('button', { name: 'Descartar' }).click();
  await expectToast(page, 'Alterações descartadas');
  await expect(excerpt(page)).toHaveValue('Como era');
  expect(await callApi(page, 'GET', path)).toEqual({ copy: null });
  forget(problems, '409');
});

test('the working copy of an inactive location is kept, and its list marks it as unsaved', async ({ page }) => {
  await openPanel(page, '/painel/locations');
  const { rows } = await callApi<{ rows: { id: number; name: string; active: boolean }[] }>(
    page,
    'GET',
    '/api/panel/locations?status=inactive',
  );
  const [location] = rows;
  const path = `/painel/locations/${location?.id}`;
  await page.goto(path);
  await page.getByLabel('E-mail').fill('guardado@example.com');
  await page.getByLabel('E-mail').blur();
  await expect(kept(page)).toBeOnScreen();
  await page.getByRole('link', { name: 'Voltar', exact: true }).click();
  await page.goto('/painel/locations?status=alterados');
  const row = page.getByRole('row').filter({ hasText: location?.name ?? '' });
  await expect(row.getByText('Alterações não salvas')).toBeOnScreen();
  await page.goto(path);
  await expect(page.getByLabel('E-mail')).toHaveValue('guardado@example.com');
  await page.getByRole('button', { name: 'Descartar alterações' }).click();
  await page.getByRole('dialog', { name: 'Descartar alterações?' }).getByRole('button', { name: 'Descartar' }).click();
  await expectToast(page, 'Alterações descartadas');
});
