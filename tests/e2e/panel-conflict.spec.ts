import { expect } from '../helpers/browser';
import { callApi, forget, openPanel, test } from '../helpers/panel';
import { createPost, readPost, save } from '../helpers/posts';

test('a conflict over the publication of a post tells both sides in words', async ({ page, problems }) => {
  await openPanel(page, '/painel/blog');
  const post = await createPost(page, { publishedAt: null });
  await page.goto(`/painel/blog/${post.id}`);
  await page.getByRole('radio', { name: 'Publicar agora' }).check();
  const { title, version } = await readPost(page, post.id);
  const publishedAt = '2099-11-25T11:00:00.000Z';
  await callApi(page, 'PUT', `/api/panel/posts/${post.id}`, { title, version, publishedAt });
  await save(page).click();
  const dialog = page.getByRole('dialog', { name: 'Outra pessoa salvou este registro' });
  const publication = dialog.getByRole('group', { name: 'Publicação' });
  await expect(publication.getByRole('radio', { name: 'Sua versão' })).toBeChecked();
  await expect(publication).toContainText('Publicada');
  await expect(publication).toContainText('Agendada');
  await expect(publication).not.toContainText(/now|scheduled/);
  forget(problems, '409');
});

test('a conflict over the price of a product tells both sides in reais', async ({ page, problems }) => {
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
