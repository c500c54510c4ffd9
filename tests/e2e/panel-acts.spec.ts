import type { Page } from '@playwright/test';
import { expect } from '../helpers/browser';
import { expectToast } from '../helpers/browser-accounts';
import { withLocation } from '../helpers/locations';
import { forget, openPanel, signInAdmin, test } from '../helpers/panel';
import { card, createPost } from '../helpers/posts';
import { SHEET } from '../helpers/product-sheet';
import { createProduct, deleteProducts } from '../helpers/products';
import { uniqueName } from '../helpers/unique-name';

const LIST = '/painel/produtos';
const bar = (page: Page) => page.getByRole('region', { name: 'Ações em lote' });
const choice = (page: Page, name: string) => page.getByRole('checkbox', { name: `Selecionar ${name}`, exact: true });
const act = (page: Page, name: string) => bar(page).getByRole('button', { name, exact: true });

/** Creates products for this test, and opens the list filtered to them. */
async function openOwn(page: Page, flavours: string[], fields: Partial<typeof SHEET> = {}) {
  await signInAdmin(page);
  const name = uniqueName('Lote');
  for (const flavour of flavours) await createProduct(page, { ...fields, name: `${name} ${flavour}` });
  await page.goto(`${LIST}?busca=${encodeURIComponent(name)}`);
  await expect(page.getByRole('row')).toHaveCount(flavours.length + 1);
  return name;
}

test('a bulk price change previews the new prices, and one undo reverts it', { tag: '@main' }, async ({ page }) => {
  const name = await openOwn(page, ['A', 'B', 'C']);
  await expect(bar(page)).toBeHidden();
  await page.getByRole('checkbox', { name: 'Selecionar todos' }).check();
  await expect(bar(page).getByText('3 selecionados')).toBeOnScreen();
  await choice(page, `${name} C`).uncheck();
  await act(page, 'Preço...').click();
  const dialog = page.getByRole('dialog', { name: 'Mudar o preço de 2 produtos' });
  await expect(dialog.getByLabel('Percentual')).toBeFocused();
  await dialog.getByRole('button', { name: 'Mudar preços' }).click();
  await expect(dialog.getByText('Informe um percentual maior que zero, como 7,5.')).toBeOnScreen();
  await dialog.getByLabel('Percentual').fill('7,5');
  await expect(dialog.getByRole('list', { name: 'Preços antes e depois' })).toContainText('R$ 12,90 → R$ 13,87');
  await dialog.getByLabel('Arredondar para terminar em').check();
  await expect(dialog.getByRole('list', { name: 'Preços antes e depois' })).toContainText('R$ 12,90 → R$ 13,90');
  await dialog.getByRole('button', { name: 'Mudar preços' }).click();
  await expectToast(page, '2 produtos com outro preço');
  await expect(page.getByRole('row', { name: `${name} A` })).toContainText('R$ 13,90');
  await expect(page.getByRole('row', { name: `${name} C` })).toContainText('R$ 12,90');

  await page.getByRole('button', { name: 'Desfazer' }).click();
  await expectToast(page, 'Pronto, desfizemos', '2 registros voltaram a ser como antes.');
  await expect(page.getByRole('row', { name: `${name} A` })).toContainText('R$ 12,90');
  await page.goto('/painel/atividade?tipo=products');
  await expect(page.getByText('desfez a mudança de preço de').first()).toBeOnScreen();
  await expect(page.getByText('mudou o preço de').first()).toBeOnScreen({ scrolled: true });
  await deleteProducts(page, name);
});

