import type { Page } from '@playwright/test';
import type { ProductRecord } from '../../src/shared/product';
import { expect } from '../helpers/browser';
import { expectToast } from '../helpers/browser-accounts';
import { administrator, callApi, forget, openPanel, signIn, signInAdmin, test } from '../helpers/panel';
import { createPost, readPost } from '../helpers/posts';
import { createProduct, deleteProducts } from '../helpers/products';
import { uniqueName } from '../helpers/unique-name';

const palette = (page: Page) => page.getByRole('dialog', { name: 'Buscar ou ir para' });
const option = (page: Page, name: string | RegExp) => palette(page).getByRole('option', { name });
const group = (page: Page, name: string) => palette(page).getByRole('group', { name }).getByRole('option');

async function type(page: Page, query: string) {
  // The shortcut works only once the panel's frame is mounted.
  await expect(async () => {
    if (!(await palette(page).isVisible())) await page.keyboard.press('ControlOrMeta+k');
    await expect(palette(page)).toBeVisible({ timeout: 1000 });
  }).toPass();
  await palette(page).getByRole('combobox').fill(query);
}

const readProduct = (page: Page, id: number) => callApi<ProductRecord>(page, 'GET', `/api/panel/products/${id}`);

test('a product is deactivated by name, the open list shows it, and the toast undoes it', async ({ page }) => {
  await signInAdmin(page);
  const { id, name } = await createProduct(page, { active: true });
  await openPanel(page, `/painel/produtos?busca=${encodeURIComponent(name)}`);
  const active = page.getByRole('switch', { name: `${name} ativo` });
  await expect(active).toBeChecked();
  await type(page, `desat ${name}`);
  await expect(palette(page).getByRole('option')).toHaveText([new RegExp(`^Desativar ${name}`)]);
  await expect(option(page, `Desativar ${name}`)).toBeOnScreen();
  await page.keyboard.press('Enter');
  await expect(palette(page)).toBeHidden();
  await expectToast(page, 'Produto desativado');
  await expect(active).not.toBeChecked();
  expect((await readProduct(page, id)).active).toBe(false);

  await page.getByRole('region', { name: 'Avisos' }).getByRole('button', { name: 'Desfazer' }).click();
  await expectToast(page, 'Pronto, desfizemos');
  await expect(active).toBeChecked();
  expect((await readProduct(page, id)).active).toBe(true);
  await deleteProducts(page, name);
});

test('a record found by name offers to open it first, then to change its state', async ({ page }) => {
  await signInAdmin(page);
  const { id, name } = await createProduct(page);
  await openPanel(page);
  await type(page, name);
  await expect(palette(page).getByRole('option')).toHaveText([new RegExp(`^${name}`), new RegExp(`^Ativar ${name}`)]);
  await option(page, `Ativar ${name}`).click();
  await expectToast(page, 'Produto ativado');
  expect((await readProduct(page, id)).active).toBe(true);
  await deleteProducts(page, name);
});

test('a product that another person changed is not switched, and the list shows its current state', async ({
  page,
  problems,
}) => {
  await signInAdmin(page);
  const { id, name, version } = await createProduct(page, { active: true });
  await openPanel(page, `/painel/produtos?busca=${encodeURIComponent(name)}`);
  await type(page, `desat ${name}`);
  await expect(option(page, `Desativar ${name}`)).toBeOnScreen();
  await callApi(page, 'PUT', `/api/panel/products/${id}/featured`, { version, featured: true });
  await page.keyboard.press('Enter');
  await expectToast(page, 'Erro ao atualizar status');
  await expect(page.getByRole('switch', { name: `${name} ativo` })).toBeChecked();
  await expect(page.getByRole('switch', { name: `${name} em destaque` })).toBeChecked();
  forget(problems, 'status of 409');
  await deleteProducts(page, name);
});

test('a post is unpublished and published by its title', async ({ page }) => {
  await signInAdmin(page);
  const title = uniqueName('Paleta');
  const { id } = await createPost(page, { title });
  await openPanel(page, `/painel/blog?busca=${encodeURIComponent(title)}`);
  const card = page.getByRole('article').filter({ hasText: title });
  await expect(card.getByText('Publicada')).toBeOnScreen();
  await type(page, `despub ${title}`);
  await option(page, `Despublicar ${title}`).click();
  await expectToast(page, 'Postagem despublicada', `“${title}” saiu do site.`);
  await expect(card.getByText('Rascunho')).toBeOnScreen();
  expect((await page.request.get(`/api/posts/${id}`)).status()).toBe(404);
  await type(page, `publicar ${title}`);
  await option(page, `Publicar ${title}`).click();
  await expectToast(page, 'Postagem publicada', `“${title}” já está no site.`);
  await expect(card.getByText('Publicada')).toBeOnScreen();
  const { version } = await readPost(page, id);
  await callApi(page, 'DELETE', `/api/panel/posts/${id}?version=${version}`);
});

test('a location and a slide are switched by name', async ({ page }) => {
  const asked: string[] = [];
  const seen = { shown: true, version: 3 };
  const results = [
    { noun: 'locations', id: 4, title: 'Soul Sul', hint: 'Vitória - ES', path: '/painel/locations/4', seen },
    { noun: 'slides', id: 5, title: 'Sol', hint: 'Slide', path: '/painel/slides/5', seen: { ...seen, shown: false } },
  ];
  await openPanel(page);
  await page.route('**/api/panel/search?*', (route) => route.fulfill({ json: { results } }));
  await page.route(/\/api\/panel\/(locations|slides)\/\d\/active$/, (route) => {
    asked.push(`${new URL(route.request().url()).pathname} ${route.request().postData()}`);
    return route.fulfill({ json: { record: { id: 1 }, activityId: 1 } });
  });
  await type(page, 'so');
  await option(page, /^Desativar Soul Sul/).click();
  await expectToast(page, 'Local desativado');
  await type(page, 'so');
  await option(page, /^Ativar Sol/).click();
  await expectToast(page, 'Slide ativado');
  expect(asked).toEqual([
    '/api/panel/locations/4/active {"version":3,"active":false}',
    '/api/panel/slides/5/active {"version":3,"active":true}',
  ]);
});

