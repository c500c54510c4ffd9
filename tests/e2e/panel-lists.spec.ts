import type { Page, Route } from '@playwright/test';
import { expect, hold } from '../helpers/browser';
import { expectToast } from '../helpers/browser-accounts';
import { category } from '../helpers/categories';
import { forget, openPanel, test } from '../helpers/panel';

const API = '**/api/panel/categories';
const LIST = '/painel/produtos/categorias';
const LOCATIONS = '/painel/locations';

const rowsOf = (keys: string) => [...keys].map((key, order) => category(key, order));
const names = (page: Page) => page.getByRole('row').getByRole('link', { name: /^[A-D]$/ });

/** Answers with categories in the order of `keys`; if `holds`, calls wait in `held`. */
async function withCategories(page: Page, keys: string) {
  const server = { keys, holds: false, held: [] as Route[] };
  await page.route(API, (route) => {
    if (server.holds) return void server.held.push(route);
    return route.fulfill({ json: { rows: rowsOf(server.keys), next: null } });
  });
  return server;
}

test('a list is shown at once from the cache, and refreshed in the background', { tag: '@main' }, async ({ page }) => {
  const server = await withCategories(page, 'ab');
  await openPanel(page, LIST);
  await expect(names(page)).toHaveText(['A', 'B']);
  await page.getByRole('link', { name: 'Slides', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Slides' })).toBeVisible();
  server.holds = true;
  await page.goBack();
  await expect(names(page)).toHaveText(['A', 'B']);
  await expect(page.getByText('Carregando categorias...')).toHaveCount(0);
  await expect.poll(() => server.held.length).toBe(1);
  await server.held[0]?.fulfill({ json: { rows: rowsOf('abc'), next: null } });
  await expect(names(page)).toHaveText(['A', 'B', 'C']);
});

test('a list is refreshed when the window is visible again', async ({ page }) => {
  const server = await withCategories(page, 'ab');
  await openPanel(page, LIST);
  await expect(names(page)).toHaveText(['A', 'B']);
  server.keys = 'abc';
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
  await expect(names(page)).toHaveText(['A', 'B', 'C']);
});

test('a failed refresh keeps the list and shows an error', async ({ page, problems }) => {
  await withCategories(page, 'ab');
  await openPanel(page, LIST);
  await expect(names(page)).toHaveText(['A', 'B']);
  await page.route(API, (route) => route.fulfill({ status: 503, json: { error: 'O serviço caiu.' } }));
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
  await expectToast(page, 'Erro ao carregar categorias', 'O serviço caiu.');
  await expect(names(page)).toHaveText(['A', 'B']);
  forget(problems, 'status of 503');
});

test('moves are optimistic and sent one after the other, and a failed one is rolled back', async ({
  page,
  problems,
}) => {
  const server = await withCategories(page, 'abc');
  const moves: Route[] = [];
  await page.route('**/api/panel/categories/*/moves', (route) => void moves.push(route));
  await openPanel(page, LIST);
  const up = (name: string) => page.getByRole('button', { name: `Mover ${name} para cima` });
  await up('C').click();
  await expect(names(page)).toHaveText(['A', 'C', 'B']);
  await up('C').click();
  await expect(names(page)).toHaveText(['C', 'A', 'B']);
  await expect.poll(() => moves.length).toBe(1);

  // The first move is answered, but its result is already outdated.
  await moves[0]?.fulfill({ json: { rows: rowsOf('acb'), record: category('c', 1), activityId: 1 } });
  await expect.poll(() => moves.length).toBe(2);
  expect(moves.map((move) => move.request().postDataJSON())).toEqual([{ to: 1 }, { to: 0 }]);
  await expect(names(page)).toHaveText(['C', 'A', 'B']);

  // The second fails: the order after the first one remains.
  server.keys = 'acb';
  await moves[1]?.fulfill({ status: 503, json: { error: 'O serviço caiu.' } });
  await expectToast(page, 'Erro ao reordenar categorias', 'O serviço caiu.');
  await expect(names(page)).toHaveText(['A', 'C', 'B']);
  forget(problems, 'status of 503');
});

test('a switch is optimistic, and rolled back when it fails', { tag: '@main' }, async ({ page, problems }) => {
  let held: Route | undefined;
  await page.route('**/api/panel/products/*/active', (route) => {
    held = route;
  });
  await openPanel(page, '/painel/produtos?categoria=soulcoffee');
  const active = page.getByRole('switch', { name: 'Soul Coffee Mocha ativo' });
  await active.click();
  await expect(active).not.toBeChecked();
  await expect(active).toBeDisabled();
  await held?.fulfill({ status: 503, json: { error: 'O serviço caiu.' } });
  await expectToast(page, 'Erro ao atualizar status', 'O serviço caiu.');
  await expect(active).toBeChecked();
  forget(problems, 'status of 503');
});

test('a switch keeps the focus while its row is written', async ({ page }) => {
  await openPanel(page, '/painel/produtos?categoria=soulcoffee');
  const featured = page.getByRole('switch', { name: 'Soul Coffee Mocha em destaque' });
  const answer = await hold(page, '/api/panel/products/*/featured');
  await featured.focus();
  await page.keyboard.press('Space');
  await expect(featured).toBeDisabled();
  answer();
  await expect(featured).toBeEnabled();
  await expect(featured).toBeFocused();
  await page.keyboard.press('Space');
  await expect(featured).toBeEnabled();
});

/** Event loop turns between two choices: none, and as many as the address needs to update. */
for (const turns of [0, 2]) {
  test(`filters chosen ${turns} turns apart all reach the address`, async ({ page }) => {
    await openPanel(page, LOCATIONS);
    await expect(page.getByRole('row').nth(1)).toBeVisible();
    await page.evaluate(async (between) => {
      const turn = () => new Promise<void>((resolve) => setTimeout(resolve));
      for (const [label, value] of [
        ['Filtrar por UF', 'ES'],
        ['Filtrar por status', 'active'],
        ['Filtrar por tipo', 'store'],
        ['Filtrar por coordenadas', 'missing'],
        ['Filtrar por UF', 'SP'],
      ] as const) {
        const select = document.querySelector<HTMLSelectElement>(`select[aria-label="${label}"]`);
        if (!select) throw new Error(label);
        select.value = value;
        select.dispatchEvent(new Event('change', { bubbles: true }));
        for (let n = 0; n < between; n += 1) await turn();
      }
    }, turns);
    await expect(page).toHaveURL(`${LOCATIONS}?uf=SP&status=active&tipo=store&coordenadas=missing`);
    await page.goBack();
    await expect(page).not.toHaveURL(/uf=SP/);
  });
}

test('text typed into a search is not overwritten while the address is updated', async ({ page }) => {
  await openPanel(page, LOCATIONS);
  const field = page.getByRole('searchbox', { name: 'Buscar locais' });
  await field.evaluate((input: HTMLInputElement) => {
    const seen = new Set<string>();
    Object.assign(window, { seen });
    const { get, set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {};
    Object.defineProperty(input, 'value', {
      configurable: true,
      get,
      set(text) {
        seen.add(text);
        set?.call(input, text);
      },
    });
  });
  await field.pressSequentially('vit');
  await expect(page).toHaveURL(/busca=vit$/);
  await field.pressSequentially('ória');
  await expect(page).toHaveURL(/busca=vit%C3%B3ria$/);
  await expect(field).toHaveValue('vitória');
  const put = await page.evaluate(() => [...(window as unknown as { seen: Set<string> }).seen]);
  expect(put.filter((text) => !'vitória'.startsWith(text) || text === '')).toEqual([]);
});

test('returning from a record after ten minutes restores the filters and scroll position of the list', async ({
  page,
  problems,
}) => {
  await page.clock.install();
  const address = '/painel/produtos?categoria=soulshake&ordem=maior-preco';
  await openPanel(page, address);
  await page.getByRole('link', { name: 'Editar' }).last().scrollIntoViewIfNeeded();
  const scrolled = await page.evaluate(() => scrollY);
  expect(scrolled).toBeGreaterThan(100);
  await page.getByRole('link', { name: 'Editar' }).last().click();
  await expect(page.getByRole('link', { name: 'Cancelar' })).toBeVisible();
  await page.clock.fastForward('10:00');
  await page.getByRole('link', { name: 'Cancelar' }).click();
  await expect(page).toHaveURL(address);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(scrolled);
  // In a long run the session may need renewal here, which begins with a refusal.
  forget(problems, '401');
});

test('a newly loaded address opens at the top of the page', async ({ page }) => {
  await openPanel(page, '/painel/produtos');
  await expect(page.getByRole('row').nth(10)).toBeVisible();
  await page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }));
  await openPanel(page, '/painel/configuracoes');
  await expect(page.getByRole('heading', { level: 1, name: 'Configurações' })).toBeInViewport();
  expect(await page.evaluate(() => scrollY)).toBe(0);
});