test('rows are still selected on the way back from one of them, and no longer after another list', async ({ page }) => {
  const name = await openOwn(page, ['A', 'B', 'C']);
  await choice(page, `${name} A`).check();
  await choice(page, `${name} C`).check();
  await page.getByRole('link', { name: `${name} B`, exact: true }).click();
  await page.getByRole('link', { name: 'Cancelar' }).click();
  await expect(bar(page).getByText('2 selecionados')).toBeOnScreen();
  await expect(choice(page, `${name} C`)).toBeChecked();
  await expect(choice(page, `${name} B`)).not.toBeChecked();
  await page.getByRole('link', { name: 'Perguntas', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Perguntas frequentes' })).toBeVisible();
  await expect(page.getByRole('row')).not.toHaveCount(0);
  await page.goBack();
  await expect(page.getByRole('row')).toHaveCount(4);
  await expect(bar(page)).toBeHidden();
  await deleteProducts(page, name);
});

test('changed rows stay selected and shown, ready for the next act', async ({ page }) => {
  const name = await openOwn(page, ['A', 'B']);
  await page.getByRole('checkbox', { name: 'Selecionar todos' }).check();
  await act(page, 'Destacar').click();
  await expectToast(page, '2 produtos em destaque');
  // Under a short list the bar is at the bottom of the window too, and the toast above it.
  const [notice, acts] = await Promise.all([
    page.getByText('2 produtos em destaque', { exact: true }).boundingBox(),
    bar(page).boundingBox(),
  ]);
  expect((notice?.y ?? 0) + (notice?.height ?? 0)).toBeLessThan(acts?.y ?? 0);
  await expect(bar(page).getByText('2 selecionados')).toBeOnScreen();
  await act(page, 'Tirar destaque').click();
  await expectToast(page, '2 produtos fora dos destaques');
  await expect(page.getByRole('switch', { name: `${name} A em destaque`, checked: false })).toBeVisible();
  await page.getByRole('button', { name: 'Desfazer' }).click();
  await expect(page.getByRole('switch', { name: `${name} A em destaque`, checked: true })).toBeVisible();
  // Never featured and active at once: the home page, tested in parallel, would show them.
  await act(page, 'Tirar destaque').click();
  await expect(page.getByRole('switch', { name: `${name} A em destaque`, checked: false })).toBeVisible();
  await act(page, 'Ativar').click();
  await expectToast(page, '2 produtos ativados');
  await deleteProducts(page, name);
});

test('Enter moves from a row to the actions, and Escape clears the selection', async ({ page }) => {
  const name = await openOwn(page, ['A', 'B', 'C']);
  await choice(page, `${name} A`).focus();
  await page.keyboard.press('Space');
  await choice(page, `${name} C`).focus();
  await page.keyboard.press('Shift+Space');
  await expect(bar(page).getByText('3 selecionados')).toBeOnScreen();
  await page.keyboard.press('Enter');
  await expect(act(page, 'Ativar')).toBeFocused();
  await page.keyboard.press('Enter');
  await expectToast(page, '3 produtos ativados');
  await expect(act(page, 'Ativar')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(bar(page)).toBeHidden();
  await expect(page.getByRole('button', { name: 'Desfazer' })).toBeFocused();
  await deleteProducts(page, name);
});

test('when a filter hides the changed rows, the focus moves to the undo button', async ({ page }) => {
  const name = await openOwn(page, ['A', 'B']);
  await page.goto(`${page.url()}&mostrar=inativos`);
  await choice(page, `${name} A`).focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('Enter');
  await act(page, 'Selecionar todos').press('Enter');
  await act(page, 'Ativar').press('Enter');
  await expect(page.getByText('Nenhum produto encontrado com os filtros selecionados.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Desfazer' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('row', { name: `${name} B` })).toBeVisible();
  await deleteProducts(page, name);
});

test('Shift selects and deselects all rows in between', async ({ page }) => {
  const name = await openOwn(page, ['A', 'B', 'C', 'D']);
  await choice(page, `${name} A`).click();
  await choice(page, `${name} C`).click({ modifiers: ['Shift'] });
  await expect(bar(page).getByText('3 selecionados')).toBeOnScreen();
  await choice(page, `${name} B`).click({ modifiers: ['Shift'] });
  await expect(bar(page).getByText('1 selecionado', { exact: true })).toBeOnScreen();
  await expect(choice(page, `${name} A`)).toBeChecked();
  await act(page, 'Limpar seleção').click();
  await expect(bar(page)).toBeHidden();
  await deleteProducts(page, name);
});

test('a row changed in the meantime keeps its state, and is named', async ({ page }) => {
  const name = await openOwn(page, ['A', 'B'], { nutrition: null });
  const other = await page.context().newPage();
  await other.goto(page.url());
  await other.getByRole('switch', { name: `${name} B ativo` }).click();
  await expectToast(other, 'Produto ativado');
  await other.close();

  await choice(page, `${name} A`).check();
  await act(page, 'Selecionar todos').click();
  await act(page, 'Destacar').click();
  await expectToast(page, '1 produto em destaque', `Mudou enquanto isso e ficou como está: ${name} B.`);
  await expect(page.getByRole('switch', { name: `${name} A em destaque`, checked: true })).toBeVisible();
  await expect(page.getByRole('switch', { name: `${name} B ativo` })).toBeChecked();
  await deleteProducts(page, name);
});

test('a failed act keeps the selection', async ({ page, problems }) => {
  const name = await openOwn(page, ['A']);
  await choice(page, `${name} A`).check();
  await page.route('**/api/panel/products/acts', (route) =>
    route.fulfill({ status: 503, json: { error: 'Fora do ar.', code: 'unavailable' } }),
  );
  await act(page, 'Ativar').click();
  await expectToast(page, 'Não foi possível mudar', 'Fora do ar.');
  forget(problems, '503');
  await expect(bar(page).getByText('1 selecionado')).toBeOnScreen();
  await expect(act(page, 'Ativar')).toBeOnScreen();
  await deleteProducts(page, name);
});

test('deleting many products asks with their names, and can be undone', async ({ page }) => {
  const name = await openOwn(page, ['A', 'B']);
  await choice(page, `${name} A`).check();
  await choice(page, `${name} B`).check();
  await act(page, 'Excluir').click();
  const dialog = page.getByRole('dialog', { name: 'Excluir 2 produtos?' });
  await expect(dialog).toContainText(`${name} A e ${name} B`);
  await dialog.getByRole('button', { name: 'Excluir 2 produtos' }).click();
  await expectToast(page, '2 produtos excluídos');
  await expect(page.getByText('Nenhum produto encontrado com os filtros selecionados.')).toBeVisible();
  await page.getByRole('button', { name: 'Desfazer' }).click();
  await expect(page.getByRole('row', { name: `${name} B` })).toBeVisible();
  await deleteProducts(page, name);
});

test('selecting all includes the rows of a filter that are not loaded yet', async ({ page }) => {
  const row = (id: number) => ({
    ...{ ...SHEET, id, version: 3, number: id, name: `Produto ${id}` },
    ...{ image: null, missing: [] },
  });
  await page.route('**/api/panel/products?*', (route) => {
    const first = Number(JSON.parse(new URL(route.request().url()).searchParams.get('after') ?? '["",0]')[1]) + 1;
    const rows = Array.from({ length: 50 }, (_, index) => row(first + index));
    return route.fulfill({ json: { rows, next: first > 100 ? null : `["suplementos",${first + 49}]` } });
  });
  let sent: { rows: unknown[] } | undefined;
  await page.route('**/api/panel/products/acts', (route) => {
    sent = route.request().postDataJSON();
    return route.fulfill({ json: { groupId: null, done: 150, same: 0, left: [], changed: [] } });
  });
  await openPanel(page, `${LIST}?mostrar=ativos`);
  await page.getByRole('checkbox', { name: 'Selecionar todos' }).check();
  await expect(bar(page).getByText('50 selecionados')).toBeOnScreen();
  // The bar is in sight, so the focus in it does not scroll the list.
  const place = () => page.evaluate(() => scrollY);
  const before = await place();
  await act(page, 'Desativar').focus();
  expect(await place()).toBe(before);
  await act(page, 'Selecionar todos').click();
  await expect(bar(page).getByText('150 selecionados')).toBeOnScreen();
  await expect(act(page, 'Selecionar todos')).toBeHidden();
  await act(page, 'Desativar').click();
  await expectToast(page, '150 produtos desativados');
  expect(sent?.rows).toHaveLength(150);
});

test('on a phone the acts are behind one button, and work by keyboard', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const name = await openOwn(page, ['A', 'B']);
  await choice(page, `${name} A`).focus();
  await page.keyboard.press('Space');
  await act(page, 'Selecionar todos').press('Enter');
  await act(page, 'Ações').press('Enter');
  const dialog = page.getByRole('dialog', { name: '2 produtos' });
  await dialog.getByRole('button', { name: 'Categoria...' }).press('Enter');
  const question = page.getByRole('dialog', { name: 'Mudar a categoria de 2 produtos' });
  await question.getByLabel('Nova categoria').selectOption({ label: 'Soul Coffee' });
  await question.getByRole('button', { name: 'Mudar categoria' }).press('Enter');
  await expectToast(page, '2 produtos em outra categoria');
  await expect(act(page, 'Ações')).toBeFocused();
  await expect(page.getByText(/^Soul Coffee nº/)).toHaveCount(2);
  await page.getByRole('button', { name: 'Desfazer' }).press('Enter');
  await expect(page.getByText(/^Suplementos nº/)).toHaveCount(2);
  await deleteProducts(page, name);
});

test('many stores get other hours on a holiday, or on days in a row, and have them back', async ({ page }) => {
  const city = uniqueName('Cidade');
  for (const _ of [1, 2]) await withLocation(page, { city });
  const list = `/painel/locations?busca=${encodeURIComponent(city)}`;
  await page.goto(list);
  const boxes = page.getByRole('checkbox', { name: /^Selecionar (?!tod[ao]s)/ });
  await boxes.nth(0).check();
  await boxes.nth(1).check();
  await act(page, 'Data especial...').click();
  const question = page.getByRole('dialog', { name: 'Data especial de 2 locais' });
  const christmas = question.getByRole('option', { name: /^Natal: / });
  await question.getByLabel('Data', { exact: true }).selectOption((await christmas.getAttribute('value')) ?? '');
  await question.getByText('Outro horário').click();
  await question.getByLabel('Fecha às').fill('16:00');
  await question.getByRole('button', { name: 'Mudar horário' }).click();
  await expectToast(page, '2 locais com a data especial atualizada');
  await page
    .getByRole('link', { name: /^Editar / })
    .first()
    .click();
  const row = page.getByRole('group', { name: 'Horário de Natal' });
  await expect(row.getByLabel('Fecha às')).toHaveValue('16:00');
  await page.goto(list);
  await boxes.nth(0).check();
  await act(page, 'Data especial...').click();
  const other = page.getByRole('dialog', { name: 'Data especial de 1 local' });
  await other.getByLabel('Data', { exact: true }).selectOption('Outra data');
  await other.getByRole('button', { name: 'Mudar horário' }).click();
  await expect(other.getByLabel('De', { exact: true })).toBeFocused();
  await expect(other.getByText('Informe a data.')).toBeVisible();
  await other.getByLabel('De', { exact: true }).fill('2027-12-20');
  await other.getByLabel('Até').fill('2027-12-31');
  await other.getByRole('button', { name: 'Mudar horário' }).click();
  await expectToast(page, '1 local com a data especial atualizada');
  await page.getByRole('button', { name: 'Desfazer' }).first().click();
  await expectToast(page, 'Pronto, desfizemos', '1 registro voltou a ser como antes.');
});

test('posts and locations have acts too', async ({ page }) => {
  const { name } = await withLocation(page);
  await page.goto(`/painel/locations?busca=${encodeURIComponent(name)}`);
  await choice(page, name).check();
  await act(page, 'Tipo...').click();
  await page.getByRole('dialog').getByLabel('Novo tipo').selectOption('flagship');
  await page.getByRole('dialog').getByRole('button', { name: 'Mudar tipo' }).click();
  await expectToast(page, '1 local com outro tipo');
  await page.getByRole('button', { name: 'Desfazer' }).click();
  await expectToast(page, 'Pronto, desfizemos', '1 registro voltou a ser como antes.');

  const { title } = await createPost(page, { publishedAt: null });
  await page.goto(`/painel/blog?situacao=rascunhos&busca=${encodeURIComponent(title)}`);
  await card(page, title).getByRole('checkbox').check();
  await act(page, 'Categoria...').click();
  await page.getByRole('dialog').getByLabel('Nova categoria').fill('Verão');
  await page.getByRole('dialog').getByRole('button', { name: 'Mudar categoria' }).click();
  await expectToast(page, '1 postagem em outra categoria');
  await expect(card(page, title)).toContainText('Verão');
});
