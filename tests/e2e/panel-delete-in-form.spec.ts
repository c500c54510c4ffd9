import type { Page } from '@playwright/test';
import type { LocationRecord } from '../../src/shared/location';
import { expect } from '../helpers/browser';
import { expectToast } from '../helpers/browser-accounts';
import { category } from '../helpers/categories';
import { API, LIST, withLocation } from '../helpers/locations';
import { callApi, forget, openPanel, test } from '../helpers/panel';
import { card, createPost } from '../helpers/posts';
import { uniqueName } from '../helpers/unique-name';
import { kept } from '../helpers/working-copies';

const deletion = (page: Page) => page.locator('form[data-save]').getByRole('button', { name: 'Excluir', exact: true });
const confirm = (page: Page) => page.getByRole('dialog').last().getByRole('button', { name: 'Excluir', exact: true });
const NOT_BACK = 'As alterações ainda não publicadas se perdem de vez.';

test('a record deleted in its form loses its working copy, and undo restores it in the list', async ({ page }) => {
  const { id, name } = await withLocation(page);
  await page.goto(`${LIST}?busca=${encodeURIComponent(name)}`);
  await page.getByRole('link', { name: `Editar ${name}` }).click();
  await page.getByLabel('Cidade').fill('Linhares');
  await expect(kept(page)).toBeVisible();
  await deletion(page).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('Excluir este local?', { exact: true })).toBeOnScreen();
  await expect(dialog.getByText(NOT_BACK)).toBeOnScreen();
  await dialog.getByRole('button', { name: 'Cancelar' }).click();
  await expect(page.getByLabel('Cidade')).toHaveValue('Linhares');

  await deletion(page).click();
  await confirm(page).click();
  await expectToast(page, 'Local excluído');
  await expect(page).toHaveURL(new RegExp(`${LIST}\\?busca=`));
  await expect(page.getByText('Nenhum local encontrado com os filtros selecionados.')).toBeOnScreen({ scrolled: true });
  await page.getByRole('button', { name: 'Desfazer' }).click();
  await expect(page.getByRole('row').filter({ hasText: name })).toBeVisible();
  expect(await callApi<LocationRecord>(page, 'GET', `${API}/${id}`)).toMatchObject({ name, city: 'São Mateus' });
});

test('a failed deletion keeps what was typed', async ({ page, problems }) => {
  const { id } = await withLocation(page);
  await page.goto(`${LIST}/${id}`);
  await page.getByLabel('Cidade').fill('Linhares');
  await expect(kept(page)).toBeVisible();
  await page.route(`**${API}/${id}?version=*`, (route) =>
    route.fulfill({ status: 503, json: { error: 'O serviço caiu.', code: 'unavailable' } }),
  );
  await deletion(page).click();
  await confirm(page).click();
  await expectToast(page, 'Erro ao excluir', 'O serviço caiu.');
  await expect(page).toHaveURL(`${LIST}/${id}`);
  await expect(page.getByLabel('Cidade')).toHaveValue('Linhares');
  forget(problems, 'status of 503');
});

test('a post is deleted from its details, and a new one has no such button', async ({ page }) => {
  await openPanel(page, '/painel/blog/novo');
  await expect(page.getByLabel('Título', { exact: true })).toBeVisible();
  await expect(deletion(page)).toHaveCount(0);
  const { id, title } = await createPost(page, { publishedAt: null });
  await page.goto(`/painel/blog/${id}`);
  await page.getByRole('region', { name: 'Detalhes' }).getByRole('button', { name: 'Excluir', exact: true }).click();
  await expect(
    page.getByText(`Tem certeza que deseja excluir "${title}"? Esta ação não pode ser desfeita.`),
  ).toBeOnScreen();
  await expect(page.getByText(NOT_BACK)).toHaveCount(0);
  await confirm(page).click();
  await expectToast(page, 'Postagem removida');
  await expect(page).toHaveURL('/painel/blog');
  await page.getByRole('region', { name: 'Avisos' }).getByRole('button', { name: 'Desfazer' }).click();
  await expectToast(page, 'Pronto, desfizemos');
  await page.goto(`/painel/blog?busca=${encodeURIComponent(title)}`);
  await expect(card(page, title)).toBeVisible();
});

test('a category without products is deleted in its form, and one with products links to them', async ({ page }) => {
  await openPanel(page, '/painel/produtos/categorias/soulice');
  await deletion(page).click();
  const dialog = page.getByRole('dialog', { name: 'Esta categoria tem produtos' });
  await expect(dialog.getByRole('link', { name: 'Ver os produtos' })).toBeOnScreen();
  await dialog.getByRole('button', { name: 'Entendi' }).click();
  const { position: _, key: __, version: ___, productCount: ____, ...fields } = category('', 0);
  const name = uniqueName('Linha');
  const { record } = await callApi<{ record: { key: string } }>(page, 'POST', '/api/panel/categories', {
    ...{ ...fields, name, address: undefined, position: 99 },
  });
  await page.goto(`/painel/produtos/categorias/${record.key}`);
  await deletion(page).click();
  await expect(page.getByRole('dialog', { name: 'Excluir esta categoria?' })).toContainText(name);
  await confirm(page).click();
  await expectToast(page, 'Categoria excluída');
  await expect(page).toHaveURL('/painel/produtos/categorias');
  await expect(page.getByRole('row').filter({ hasText: name })).toHaveCount(0);
});
