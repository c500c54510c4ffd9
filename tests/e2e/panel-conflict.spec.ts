import { expect } from '../helpers/browser';
import { expectToast } from '../helpers/browser-accounts';
import { anotherEditor, callApi, callAs, forget, openPanel, test } from '../helpers/panel';
import { content, createPost, readPost, save } from '../helpers/posts';

const PARAGRAPHS = '<p>Primeiro.</p><p>Segundo.</p><p>Terceiro.</p>';

test('a conflict over the publication of a post describes both versions in words', async ({ page, problems }) => {
  await openPanel(page, '/painel/blog');
  const post = await createPost(page, { content: '<p>Texto.</p>', publishedAt: null });
  await page.goto(`/painel/blog/${post.id}`);
  await page.getByRole('radio', { name: 'Publicar agora' }).check();
  const { title, content: text, version } = await readPost(page, post.id);
  const publishedAt = '2099-11-25T11:00:00.000Z';
  await callApi(page, 'PUT', `/api/panel/posts/${post.id}`, { title, content: text, version, publishedAt });
  await save(page).click();
  const dialog = page.getByRole('dialog', { name: 'Você salvou este registro em outra janela' });
  const publication = dialog.getByRole('group', { name: 'Publicação' });
  await expect(publication.getByRole('radio', { name: 'Sua versão' })).toBeChecked();
  await expect(publication).toContainText('Publicada');
  await expect(publication).toContainText('Agendada');
  await expect(publication).not.toContainText(/now|scheduled/);
  forget(problems, '409');
});

test('a conflict over the price of a product shows both prices in reais', async ({ page, problems }) => {
  await openPanel(page, '/painel/produtos');
  const { rows } = await callApi<{ rows: { id: number }[] }>(page, 'GET', '/api/panel/products');
  const copied = await callApi<{ record: Record<string, unknown> & { id: number } }>(
    page,
    'POST',
    `/api/panel/products/${rows[0]?.id}/copies`,
    {},
  );
  const { id, ...product } = copied.record;
  await page.goto(`/painel/produtos/${id}`);
  await page.getByLabel('Preço').fill('12,5');
  await callApi(page, 'PUT', `/api/panel/products/${id}`, { ...product, priceCents: 129000 });
  await page.getByRole('button', { name: 'Atualizar' }).click();
  const price = page.getByRole('dialog').getByRole('group', { name: 'Preço' });
  await expect(price).toContainText(/R\$\s12,50/);
  await expect(price).toContainText(/R\$\s1\.290,00/);
  forget(problems, '409');
});

test('concurrent edits in different paragraphs of one article are merged, and the other editor is named', {
  tag: '@main',
}, async ({ page, request, problems }) => {
  await openPanel(page, '/painel/blog');
  const ana = await anotherEditor(page, request);
  const { id, version, ...post } = await createPost(page, { publishedAt: null, content: PARAGRAPHS });
  await page.goto(`/painel/blog/${id}`);
  await content(page).getByText('Primeiro.').click();
  await page.keyboard.press('End');
  await page.keyboard.type(' Meu.');
  const theirs = PARAGRAPHS.replace('Terceiro.', 'Terceiro, dela.').replace('<p>Segundo.</p>', '');
  await callAs(request, 'PUT', `/api/panel/posts/${id}`, { ...post, content: theirs, version });
  await save(page).click();
  await expectToast(page, 'Postagem atualizada', `Mantivemos o que ${ana.name} mudou: Conteúdo.`);
  await expect(content(page)).toHaveText('Primeiro. Meu.Terceiro, dela.');
  const saved = await readPost(page, id);
  expect(saved.content).toBe('<p>Primeiro. Meu.</p><p>Terceiro, dela.</p>');
  forget(problems, '409');
});

test('concurrent edits of the same paragraphs are resolved one by one, and only those', async ({
  page,
  request,
  problems,
}) => {
  await openPanel(page, '/painel/blog');
  const ana = await anotherEditor(page, request);
  const { id, version, ...post } = await createPost(page, { publishedAt: null, content: PARAGRAPHS });
  await page.goto(`/painel/blog/${id}`);
  for (const start of ['Primeiro.', 'Terceiro.']) {
    await content(page).getByText(start).click();
    await page.keyboard.press('End');
    await page.keyboard.type(' Meu.');
  }
  const theirs = PARAGRAPHS.replaceAll('.', ', dela.');
  await callAs(request, 'PUT', `/api/panel/posts/${id}`, { ...post, content: theirs, version });
  await save(page).click();
  const dialog = page.getByRole('dialog', { name: `${ana.name} salvou este registro` });
  await expect(dialog.getByText(/^Foi em \d\d\/\d\d\/\d{4} às \d\d:\d\d\./)).toBeOnScreen();
  await expect(dialog.getByRole('group')).toHaveCount(2);
  const last = dialog.getByRole('group', { name: 'Conteúdo, trecho 2 de 2' });
  await expect(last.getByRole('insertion')).toHaveText([/Meu\.$/, /, dela$/]);
  await last.getByRole('radio', { name: 'Versão salva' }).check();
  await dialog.getByRole('button', { name: 'Salvar o escolhido' }).click();
  await expectToast(page, 'Postagem atualizada');
  const saved = await readPost(page, id);
  expect(saved.content).toBe('<p>Primeiro. Meu.</p><p>Segundo, dela.</p><p>Terceiro, dela.</p>');
  forget(problems, '409');
});