test('a command with a name finds only records of that name', async ({ page }) => {
  await openPanel(page);
  const options = group(page, 'Mostrar ou tirar do site');
  await type(page, 'desativar soul shake choc');
  // The name that was typed comes before a longer one with the same words.
  await expect(options).toHaveText([/^Desativar Soul Shake ChocolateSoul Shake$/, /Pistache com Chocolate Branco/]);
  await palette(page).getByRole('combobox').fill('desat choc');
  await expect(options.filter({ hasText: 'Desativar Soul Shake Chocolate' })).toBeOnScreen();
  const titles = await options.allTextContents();
  expect(titles.filter((title) => !/^Desativar .*choc/i.test(title))).toEqual([]);
});

test('a command without a name asks for it', async ({ page }) => {
  await openPanel(page);
  await page.route('**/api/panel/search?*', (route) => route.fulfill({ json: { results: [] } }));
  await type(page, 'desat');
  await expect(palette(page).getByText('Escreva também o quê: “desativar chocolate”.')).toBeOnScreen();
});

test('a table is exported by its name', async ({ page }) => {
  await openPanel(page);
  await type(page, 'exportar pro');
  await expect(group(page, 'Exportar')).toHaveText(['Exportar produtosCSV', 'Exportar produtosJSON']);
  const downloading = page.waitForEvent('download');
  await page.keyboard.press('Enter');
  expect((await downloading).suggestedFilename()).toMatch(/^soul-produtos-.*\.csv$/);
});

test('the theme is changed, and its button shows the new one', async ({ page }) => {
  await openPanel(page);
  await type(page, 'escuro');
  await expect(palette(page).getByRole('option').first()).toHaveText('Usar tema escuro');
  await page.keyboard.press('Enter');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(page.getByRole('button', { name: 'Tema: escuro' })).toBeOnScreen();
  await type(page, 'tema');
  await expect(palette(page).getByRole('option')).toHaveText(['Usar tema do sistema', 'Usar tema claro']);
});

test('the site opens in a new tab', async ({ page }) => {
  await openPanel(page);
  await type(page, 'ver o site');
  await expect(palette(page).getByRole('option').first()).toHaveText(/ver o site/i);
  const opening = page.context().waitForEvent('page');
  await page.keyboard.press('Enter');
  const site = await opening;
  await expect(site).toHaveURL('/');
  await site.close();
  await expect(page).toHaveURL('/painel');
});

test('the last five opened records come first, and a deleted one is removed', async ({ page }) => {
  await signInAdmin(page);
  const { id, name } = await createProduct(page);
  await openRecord(page, '/painel/locations/2');
  await openRecord(page, '/painel/slides/1');
  await openRecord(page, '/painel/slides/2');
  await openRecord(page, '/painel/blog/1');
  await openRecord(page, '/painel/produtos/categorias/soulshake');
  await openRecord(page, `/painel/produtos/${id}`);
  await page.keyboard.press('ControlOrMeta+k');
  // The open record is not in its own list.
  const hints = ['Categoria', 'Postagem', 'Slide', 'Slide', 'Local'];
  await expect(group(page, 'Abertos há pouco')).toHaveText(hints.map((hint) => new RegExp(`${hint}$`)));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/painel/produtos/categorias/soulshake');
  await page.keyboard.press('ControlOrMeta+k');
  await expect(group(page, 'Abertos há pouco').first()).toHaveText(`${name}Produto`);
  await page.keyboard.press('Escape');

  await openPanel(page, `/painel/produtos?busca=${encodeURIComponent(name)}`);
  await page.getByRole('button', { name: `Excluir ${name}` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Excluir' }).click();
  await expectToast(page, 'Produto excluído');
  await page.keyboard.press('ControlOrMeta+k');
  await expect(group(page, 'Abertos há pouco').first()).toHaveText(/Categoria$/);
});

test('signing out removes the recent records, and those of another person are not shown', async ({ page }) => {
  await signIn(page, await administrator());
  await openRecord(page, '/painel/slides/1');
  const kept = () => page.evaluate(() => localStorage.getItem('soul-recent'));
  expect(await kept()).toContain('"noun":"slides"');
  await page.evaluate(
    (text) => localStorage.setItem('soul-recent', text),
    JSON.stringify({ person: 'outra', records: [{ noun: 'slides', id: 9, title: 'De outra pessoa' }] }),
  );
  await page.goto('/painel');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('ControlOrMeta+k');
  await expect(option(page, 'Nova Postagem')).toBeOnScreen();
  await expect(palette(page).getByText('De outra pessoa')).toHaveCount(0);
  await palette(page).getByRole('combobox').fill('sair');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/');
  expect(await kept()).toBeNull();
});

/** Opens a record and waits until it is stored as recent. */
async function openRecord(page: Page, path: string) {
  const id = path.split('/').at(-1) ?? '';
  await page.goto(path);
  await expect.poll(() => lastNoted(page)).toBe(id);
}

const lastNoted = (page: Page) =>
  page.evaluate(() => String(JSON.parse(localStorage.getItem('soul-recent') ?? 'null')?.records[0].id));
