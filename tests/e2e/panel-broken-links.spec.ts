import { expectToast } from '../helpers/browser-accounts';
import { callApi, forget, signInAdmin, test } from '../helpers/panel';
import { createPost, deletePosts } from '../helpers/posts';
import { createProduct, deleteProducts } from '../helpers/products';

test('the toast says which links a product breaks when it is switched off, in the list and in its form', async ({
  page,
}) => {
  await signInAdmin(page);
  const { id, name, number, category } = await createProduct(page, { active: true });
  const content = `<p><a href="/produtos/${category}/${number}">Veja</a></p>`;
  await createPost(page, { title: `Veja ${name}`, content });
  await page.goto(`/painel/produtos?busca=${encodeURIComponent(name)}`);
  const active = page.getByRole('switch', { name: `${name} ativo` });
  await active.click();
  const one = `A postagem “Veja ${name}” tem um link para esta página, que agora não existe.`;
  await expectToast(page, 'Produto desativado', one);
  await active.click();
  await expectToast(page, 'Produto ativado', name);

  await createPost(page, { title: `Prove ${name}`, content });
  await page.goto(`/painel/produtos/${id}`);
  await page.getByLabel('Ativo', { exact: true }).uncheck();
  await page.getByRole('button', { name: 'Atualizar' }).click();
  await expectToast(page, 'Produto atualizado', '2 registros têm links para esta página, que agora não existe.');
  await deletePosts(page, name);
  await deleteProducts(page, name);
});

test('the toast of a save that also took another edit over says both, that edit and which links break', async ({
  page,
  problems,
}) => {
  await signInAdmin(page);
  const { id, name, ...product } = await createProduct(page, { active: true });
  const content = `<p><a href="/produtos/${product.category}/${product.number}">Veja</a></p>`;
  await createPost(page, { title: `Veja ${name}`, content });
  await page.goto(`/painel/produtos/${id}`);
  await page.getByLabel('Ativo', { exact: true }).uncheck();
  await callApi(page, 'PUT', `/api/panel/products/${id}`, { ...product, name, priceCents: 1590 });
  await page.getByRole('button', { name: 'Atualizar' }).click();
  const taken = 'Mantivemos o que você mudou em outra janela: Preço.';
  const one = `A postagem “Veja ${name}” tem um link para esta página, que agora não existe.`;
  await expectToast(page, 'Produto atualizado', `${taken} ${one}`);
  await deletePosts(page, name);
  await deleteProducts(page, name);
  forget(problems, '409');
});

test('the toast of an act says which links break when it switches off or deletes several products', async ({
  page,
}) => {
  await signInAdmin(page);
  const { name, number, category } = await createProduct(page, { active: true });
  await createProduct(page, { name: `${name} dupla`, active: true });
  const content = `<p><a href="/produtos/${category}/${number}">Veja</a></p>`;
  await createPost(page, { title: `Veja ${name}`, content });
  await page.goto(`/painel/produtos?busca=${encodeURIComponent(name)}`);
  for (const one of [name, `${name} dupla`])
    await page.getByRole('checkbox', { name: `Selecionar ${one}`, exact: true }).check();
  const one = `A postagem “Veja ${name}” tem um link para uma página que agora não existe.`;
  const acts = page.getByRole('region', { name: 'Ações em lote' });
  await acts.getByRole('button', { name: 'Desativar' }).click();
  await expectToast(page, '2 produtos desativados', one);
  await acts.getByRole('button', { name: 'Ativar', exact: true }).click();
  await expectToast(page, '2 produtos ativados');
  await acts.getByRole('button', { name: 'Excluir' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Excluir 2 produtos' }).click();
  await expectToast(page, '2 produtos excluídos', one);
  await deletePosts(page, name);
});
